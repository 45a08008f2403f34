import type { Money } from '@/domain/money';
import type { EpochMs, OfferCode, OfferItem } from '@/domain/offer';
import { createStored, type Stored } from './createStored';
import { decodeFavourites, type FavouriteStatus } from './decodeFavourites';
import { FAVOURITES_KEY } from './favouritesKey';
import { reconcileFavourites } from './reconcileFavourites';

/** Price and status of an offer, and when they were first observed. `price` is in minor units. */
export type StatusSnapshot = { readonly at: EpochMs; readonly price: number; readonly fate: FavouriteStatus };

/** A favourite offer, with enough details to show it after it has left the catalog. */
export type Favourite = {
  readonly code: OfferCode;
  readonly shop: string;
  /** When it was added; the snapshots have the same currency. */
  readonly price: Money;
  readonly keptAt: EpochMs;
  /** Those that were wanted first, then the rarest. */
  readonly items: readonly OfferItem[];
  readonly resources: Readonly<Record<string, number>>;
  /** The account's server; null if unknown. */
  readonly server: string | null;
  /** What the buyer has seen before this visit; changes are reported relative to it. */
  readonly known: StatusSnapshot;
  /** The latest observation. */
  readonly latest: StatusSnapshot;
};

/** The last removal of a favourite. The record outlasts the favourite, so that an older list does not restore the favourite. */
export type Removal = {
  readonly at: EpochMs;
  /** True if the offer was added again, at the time `at`. */
  readonly undone: boolean;
};

export type Favourites = {
  /** Game id → its favourites, in the order in which they were added. */
  readonly games: Readonly<Record<string, readonly Favourite[]>>;
  /** Game id → offer code → its last removal. */
  readonly removals: Readonly<Record<string, Readonly<Record<string, Removal>>>>;
  /** When the page of favourites was last open; null: never. */
  readonly visitedAt: EpochMs | null;
  /** The visit before that. */
  readonly visitedBefore: EpochMs | null;
};

/** Maximum number of favourites of all games, which limits the size of each write. Two tabs together may exceed the limit; no favourite is
 *  dropped then. */
export const MAX_FAVOURITES = 200;

export const NO_FAVOURITES: Favourites = { games: {}, removals: {}, visitedAt: null, visitedBefore: null };

/** The buyer's favourites, shared by the tabs of the browser. Version 1 had no removals. */
export const favourites: Stored<Favourites> = createStored(FAVOURITES_KEY, 2, decodeFavourites, NO_FAVOURITES, {
  merge: reconcileFavourites,
});

/** Returns the number of favourites of all games. */
export function countFavourites({ games }: Favourites): number {
  return Object.values(games).reduce((sum, list) => sum + list.length, 0);
}
