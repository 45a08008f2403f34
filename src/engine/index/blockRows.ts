import type { Segment } from '@/catalog/format/segment';
import type { RowRange } from './rowRanges';

/** The rows of a block in some order: for each its row range, and its row in the segment of that range. */
export type BlockRows = { readonly rangeOf: Uint16Array; readonly rowOf: Uint32Array };

/** Returns one column of some rows, in their order.
 *  @param order  for each value, the index of its row; omitted if values are in the order of the rows */
export function gatherColumn(
  ranges: readonly RowRange[],
  { rangeOf, rowOf }: BlockRows,
  columnOf: (segment: Segment) => Float64Array | Uint8Array,
  order?: Uint16Array,
): Float64Array {
  const columns = ranges.map(({ segment }) => columnOf(segment));
  const gathered = new Float64Array(rowOf.length);
  for (let i = 0; i < gathered.length; i++) {
    const index = order === undefined ? i : order[i]!;
    gathered[i] = columns[rangeOf[index]!]![rowOf[index]!]!;
  }
  return gathered;
}

/** Calls `visit` for each row range of a block.
 *  @param rows   in the order of ranks
 *  @param visit  `docOfRow` maps each row of the segment to its document, −1 for a row that is not in the block */
export function visitRanges(
  ranges: readonly RowRange[],
  { rangeOf, rowOf, docOfRank }: BlockRows & { readonly docOfRank: Uint16Array },
  visit: (range: RowRange, docOfRow: Int32Array, rangeIndex: number) => void,
): void {
  const docsOfRows = ranges.map(({ segment }) => new Int32Array(segment.offerCount).fill(-1));
  for (let rank = 0; rank < docOfRank.length; rank++) {
    docsOfRows[rangeOf[rank]!]![rowOf[rank]!] = docOfRank[rank]!;
  }
  for (const [i, range] of ranges.entries()) visit(range, docsOfRows[i]!, i);
}
