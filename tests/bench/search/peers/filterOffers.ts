import type { Offer } from '@/domain/offer';
import type { Query, Range } from '@/domain/query';
import { NEAREST } from '../oracle/gaps';
import { numberOf } from '../oracle/offerValues';
import { createTopList } from '../oracle/topList';
import type { Word } from '../oracle/words';
import { choicesOf, wantedAsMust } from './asked';
import type { FilterShop, FilterView, Tally } from './filterViews';
import { clearTallies, countsOf } from './filterViews';
import { holdsAsked, rangeGaps, wantGaps } from './nearest';
import type { PeerAnswer } from './peer';
import type { WantTests } from './wantTests';
import { createWantTests, meetsNever, meetsWants, readHeld } from './wantTests';

/** Where the offers of an answer may be found. */
export type Candidates = {
  /** Every offer that meets the text and has all items that must be there is among them. */
  readonly hits: readonly FilterView[];
  /** Every offer that meets the text is among them. */
  readonly near: readonly FilterView[];
};

/** A choice with its facet's place among the values of a view. */
type Chosen = { readonly at: number; readonly not: boolean; readonly values: ReadonlySet<Tally | null | undefined> };

type Conditions = {
  readonly wants: WantTests;
  readonly ranges: readonly (readonly [string, Range])[];
  readonly chosen: readonly Chosen[];
  readonly words: readonly Word[];
};

/** Answers a query by filtering objects: one pass for hits and counts, and one for the nearest if there are few hits. */
export function answerByFilter(
  shop: FilterShop,
  candidates: Candidates,
  query: Query,
  words: readonly Word[],
): PeerAnswer {
  const items = query.wants.map(({ item }) => item);
  const wants = createWantTests(query, items, shop.items);
  const held: number[] = [];
  const conditions = { wants, ranges: Object.entries(query.ranges), chosen: chosenOf(shop, query), words };
  const asMust = wantedAsMust(query).map(([item, changed]) => ({
    item,
    wants: createWantTests(changed, items, shop.items),
    count: 0,
  }));
  const top = createTopList(query.shown, orderOf(query, wants));
  let total = 0;
  clearTallies(shop);
  for (const view of candidates.hits) {
    readHeld(view, wants.items, held);
    const isWanted = meetsWants(held, wants);
    if (!isWanted && asMust.length === 0) continue;
    const missed = missedChoice(view, conditions.chosen);
    if (missed === SEVERAL || !isWithin(view.offer, conditions.ranges) || !matchesWords(view, words)) continue;
    if (missed === NONE) for (const one of asMust) if (meetsWants(held, one.wants)) one.count++;
    if (!isWanted) continue;
    for (let at = 0; at < view.values.length; at++) {
      const tally = view.values[at];
      if (tally && (missed === NONE || missed === at)) tally.count++;
    }
    if (missed !== NONE) continue;
    total++;
    top.offer(view);
    for (const tally of view.items) tally.count++;
  }
  return {
    total,
    hits: top.list().map(({ offer }) => offer.code),
    items: { ...countsOf(shop.items), ...Object.fromEntries(asMust.map(({ item, count }) => [item, count])) },
    choices: Object.fromEntries(shop.choices.map(({ facet, values }) => [facet, countsOf(values)])),
    closest: total < NEAREST ? nearestOf(candidates.near, conditions) : [],
  };
}

function chosenOf({ choices }: FilterShop, query: Query): readonly Chosen[] {
  return Object.entries(choicesOf(query)).map(([facet, { not, values }]) => {
    const at = choices.findIndex((one) => one.facet === facet);
    return { at, not, values: new Set(values.map((value) => choices[at]?.values.get(value))) };
  });
}

const NONE = -1;
const SEVERAL = -2;

/** The place of the one facet whose choice an offer misses; NONE, or SEVERAL. */
function missedChoice({ values }: FilterView, chosen: readonly Chosen[]): number {
  let missed = NONE;
  for (const one of chosen) {
    const value = values[one.at];
    if (one.not !== (value !== null && one.values.has(value))) continue;
    if (missed !== NONE) return SEVERAL;
    missed = one.at;
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

function matchesWords({ offer, text }: FilterView, words: readonly Word[]): boolean {
  return words.every(({ folded, items }) => text.includes(folded) || offer.items.some(({ item }) => items.has(item)));
}

/** The order of hits, ties broken as everywhere: newest first, then by code. */
function orderOf({ sort, wants, text }: Query, tests: WantTests): (a: FilterView, b: FilterView) => number {
  const turn = sort.reversed ? -1 : 1;
  const byPrice = (a: FilterView, b: FilterView) =>
    (a.offer.price.amount - b.offer.price.amount) * turn || newestFirst(a.offer, b.offer);
  if (sort.key === 'price') return byPrice;
  if (sort.key === 'newest' || (wants.length === 0 && text.trim() === '')) {
    return (a, b) => (b.offer.listedAt - a.offer.listedAt) * turn || newestFirst(a.offer, b.offer);
  }
  // Hits meet all their other wants.
  const held: number[] = [];
  const met = (view: FilterView) => {
    readHeld(view, tests.items, held);
    return tests.any.filter(({ at, level }) => held[at]! >= level).length;
  };
  return (a, b) => (met(b) - met(a)) * turn || byPrice(a, b);
}

function newestFirst(a: Offer, b: Offer): number {
  return b.listedAt - a.listedAt || (a.code < b.code ? -1 : Number(a.code > b.code));
}

function nearestOf(near: readonly FilterView[], { wants, ranges, chosen, words }: Conditions): readonly string[] {
  type Near = { readonly offer: Offer; readonly wants: number; readonly ranges: number };
  const held: number[] = [];
  const top = createTopList<Near>(
    NEAREST,
    (a, b) =>
      a.wants - b.wants ||
      a.ranges - b.ranges ||
      a.offer.price.amount - b.offer.price.amount ||
      newestFirst(a.offer, b.offer),
  );
  for (const view of near) {
    readHeld(view, wants.items, held);
    if (!holdsAsked(held, wants) || !meetsNever(held, wants)) continue;
    if (missedChoice(view, chosen) !== NONE || !matchesWords(view, words)) continue;
    if (meetsWants(held, wants) && isWithin(view.offer, ranges)) continue;
    const missedRanges = rangeGaps(view.offer, wants, ranges);
    if (missedRanges !== null) top.offer({ offer: view.offer, wants: wantGaps(held, wants), ranges: missedRanges });
  }
  return top.list().map(({ offer }) => offer.code);
}
