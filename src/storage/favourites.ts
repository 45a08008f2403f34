import type { Money } from '@/domain/money';
import type { EpochMs, OfferCode, OfferItem } from '@/domain/offer';
import { createStored, type Stored } from './createStored';
import { decodeFavourites, type FavouriteStatus } from './decodeFavourites';
import { reconcileFavourites } from './reconcileFavourites';

/** How an offer was found at a moment: the first one at which it was so. */
export type StatusSnapshot = { readonly at: EpochMs; readonly price: number; readonly fate: FavouriteStatus };

/** An offer the buyer keeps, with as much of it as is worth seeing once the shop has taken it away. */
export type Favourite = {
  readonly code: OfferCode;
  readonly shop: string;
  /** As it was when kept; the amounts of the sightings are in the same currency. */
  readonly price: Money;
  readonly keptAt: EpochMs;
  /** The rarest first. */
  readonly items: readonly OfferItem[];
  readonly resources: Readonly<Record<string, number>>;
  /** The account's server, where the game has that and the shop has said so. */
  readonly server: string | null;
  /** What the buyer knew before this visit: changes are told against it. */
  readonly known: StatusSnapshot;
  /** What was found last. */
  readonly latest: StatusSnapshot;
};

/** The last removal of a favourite. It outlives the favourite, so that a list of before does not bring it back. */
export type Removal = {
  readonly at: EpochMs;
  /** Whether the offer was made a favourite again; then `at` is when. */
  readonly undone: boolean;
};

export type Favourites = {
  /** Game id → its offers, in the order in which they were kept. */
  readonly games: Readonly<Record<string, readonly Favourite[]>>;
  /** Game id → offer code → its last removal. */
  readonly removals: Readonly<Record<string, Readonly<Record<string, Removal>>>>;
  /** When the page of favourites was last open; null before the first time. */
  readonly visitedAt: EpochMs | null;
  /** When it was open the time before that. */
  readonly visitedBefore: EpochMs | null;
};

/** So many offers of all games are kept at most: more than anybody looks through, and little to write at each change. Two tabs
 *  together may come above it; nothing is dropped then. */
export const MOST_KEPT = 200;

export const NO_FAVOURITES: Favourites = { games: {}, removals: {}, visitedAt: null, visitedBefore: null };

/** What the buyer keeps, shared by the tabs of the browser. Version 1 had no removals. */
export const favourites: Stored<Favourites> = createStored('vitrine.favourites', 2, decodeFavourites, NO_FAVOURITES, {
  merge: reconcileFavourites,
});

/** How many offers are kept, of all games. */
export function countKept({ games }: Favourites): number {
  return Object.values(games).reduce((sum, list) => sum + list.length, 0);
}
