import type { Offer } from '@/domain/offer';
import { choiceOf, facetsOf } from '../oracle/offerValues';
import { ownText } from '../oracle/queryWords';
import type { Counts } from './peer';

/** A counter of a value. */
export type Tally = { readonly value: string; count: number };

/** An offer with precomputed data for filtering. */
export type FilterView = {
  readonly offer: Offer;
  readonly text: string;
  /** Counters of its items, shared by all offers with the item. */
  readonly items: readonly Tally[];
  /** Counters of its values, in the order of `FilterShop.choices`. */
  readonly values: readonly (Tally | null)[];
};

/** The offers of a shop and all counters. */
export type FilterShop = {
  readonly views: readonly FilterView[];
  readonly items: ReadonlyMap<string, Tally>;
  readonly choices: readonly { readonly facet: string; readonly values: ReadonlyMap<string, Tally> }[];
};

/** Prepares the offers of a shop for `searchByFilter`. */
export function prepareViews(offers: readonly Offer[]): FilterShop {
  const items = new Map<string, Tally>();
  const choices = facetsOf(offers).choices.map((facet) => ({ facet, values: new Map<string, Tally>() }));
  const views = offers.map((offer) => ({
    offer,
    text: ownText(offer),
    items: offer.items.map(({ item }) => tallyOf(items, item)),
    values: choices.map(({ facet, values }) => {
      const value = choiceOf(offer, facet);
      return value === null ? null : tallyOf(values, value);
    }),
  }));
  return { views, items, choices };
}

/** Sets all counts to 0. */
export function clearTallies({ items, choices }: FilterShop): void {
  for (const tallies of [items, ...choices.map(({ values }) => values)]) {
    for (const tally of tallies.values()) tally.count = 0;
  }
}

/** Returns the counts by value. */
export function countsOf(tallies: ReadonlyMap<string, Tally>): Counts {
  return Object.fromEntries([...tallies.values()].map(({ value, count }) => [value, count]));
}

function tallyOf(tallies: Map<string, Tally>, value: string): Tally {
  const found = tallies.get(value) ?? { value, count: 0 };
  tallies.set(value, found);
  return found;
}
