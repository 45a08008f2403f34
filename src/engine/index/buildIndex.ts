import type { Segment } from '@/catalog/format/segment';
import { assignIdNumbers } from '@/engine/columns/assignIdNumbers';
import { clusterBounds } from '@/engine/columns/clusterBounds';
import type { HistogramBins } from '@/engine/columns/histogramBins';
import { assignBins } from '@/engine/columns/histogramBins';
import { numberAt } from '@/engine/columns/numberColumn';
import { sortValues } from '@/engine/columns/sortValues';
import type { Block } from './block';
import { numbersOf } from './block';
import { buildBlock } from './buildBlock';
import { findCode } from './codeTable';
import type { CatalogInfo, OfferIndex } from './offerIndex';
import type { IsKnownCode } from './rankRows';
import type { RowRange } from './rowRanges';
import { areSameRows, splitIntoBlocks } from './rowRanges';

/** An index under construction. Blocks are built one by one, so that queries can run in between. */
export type IndexDraft = {
  readonly segments: readonly Segment[];
  /** The row ranges of every block, built or not. */
  readonly rowRanges: readonly (readonly RowRange[])[];
  /** The blocks built so far. */
  readonly blocks: readonly Block[];
};

/** Builds the index of a catalog in one go.
 *  @param segments       of one catalog; if a code occurs twice, the first one counts
 *  @param maxBlockSize   documents per block */
export function buildIndex(segments: readonly Segment[], info: CatalogInfo, maxBlockSize?: number): OfferIndex {
  let draft = beginIndex(segments, null, maxBlockSize);
  while (draft.blocks.length < draft.rowRanges.length) draft = addBlock(draft);
  return finishIndex(draft, info);
}

/** Starts the index of some segments.
 *  @param previous  a draft of fewer segments of the same catalog: blocks of the same rows are reused */
export function beginIndex(
  segments: readonly Segment[],
  previous: IndexDraft | null,
  maxBlockSize?: number,
): IndexDraft {
  const rowRanges = splitIntoBlocks(segments, maxBlockSize);
  // Which codes a block leaves out depends on the blocks before it, so no block after the first difference can be reused.
  const firstDifference = rowRanges.findIndex((ranges, i) => !areSameRows(ranges, previous?.rowRanges[i] ?? []));
  const reusable = firstDifference < 0 ? rowRanges.length : firstDifference;
  return { segments, rowRanges, blocks: previous?.blocks.slice(0, reusable) ?? [] };
}

/** Builds the next block of an incomplete draft. */
export function addBlock({ segments, rowRanges, blocks }: IndexDraft): IndexDraft {
  const isKnownCode: IsKnownCode = (bytes, from, to) =>
    blocks.some(({ codes }) => findCode(codes, bytes, from, to) >= 0);
  return { segments, rowRanges, blocks: [...blocks, buildBlock(rowRanges[blocks.length]!, isKnownCode)] };
}

/** Returns how many segments of a draft are completely in its blocks. */
export function countIndexed({ segments, rowRanges, blocks }: IndexDraft): number {
  if (blocks.length === rowRanges.length) return segments.length;
  const built = rowRanges.slice(0, blocks.length).flat();
  return built.filter(({ segment, to }) => to === segment.offerCount).length;
}

/** Makes the built blocks of a draft searchable. The index keeps no reference to the segments. */
export function finishIndex({ segments, rowRanges, blocks }: IndexDraft, info: CatalogInfo): OfferIndex {
  const { ids, numberOf, numbers } = assignIdNumbers(blocks.map(({ items }) => items.itemIds));
  const bounds = boundsOf(blocks);
  const topLevels = new Uint8Array(ids.length);
  for (const [i, { items }] of blocks.entries()) {
    for (const [item, top] of items.topLevels.entries()) {
      const number = numbers[i]![item]!;
      topLevels[number] = Math.max(topLevels[number]!, top);
    }
  }
  const indexOfSegment = new Map(segments.map((segment, i) => [segment, i]));
  return {
    info,
    docCount: blocks.reduce((sum, { docCount }) => sum + docCount, 0),
    blocks: blocks.map((block, i) => ({
      ...block,
      itemNumbers: numbers[i]!,
      segmentIndexes: rowRanges[i]!.map(({ segment }) => indexOfSegment.get(segment)!),
      bins: binsOf(block, bounds),
    })),
    itemIds: ids,
    itemOfId: numberOf,
    topLevels,
    bounds,
    resources: new Set(blocks.flatMap(({ resources }) => [...resources.keys()])),
  };
}

function boundsOf(blocks: readonly Block[]): ReadonlyMap<string, readonly number[]> {
  const facets = new Set(blocks.flatMap(({ resources, numbers }) => [...resources.keys(), ...numbers.keys()]));
  return new Map(
    [...facets].map((facet) => {
      const values = new Float64Array(blocks.reduce((sum, { docCount }) => sum + docCount, 0));
      let count = 0;
      for (const block of blocks) {
        const column = numbersOf(block, facet);
        for (let doc = 0; doc < block.docCount; doc++) {
          const value = numberAt(column, doc);
          if (!Number.isNaN(value)) values[count++] = value;
        }
      }
      return [facet, clusterBounds(sortValues(values.subarray(0, count)))];
    }),
  );
}

function binsOf(block: Block, bounds: ReadonlyMap<string, readonly number[]>): ReadonlyMap<string, HistogramBins> {
  return new Map(
    [...bounds].flatMap(([facet, facetBounds]) => {
      const column = numbersOf(block, facet);
      return column === undefined ? [] : [[facet, assignBins(column, facetBounds)] as const];
    }),
  );
}
