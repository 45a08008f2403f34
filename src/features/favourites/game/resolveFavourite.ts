import type { EpochMs } from '@/domain/offer';
import type { Hit } from '@/domain/searchResponse';
import { takeSnapshot } from '@/features/favourites/button/createFavourite';
import type { Favourite } from '@/storage/favourites';
import { hitFromFavourite } from './hitFromFavourite';
import type { WatchedCatalog } from './watchedCatalog';

/** How a favourite differs from what the buyer last saw; `sold` includes offers that left the catalog. */
export const FAVOURITE_CHANGES = ['cheaper', 'dearer', 'reserved', 'paused', 'sold', 'same'] as const;
export type FavouriteChange = (typeof FAVOURITE_CHANGES)[number];

/** A favourite compared with the current catalog. */
export type CurrentFavourite = {
  readonly favourite: Favourite;
  /** The offer from the catalog, or as stored. Its published price is replaced by the price when it became a favourite. */
  readonly hit: Hit;
  /** `pending` until the catalog has loaded, `failed` if the catalog is unavailable or incomplete. */
  readonly verification: 'pending' | 'verified' | 'failed';
  readonly change: FavouriteChange;
  /** The current price minus the last seen price, in minor units. */
  readonly priceChange: number;
  /** Whether the change happened after the last visit. */
  readonly isNew: boolean;
};

/** Compares a stored favourite with the current catalog of its game. */
export function resolveFavourite(favourite: Favourite, catalog: WatchedCatalog): CurrentFavourite {
  const found = catalog.hits.get(favourite.code);
  const hit = found ?? hitFromFavourite(favourite);
  const latest = found === undefined ? favourite.latest : takeSnapshot(found, 0 as EpochMs, favourite.latest);
  const sameCurrency = hit.price.currency === favourite.price.currency;
  const priceChange = sameCurrency ? latest.price - favourite.known.price : 0;
  const isSold = latest.fate === 'sold' || latest.fate === 'gone';
  const change = latest.fate === 'there' || isSold ? (isSold ? 'sold' : changeOfPrice(priceChange)) : latest.fate;
  return {
    favourite,
    hit: sameCurrency ? { ...hit, offer: { ...hit.offer, price: favourite.price } } : hit,
    verification: found !== undefined ? 'verified' : catalog.error !== null || catalog.isPartial ? 'failed' : 'pending',
    change,
    priceChange: isSold ? 0 : priceChange,
    isNew: latest.fate !== favourite.known.fate || (!isSold && priceChange !== 0),
  };
}

function changeOfPrice(priceChange: number): FavouriteChange {
  return priceChange === 0 ? 'same' : priceChange < 0 ? 'cheaper' : 'dearer';
}
