import type { Query } from '@/domain/query';
import type { CatalogFacts, PartialResult, SearchResponse } from '@/domain/searchResponse';
import { withScratch } from './bitset/bitsetPool';
import type { ChoiceCounts } from './count/countChoices';
import { countChoices } from './count/countChoices';
import { countHistograms, emptyHistograms, toHistograms } from './count/countHistograms';
import { talliesOf } from './count/countTarget';
import { makeHit } from './hits/makeHit';
import { scopesOf } from './index/blockContext';
import type { LiveColumns } from './index/joinOverlay';
import type { DocRef, OfferIndex } from './index/offerIndex';
import type { TextIndex } from './index/textIndex';
import { isPlain, plainly } from './plainQuery';
import { mergeLists } from './rank/mergeLists';
import type { NearRef, Refinement } from './refinement';

/** Answers one query, exactly: block by block, each while it lies in the processor's cache, the parts added up and the
 *  lists merged. What is seen first is found for all blocks before anything is counted for the choices around it.
 *  @param refinement  answers all but plain queries; null while it is not there
 *  @param tell        told what comes first as soon as it is known; the answer says it too
 *  @returns           null if the refinement is needed and not there */
export function search<Refined extends Refinement | null>(
  index: OfferIndex,
  query: Query,
  live: LiveColumns,
  text: TextIndex,
  refinement: Refined,
  tell?: (head: PartialResult) => void,
): SearchResponse | (Refined & null) {
  const own = isPlain(query) ? plainly : refinement;
  return own && withScratch(() => answer(index, query, live, text, own, tell));
}

function answer(
  index: OfferIndex,
  query: Query,
  live: LiveColumns,
  text: TextIndex,
  { begin, outcomesOf }: Refinement,
  tell?: (head: PartialResult) => void,
): SearchResponse {
  const scopes = scopesOf(index, live, query, text);
  const { answerBlock, compare, cheapest, finish } = begin(index, query, scopes);
  const toHit = ({ block, doc, lacksText }: DocRef & Partial<NearRef>) =>
    makeHit(scopes[block]!, doc, outcomesOf, lacksText);
  const answers = scopes.map(answerBlock);
  const lists = answers.map(({ ranked }, block) => ranked.map((doc) => ({ block, doc })));
  const head: PartialResult = {
    hits: mergeLists(lists, compare, query.shown).map(toHit),
    total: answers.reduce((sum, { hits }) => sum + hits.size, 0),
    cheapest: cheapest(),
    overlayAsOf: live.asOf,
    catalog: factsOf(index, live, query, text),
  };
  tell?.(head);

  const hasAny = query.wants.some(({ mode }) => mode === 'any');
  const items = { must: new Int32Array(index.itemIds.length), any: new Int32Array(index.itemIds.length) };
  const choices: ChoiceCounts = { status: {} };
  const histograms = emptyHistograms(index, live);
  for (const [i, scope] of scopes.entries()) {
    withScratch(() => {
      const own = answers[i]!;
      const counts = own.count();
      const tallies = talliesOf(own, scope.docs);
      addCounts(items.must, counts, 0, scope.block.itemNumbers);
      if (hasAny) addCounts(items.any, counts, 1, scope.block.itemNumbers);
      countChoices(scope, tallies, choices);
      countHistograms(scope, tallies, histograms);
    });
  }
  const must = named(index, items.must);
  const { levels, closest, withoutChip } = finish();
  return {
    ...head,
    closest: closest.map(toHit),
    counts: { items: must, anyItems: hasAny ? named(index, items.any) : must, levels, choices },
    histograms: toHistograms(histograms),
    withoutChip,
  };
}

/** Adds up one count of each pair. */
function addCounts(sums: Int32Array, pairs: Int32Array, which: 0 | 1, numbers: Uint32Array): void {
  for (let i = 0; i < numbers.length; i++) sums[numbers[i]!]! += pairs[2 * i + which]!;
}

/** Totals by item id; items that come to 0 are left out. Without a prototype it is a dictionary from the first item on,
 *  instead of growing shape by shape into one: a third of the time. */
function named({ itemIds }: OfferIndex, counts: Int32Array): Readonly<Record<string, number>> {
  const totals: Record<string, number> = Object.create(null);
  for (let item = 0; item < counts.length; item++) if (counts[item]! > 0) totals[itemIds[item]!] = counts[item]!;
  return totals;
}

/** More texts can only add to what a text finds, so until all are there, what is found is a part of it. */
function factsOf({ about }: OfferIndex, live: LiveColumns, query: Query, text: TextIndex): CatalogFacts {
  const whole = about.segments.loaded === about.segments.all;
  const complete = whole && (query.text.trim() === '' || text.state === 'there');
  return { ...about, onSale: live.onSale, complete, texts: text.state };
}
