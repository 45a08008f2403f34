import type { Query } from '@/domain/query';
import type { CatalogueFacts, SearchPage } from '@/domain/searchPage';
import type { ChoiceCounts } from './countChoices';
import { countChoices } from './countChoices';
import { countHistograms, emptyHistograms, toHistograms } from './countHistograms';
import type { LiveColumns } from './joinOverlay';
import { JOINED_STATUSES } from './joinOverlay';
import { makeHit } from './makeHit';
import { mergeLists } from './mergeLists';
import type { DocRef, OfferIndex } from './offerIndex';
import { isPlain, plainly } from './plainQuery';
import type { NearRef, Refinement } from './refinement';
import { scopesOf } from './scope';
import { giveBack, markScratch, withScratch } from './scratch';
import { talliesOf } from './tally';
import type { TextIndex } from './textIndex';

/** Answers one query, exactly: block by block, each while it lies in the processor's cache, the parts added up and the
 *  lists merged.
 *  @param refinement  answers all but plain queries; null while it is not there
 *  @returns           null if it is needed and not there */
export function search<Refined extends Refinement | null>(
  index: OfferIndex,
  query: Query,
  live: LiveColumns,
  text: TextIndex,
  refinement: Refined,
): SearchPage | (Refined & null) {
  const own = isPlain(query) ? plainly : refinement;
  return own && withScratch(() => answer(index, query, live, text, own));
}

function answer(
  index: OfferIndex,
  query: Query,
  live: LiveColumns,
  text: TextIndex,
  { begin, outcomesOf }: Refinement,
): SearchPage {
  const scopes = scopesOf(index, live, query, text);
  const { answerBlock, compare, finish } = begin(index, query, scopes);
  const hasAny = query.wants.some(({ mode }) => mode === 'any');
  const items = { must: new Int32Array(index.itemIds.length), any: new Int32Array(index.itemIds.length) };
  const choices: ChoiceCounts = { status: Object.fromEntries(JOINED_STATUSES.map((status) => [status, 0])) };
  const histograms = emptyHistograms(index, live);
  const lists: (readonly DocRef[])[] = [];
  let total = 0;
  for (const scope of scopes) {
    const { block, at } = scope;
    const mark = markScratch();
    const own = answerBlock(scope);
    const tallies = talliesOf(own, scope.docs);
    addCounts(items.must, own.items, 0, block.itemNumbers);
    if (hasAny) addCounts(items.any, own.items, 1, block.itemNumbers);
    countChoices(scope, tallies, choices);
    countHistograms(scope, tallies, histograms);
    lists.push(own.ranked.map((doc) => ({ block: at, doc })));
    total += own.hits.size;
    // The sets of the next block lie in the cache then.
    if (own.isDone) giveBack(mark);
  }
  const toHit = ({ block, doc, lacksText }: DocRef & Partial<NearRef>) =>
    makeHit(scopes[block]!, doc, outcomesOf, lacksText);
  const must = named(index, items.must);
  const { levels, closest, ...extras } = finish();
  return {
    hits: mergeLists(lists, compare, query.shown).map(toHit),
    total,
    closest: closest.map(toHit),
    counts: { items: must, anyItems: hasAny ? named(index, items.any) : must, levels, choices },
    histograms: toHistograms(histograms),
    ...extras,
    overlayAsOf: live.asOf,
    catalogue: factsOf(index, live, query, text),
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
function factsOf({ about }: OfferIndex, live: LiveColumns, query: Query, text: TextIndex): CatalogueFacts {
  const whole = about.segments.loaded === about.segments.all;
  const complete = whole && (query.text.trim() === '' || text.state === 'there');
  return { ...about, onSale: live.onSale, complete, texts: text.state };
}
