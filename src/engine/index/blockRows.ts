import type { Segment } from '@/catalog/format/segment';
import type { Piece } from './rowRanges';

/** Rows of the segments of a block, one after the other: which piece each is of, and the row in that piece's segment. */
export type Rows = { readonly pieceOf: Uint16Array; readonly rowOf: Uint32Array };

/** One column of some rows, in their order.
 *  @param order  the place of each value's row among the rows, where it is not the order of the rows */
export function gatherColumn(
  pieces: readonly Piece[],
  { pieceOf, rowOf }: Rows,
  pick: (segment: Segment) => Float64Array | Uint8Array,
  order?: Uint16Array,
): Float64Array {
  const columns = pieces.map(({ segment }) => pick(segment));
  const gathered = new Float64Array(rowOf.length);
  for (let at = 0; at < gathered.length; at++) {
    const place = order === undefined ? at : order[at]!;
    gathered[at] = columns[pieceOf[place]!]![rowOf[place]!]!;
  }
  return gathered;
}
