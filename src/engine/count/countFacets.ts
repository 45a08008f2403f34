import { chipsOf } from '@/domain/chips';
import type { Query } from '@/domain/query';
import type { SearchResponse } from '@/domain/searchResponse';
import { withBitsetPool } from '@/engine/bitset/bitsetPool';
import type { Selection } from '@/engine/filter/selectDocs';
import type { BlockContext } from '@/engine/index/blockContext';
import type { LiveColumns } from '@/engine/index/joinOverlay';
import type { OfferIndex } from '@/engine/index/offerIndex';
import type { ChoiceCounts } from './countChoices';
import { countChoices } from './countChoices';
import { countHistograms, emptyHistograms } from './countHistograms';
import { countItems } from './countItems';
import { countLevels, emptyLevels } from './countLevels';
import { countTargetsOf } from './countTarget';
import { countWithoutChip } from './countWithoutChips';

/** Counts everything that a response contains besides its hits, over all blocks. `domain/searchResponse.ts` defines what
 *  each count means.
 *  @param selections  parallel to `contexts` */
export function countFacets(
  index: OfferIndex,
  query: Query,
  live: LiveColumns,
  contexts: readonly BlockContext[],
  selections: readonly Selection[],
): Pick<SearchResponse, 'counts' | 'histograms' | 'withoutChip'> {
  const chips = chipsOf(query);
  const items = new Int32Array(index.itemIds.length);
  const levels = emptyLevels(index, query);
  const choices: ChoiceCounts = { status: {} };
  const histograms = emptyHistograms(index, live);
  const withoutChip = chips.map(() => 0);
  for (const [i, context] of contexts.entries()) {
    withBitsetPool(() => {
      const selection = selections[i]!;
      const targets = countTargetsOf(selection, context.docCount);
      addByNumber(items, countItems(context, selection, targets), context.block.itemNumbers);
      countLevels(context, selection, levels);
      countChoices(context, targets, choices);
      countHistograms(context, targets, histograms);
      for (const [c, chip] of chips.entries()) withoutChip[c]! += countWithoutChip(context, selection, chip);
    });
  }
  return {
    counts: { items: countsById(index, items), levels, choices },
    histograms: Object.fromEntries(histograms),
    withoutChip,
  };
}

function addByNumber(sums: Int32Array, counts: Int32Array, numbers: Uint32Array): void {
  for (let i = 0; i < numbers.length; i++) sums[numbers[i]!]! += counts[i]!;
}

/** Returns totals by item id, omitting totals of 0. An object without a prototype is a hash table from the first key on,
 *  which takes a third of the time. */
function countsById({ itemIds }: OfferIndex, counts: Int32Array): Readonly<Record<string, number>> {
  const totals: Record<string, number> = Object.create(null);
  for (let item = 0; item < counts.length; item++) if (counts[item]! > 0) totals[itemIds[item]!] = counts[item]!;
  return totals;
}
