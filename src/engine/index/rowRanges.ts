import type { Segment } from '@/catalog/format/segment';

/** Rows `from` to `to` (exclusive) of a segment. */
export type RowRange = { readonly segment: Segment; readonly from: number; readonly to: number };

/** Maximum number of documents in a block. Bitsets of this size stay in the processor's cache, and 16 bits hold every
 *  document number plus 1, which tables store where 0 means "none". */
export const MAX_DOCS = 65_535;

/** Distributes the rows of segments over blocks: in order, each block filled before the next one starts.
 *  @param maxRows  per block */
export function splitIntoBlocks(
  segments: readonly Segment[],
  maxRows: number = MAX_DOCS,
): readonly (readonly RowRange[])[] {
  const blocks: RowRange[][] = [];
  let free = 0;
  for (const segment of segments) {
    for (let from = 0; from < segment.offerCount; ) {
      if (free === 0) {
        blocks.push([]);
        free = maxRows;
      }
      const to = Math.min(segment.offerCount, from + free);
      blocks[blocks.length - 1]?.push({ segment, from, to });
      free -= to - from;
      from = to;
    }
  }
  return blocks;
}

/** Returns whether both are the same rows of the same segments. */
export function areSameRows(a: readonly RowRange[], b: readonly RowRange[]): boolean {
  return (
    a.length === b.length &&
    a.every(({ segment, from, to }, i) => segment === b[i]!.segment && from === b[i]!.from && to === b[i]!.to)
  );
}
