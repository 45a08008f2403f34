import type { Places } from './index/placeRows';
import type { Piece } from './index/rowRanges';

/** Visits the pieces of a block.
 *  @param visit  gets a piece and, for each row of its segment, the doc; −1 for a row that is no doc of the block */
export function visitRows(
  pieces: readonly Piece[],
  { docs, pieceOf, rowOf, docOfRank }: Places,
  visit: (piece: Piece, docOfRow: Int32Array, at: number) => void,
): void {
  const docsOf = pieces.map(({ segment }) => new Int32Array(segment.offers).fill(-1));
  for (let rank = 0; rank < docs; rank++) docsOf[pieceOf[rank]!]![rowOf[rank]!] = docOfRank[rank]!;
  for (const [at, piece] of pieces.entries()) visit(piece, docsOf[at]!, at);
}
