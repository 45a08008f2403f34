import type { Segment } from '@/catalog/format/segment';

/** Some rows of a segment: `from` to `to`, the end left out. */
export type Piece = { readonly segment: Segment; readonly from: number; readonly to: number };

/** The most docs of a block: what is searched at a time stays in a processor's cache, and a doc's number, and one more
 *  than that, fits in 16 bits. */
export const MOST_DOCS = 65_535;

/** Shares the rows of segments out among blocks: in order, each block filled before the next begins.
 *  @param most  how many rows a block may have */
export function sharePieces(segments: readonly Segment[], most: number = MOST_DOCS): readonly (readonly Piece[])[] {
  const blocks: Piece[][] = [];
  let room = 0;
  for (const segment of segments) {
    for (let from = 0; from < segment.offers; ) {
      if (room === 0) {
        blocks.push([]);
        room = most;
      }
      const to = Math.min(segment.offers, from + room);
      blocks[blocks.length - 1]?.push({ segment, from, to });
      room -= to - from;
      from = to;
    }
  }
  return blocks;
}

/** True if both are the same rows of the same segments. */
export function samePieces(a: readonly Piece[], b: readonly Piece[]): boolean {
  return (
    a.length === b.length &&
    a.every(({ segment, from, to }, i) => segment === b[i]!.segment && from === b[i]!.from && to === b[i]!.to)
  );
}
