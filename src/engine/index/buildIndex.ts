import type { Segment } from '@/catalog/format/segment';
import { clusterBounds } from '@/engine/columns/clusterBounds';
import type { Bars } from '@/engine/columns/histogramBins';
import { findBars } from '@/engine/columns/histogramBins';
import { numberAt } from '@/engine/columns/numberColumn';
import { numberIds } from '@/engine/columns/numberIds';
import { sortValues } from '@/engine/columns/sortValues';
import type { KernelOpener } from '@/engine/kernel/openKernel';
import type { Block } from './block';
import { numbersOf } from './block';
import { buildBlock } from './buildBlock';
import { findCode } from './codeTable';
import type { About, OfferIndex } from './offerIndex';
import type { IsKnown } from './placeRows';
import type { Piece } from './rowRanges';
import { samePieces, sharePieces } from './rowRanges';

/** An index on its way: blocks are built one by one, each a piece of work that a query need not wait for. */
export type IndexDraft = {
  readonly segments: readonly Segment[];
  /** The rows of every block, built or not. */
  readonly pieces: readonly (readonly Piece[])[];
  /** Those that are built. */
  readonly blocks: readonly Block[];
};

/** What building an index may be told besides the offers. */
export type BuildOptions = {
  /** How many offers a block may have. */
  readonly most?: number;
  /** Opens the kernel that the blocks count with; the plain one does unless this is given. */
  readonly openKernel?: KernelOpener | null;
};

/** Builds the index of a catalog's segments at once.
 *  @param segments  of one catalog, in the order in which they shall be searched: of a code that comes twice the first
 *                   counts */
export function buildIndex(segments: readonly Segment[], about: About, options: BuildOptions = {}): OfferIndex {
  let draft = beginIndex(segments, null, options);
  while (draft.blocks.length < draft.pieces.length) draft = addBlock(draft, options.openKernel);
  return finishIndex(draft, about);
}

/** Begins the index of some segments.
 *  @param known  a draft of fewer segments of the same catalog: its blocks of the same rows are taken over */
export function beginIndex(
  segments: readonly Segment[],
  known: IndexDraft | null,
  { most }: Pick<BuildOptions, 'most'> = {},
): IndexDraft {
  const pieces = sharePieces(segments, most);
  // Which codes a block leaves out depends on the blocks before it, so the first one that differs ends it.
  const different = pieces.findIndex((own, i) => !samePieces(own, known?.pieces[i] ?? []));
  const same = different < 0 ? pieces.length : different;
  return { segments, pieces, blocks: known?.blocks.slice(0, same) ?? [] };
}

/** From so many offers on, memory is dearer than the time of a small answer. */
const LARGE = 200_000;

function isLarge(segments: readonly Segment[]): boolean {
  return segments.reduce((sum, { offers }) => sum + offers, 0) > LARGE;
}

/** Builds the next block of a draft that has one left.
 *  @param openKernel  as in BuildOptions; blocks of one index may have different kernels */
export function addBlock(
  { segments, pieces, blocks }: IndexDraft,
  openKernel: BuildOptions['openKernel'] = null,
): IndexDraft {
  const isKnown: IsKnown = (bytes, from, to) => blocks.some(({ codes }) => findCode(codes, bytes, from, to) >= 0);
  const built = buildBlock(pieces[blocks.length]!, isKnown, isLarge(segments), openKernel);
  return { segments, pieces, blocks: [...blocks, built] };
}

/** How many segments of a draft are in its blocks as a whole. */
export function countIndexed({ segments, pieces, blocks }: IndexDraft): number {
  if (blocks.length === pieces.length) return segments.length;
  const built = pieces.slice(0, blocks.length).flat();
  return built.filter(({ segment, to }) => to === segment.offers).length;
}

/** Makes the blocks of a draft, all or the first few of them, an index that can be searched. It keeps nothing of the
 *  segments. */
export function finishIndex({ segments, pieces, blocks }: IndexDraft, about: About): OfferIndex {
  const { ids, numberOf, numbers } = numberIds(blocks.map(({ items }) => items.itemIds));
  const bounds = boundsOf(blocks);
  const topLevels = new Uint8Array(ids.length);
  for (const [i, { items }] of blocks.entries()) {
    for (const [item, top] of items.topLevels.entries()) {
      const number = numbers[i]![item]!;
      topLevels[number] = Math.max(topLevels[number]!, top);
    }
  }
  const places = new Map(segments.map((segment, place) => [segment, place]));
  return {
    about,
    docs: blocks.reduce((sum, { docs }) => sum + docs, 0),
    blocks: blocks.map((block, i) => ({
      ...block,
      itemNumbers: numbers[i]!,
      sources: pieces[i]!.map(({ segment }) => places.get(segment)!),
      bars: barsOf(block, bounds),
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
      const values = new Float64Array(blocks.reduce((sum, { docs }) => sum + docs, 0));
      let count = 0;
      for (const block of blocks) {
        const column = numbersOf(block, facet);
        for (let doc = 0; doc < block.docs; doc++) {
          const value = numberAt(column, doc);
          if (!Number.isNaN(value)) values[count++] = value;
        }
      }
      return [facet, clusterBounds(sortValues(values.subarray(0, count)))];
    }),
  );
}

function barsOf(block: Block, bounds: ReadonlyMap<string, readonly number[]>): ReadonlyMap<string, Bars> {
  return new Map(
    [...bounds].flatMap(([facet, own]) => {
      const column = numbersOf(block, facet);
      return column === undefined ? [] : [[facet, findBars(column, own)] as const];
    }),
  );
}
