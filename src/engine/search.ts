import { chipsOf } from '@/domain/chips';
import type { OfferCode } from '@/domain/offer';
import type { Query } from '@/domain/query';
import type { CatalogueFacts, Hit, SearchPage } from '@/domain/searchPage';
import { findConditions } from './conditions';
import type { ChoiceCounts } from './countChoices';
import { countChoices } from './countChoices';
import { countHistograms, emptyHistograms, toHistograms } from './countHistograms';
import { countItems } from './countItems';
import { countLevels, emptyLevels } from './countLevels';
import { countWithoutChip } from './countWithoutChips';
import { compareNear, FEW_HITS, findClosest } from './findClosest';
import type { LiveColumns } from './joinOverlay';
import { JOINED_STATUSES } from './joinOverlay';
import { makeHit } from './makeHit';
import { mergeLists } from './mergeLists';
import type { DocRef, OfferIndex } from './offerIndex';
import { findOffer } from './offerIndex';
import { compareHits, orderOf, rankHits } from './rank';
import type { Scope } from './scope';
import { scopesOf } from './scope';
import { withScratch } from './scratch';
import type { Selection } from './selectDocs';
import { selectDocs } from './selectDocs';
import { prepareTallies } from './tally';
import type { TextIndex } from './textIndex';

/** Answers one query, exactly: block by block, each while it lies in the processor's cache, the parts added up and the
 *  lists merged. What the parts of a query mean is said where they are decided: conditions.ts (what a hit is), rank.ts
 *  (the order), findClosest.ts (what is near), and domain/searchPage.ts (what is counted). */
export function search(index: OfferIndex, query: Query, live: LiveColumns, text: TextIndex): SearchPage {
  return withScratch(() => answer(index, query, live, text));
}

function answer(index: OfferIndex, query: Query, live: LiveColumns, text: TextIndex): SearchPage {
  const scopes = scopesOf(index, live, query, text);
  const order = orderOf(index, query);
  const chips = chipsOf(query);
  const hasAny = query.wants.some(({ mode }) => mode === 'any');
  const items = { must: new Int32Array(index.itemIds.length), any: new Int32Array(index.itemIds.length) };
  const levels = emptyLevels(index, query);
  const choices: ChoiceCounts = { status: Object.fromEntries(JOINED_STATUSES.map((status) => [status, 0])) };
  const histograms = emptyHistograms(index, live);
  const withoutChip = chips.map(() => 0);
  const ranked: (readonly DocRef[])[] = [];
  const selections: Selection[] = [];
  let total = 0;
  for (const scope of scopes) {
    const selection = selectDocs(findConditions(scope), scope.docs);
    const tallies = prepareTallies(scope, selection);
    const own = countItems(scope, selection);
    addCounts(items.must, own, 0, scope.block.itemNumbers);
    if (hasAny) addCounts(items.any, own, 1, scope.block.itemNumbers);
    countLevels(scope, selection, levels);
    countChoices(scope, tallies, choices);
    countHistograms(scope, tallies, histograms);
    for (const [i, chip] of chips.entries()) withoutChip[i]! += countWithoutChip(scope, selection, chip);
    ranked.push(rankHits(scope, order, selection).map((doc) => ({ block: scope.at, doc })));
    selections.push(selection);
    total += selection.total;
  }
  const toHit = ({ block, doc }: DocRef) => makeHit(scopes[block]!, doc);
  const must = named(index, items.must);
  return {
    hits: mergeLists(ranked, compareHits(scopes, order), query.shown).map(toHit),
    total,
    closest: total < FEW_HITS ? closestOf(index, scopes, selections).map(toHit) : [],
    counts: { items: must, anyItems: hasAny ? named(index, items.any) : must, levels, choices },
    histograms: toHistograms(histograms),
    withoutChip,
    overlayAsOf: live.asOf,
    catalogue: factsOf(index, live, query, text),
  };
}

/** Adds up one count of each pair. */
function addCounts(sums: Int32Array, pairs: Int32Array, which: 0 | 1, numbers: Uint32Array): void {
  for (let i = 0; i < numbers.length; i++) sums[numbers[i]!]! += pairs[2 * i + which]!;
}

/** The offers of some codes, whatever the query asks, in the order of the codes; codes that no offer has are left out.
 *  @param query  the query whose wants and ranges the hits answer */
export function offersByCode(
  index: OfferIndex,
  codes: readonly OfferCode[],
  query: Query,
  live: LiveColumns,
  text: TextIndex,
): readonly Hit[] {
  const scopes = scopesOf(index, live, query, text);
  return codes.flatMap((code) => {
    const found = findOffer(index, code);
    return found === null ? [] : [makeHit(scopes[found.block]!, found.doc)];
  });
}

function closestOf(index: OfferIndex, scopes: readonly Scope[], selections: readonly Selection[]): readonly DocRef[] {
  const near = scopes.map((scope, i) => findClosest(scope, selections[i]!));
  return mergeLists(near, (a, b) => compareNear(index, a, b), FEW_HITS);
}

/** Totals by item id; items that come to 0 are left out. */
function named({ itemIds }: OfferIndex, counts: Int32Array): Readonly<Record<string, number>> {
  const totals: Record<string, number> = {};
  for (let item = 0; item < counts.length; item++) if (counts[item]! > 0) totals[itemIds[item]!] = counts[item]!;
  return totals;
}

/** More texts can only add to what a text finds, so until all are there, what is found is a part of it. */
function factsOf({ about }: OfferIndex, live: LiveColumns, query: Query, text: TextIndex): CatalogueFacts {
  const whole = about.segments.loaded === about.segments.all;
  const complete = whole && (query.text.trim() === '' || text.state === 'there');
  return { ...about, onSale: live.onSale, complete, texts: text.state };
}
