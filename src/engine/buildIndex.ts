import { once } from '@/base/once';
import type { Segment } from '@/catalog/segment';
import type { ItemNames } from '@/domain/itemNames';
import { foldText } from '@/names/foldText';
import type { Bars } from './bars';
import { findBars } from './bars';
import type { Block } from './block';
import { numbersOf } from './block';
import { buildBlock } from './buildBlock';
import { clusterBounds } from './clusterBounds';
import { findCode } from './codeTable';
import { numberAt } from './numberColumn';
import type { About, OfferIndex } from './offerIndex';
import { samePieces, sharePieces } from './pieces';
import type { IsKnown } from './placeRows';
import { TEXT_END } from './wordIndex';

/** What building an index may be told besides the offers. */
export type BuildOptions = {
  /** An index of fewer segments of the same catalogue: its full blocks are taken over. */
  readonly known?: OfferIndex | null;
  /** How many offers a block may have. */
  readonly most?: number;
};

/** Builds the index of a catalogue's segments.
 *  @param segments  of one catalogue, in the order of its manifest
 *  @param names     every spelling of the items that text may match */
export function buildIndex(
  segments: readonly Segment[],
  names: readonly ItemNames[],
  about: About,
  { known = null, most }: BuildOptions = {},
): OfferIndex {
  const pieces = sharePieces(segments, most);
  const blocks: Block[] = [];
  let unchanged = known !== null;
  for (const [i, own] of pieces.entries()) {
    const before = known?.pieces[i];
    // Which codes a block leaves out depends on the blocks before it.
    unchanged &&= before !== undefined && samePieces(before, own);
    const isKnown: IsKnown = (bytes, from, to) => blocks.some(({ codes }) => findCode(codes, bytes, from, to) >= 0);
    blocks.push(unchanged ? known!.blocks[i]! : buildBlock(own, isKnown));
  }
  const { itemIds, itemOfId, numbers } = numberItems(blocks);
  const bounds = boundsOf(blocks);
  const topLevels = new Uint8Array(itemIds.length);
  for (const [i, { items }] of blocks.entries()) {
    for (const [item, top] of items.topLevels.entries()) {
      const number = numbers[i]![item]!;
      topLevels[number] = Math.max(topLevels[number]!, top);
    }
  }
  return {
    about,
    docs: blocks.reduce((sum, { docs }) => sum + docs, 0),
    blocks: blocks.map((block, i) => ({ ...block, itemNumbers: numbers[i]!, bars: barsOf(block, bounds) })),
    itemIds,
    itemOfId,
    topLevels,
    bounds,
    resources: new Set(blocks.flatMap(({ resources }) => [...resources.keys()])),
    itemTexts: once(() => foldNames(itemIds, names)),
    pieces: about.segments.loaded === about.segments.all ? [] : pieces,
  };
}

function numberItems(blocks: readonly Block[]) {
  const itemOfId = new Map<string, number>();
  const numbers = blocks.map(({ items }) =>
    Uint32Array.from(items.itemIds, (id) => {
      const number = itemOfId.get(id) ?? itemOfId.size;
      itemOfId.set(id, number);
      return number;
    }),
  );
  return { itemIds: [...itemOfId.keys()], itemOfId, numbers };
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
      return [facet, clusterBounds(values.subarray(0, count).sort())];
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

/** Folds the names of items; an item that is not in `names` matches no text. */
function foldNames(itemIds: readonly string[], names: readonly ItemNames[]): readonly string[] {
  const namesOf = new Map<string, readonly string[]>(names.map((one) => [one.item, one.names]));
  return itemIds.map((id) => (namesOf.get(id) ?? []).map(foldText).join(TEXT_END));
}
