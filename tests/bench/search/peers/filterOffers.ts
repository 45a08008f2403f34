import type { Offer } from '@/domain/offer';
import type { Query, Range } from '@/domain/query';
import { MAX_CLOSEST } from '../oracle/gaps';
import { numberOf } from '../oracle/offerValues';
import type { QueryWord } from '../oracle/queryWords';
import { createTopList } from '../oracle/topList';
import type { FilterShop, FilterView, Tally } from './filterViews';
import { clearTallies, countsOf } from './filterViews';
import { hasRequestedItem, rangeGaps, wantGaps } from './nearest';
import type { PeerResult } from './peer';
import { choicesOf, mustVariantsOf } from './queryParts';
import type { WantChecks } from './wantChecks';
import { avoidsUnwanted, createWantTests, meetsWants, readLevels } from './wantChecks';

/** Supersets of the offers of a result. */
export type Candidates = {
  /** Contains every offer that matches the text and has all must items. */
  readonly hits: readonly FilterView[];
  /** Contains every offer that matches the text. */
  readonly nearMisses: readonly FilterView[];
};

/** A choice with the index of its facet in the values of a view. */
type ChoiceFilter = {
  readonly index: number;
  readonly not: boolean;
  readonly values: ReadonlySet<Tally | null | undefined>;
};

type Conditions = {
  readonly wants: WantChecks;
  readonly ranges: readonly (readonly [string, Range])[];
  readonly choiceFilters: readonly ChoiceFilter[];
  readonly words: readonly QueryWord[];
};

/** Searches by filtering objects: one pass for hits and counts, and one for the closest offers if there are few hits. */
export function searchByFilter(
  shop: FilterShop,
  candidates: Candidates,
  query: Query,
  words: readonly QueryWord[],
): PeerResult {
  const items = query.wants.map(({ item }) => item);
  const wants = createWantTests(query, items, shop.items);
  const levels: number[] = [];
  const conditions = {
    wants,
    ranges: Object.entries(query.ranges),
    choiceFilters: choiceFiltersOf(shop, query),
    words,
  };
  const mustCounts = mustVariantsOf(query).map(([item, changed]) => ({
    item,
    wants: createWantTests(changed, items, shop.items),
    count: 0,
  }));
  const top = createTopList(query.shown, orderOf(query, wants));
  let total = 0;
  clearTallies(shop);
  for (const view of candidates.hits) {
    readLevels(view, wants.items, levels);
    const isWanted = meetsWants(levels, wants);
    if (!isWanted && mustCounts.length === 0) continue;
    const missed = findMissedChoice(view, conditions.choiceFilters);
    if (missed === SEVERAL || !isWithin(view.offer, conditions.ranges) || !matchesWords(view, words)) continue;
    if (missed === NONE) for (const entry of mustCounts) if (meetsWants(levels, entry.wants)) entry.count++;
    if (!isWanted) continue;
    for (let index = 0; index < view.values.length; index++) {
      const tally = view.values[index];
      if (tally && (missed === NONE || missed === index)) tally.count++;
    }
    if (missed !== NONE) continue;
    total++;
    top.add(view);
    for (const tally of view.items) tally.count++;
  }
  return {
    total,
    hits: top.list().map(({ offer }) => offer.code),
    items: { ...countsOf(shop.items), ...Object.fromEntries(mustCounts.map(({ item, count }) => [item, count])) },
    choices: Object.fromEntries(shop.choices.map(({ facet, values }) => [facet, countsOf(values)])),
    closest: total < MAX_CLOSEST ? nearestOf(candidates.nearMisses, conditions) : [],
  };
}

function choiceFiltersOf({ choices }: FilterShop, query: Query): readonly ChoiceFilter[] {
  return Object.entries(choicesOf(query)).map(([facet, { not, values }]) => {
    const index = choices.findIndex((entry) => entry.facet === facet);
    return { index, not, values: new Set(values.map((value) => choices[index]?.values.get(value))) };
  });
}

const NONE = -1;
const SEVERAL = -2;

/** Returns the index of the only facet whose choice an offer misses; NONE if it misses none, SEVERAL if more than one. */
function findMissedChoice({ values }: FilterView, choiceFilters: readonly ChoiceFilter[]): number {
  let missed = NONE;
  for (const entry of choiceFilters) {
    const value = values[entry.index];
    if (entry.not !== (value !== null && entry.values.has(value))) continue;
    if (missed !== NONE) return SEVERAL;
    missed = entry.index;
  }
  return missed;
}

function isWithin(offer: Offer, ranges: readonly (readonly [string, Range])[]): boolean {
  for (const [facet, { min, max }] of ranges) {
    const value = numberOf(offer, facet);
    if (value === null || (min !== null && value < min) || (max !== null && value > max)) return false;
  }
  return true;
}

function matchesWords({ offer, text }: FilterView, words: readonly QueryWord[]): boolean {
  return words.every(({ folded, items }) => text.includes(folded) || offer.items.some(({ item }) => items.has(item)));
}

/** Returns the order of hits, with ties newest first, then by code. */
function orderOf({ sort, wants, text }: Query, tests: WantChecks): (a: FilterView, b: FilterView) => number {
  const direction = sort.reversed ? -1 : 1;
  const byPrice = (a: FilterView, b: FilterView) =>
    (a.offer.price.amount - b.offer.price.amount) * direction || newestFirst(a.offer, b.offer);
  if (sort.key === 'price') return byPrice;
  if (sort.key === 'newest' || (wants.length === 0 && text.trim() === '')) {
    return (a, b) => (b.offer.listedAt - a.offer.listedAt) * direction || newestFirst(a.offer, b.offer);
  }
  // Hits meet all other wants.
  const levels: number[] = [];
  const met = (view: FilterView) => {
    readLevels(view, tests.items, levels);
    return tests.any.filter(({ index, level }) => levels[index]! >= level).length;
  };
  return (a, b) => (met(b) - met(a)) * direction || byPrice(a, b);
}

function newestFirst(a: Offer, b: Offer): number {
  return b.listedAt - a.listedAt || (a.code < b.code ? -1 : Number(a.code > b.code));
}

function nearestOf(
  nearMisses: readonly FilterView[],
  { wants, ranges, choiceFilters, words }: Conditions,
): readonly string[] {
  type Near = { readonly offer: Offer; readonly wants: number; readonly ranges: number };
  const levels: number[] = [];
  const top = createTopList<Near>(
    MAX_CLOSEST,
    (a, b) =>
      a.wants - b.wants ||
      a.ranges - b.ranges ||
      a.offer.price.amount - b.offer.price.amount ||
      newestFirst(a.offer, b.offer),
  );
  for (const view of nearMisses) {
    readLevels(view, wants.items, levels);
    if (!hasRequestedItem(levels, wants) || !avoidsUnwanted(levels, wants)) continue;
    if (findMissedChoice(view, choiceFilters) !== NONE || !matchesWords(view, words)) continue;
    if (meetsWants(levels, wants) && isWithin(view.offer, ranges)) continue;
    const missedRanges = rangeGaps(view.offer, wants, ranges);
    if (missedRanges !== null) top.add({ offer: view.offer, wants: wantGaps(levels, wants), ranges: missedRanges });
  }
  return top.list().map(({ offer }) => offer.code);
}
