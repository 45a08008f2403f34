import type { EpochMs } from '@/domain/offer';
import type { Hit } from '@/domain/searchResponse';
import { sightingOf } from '@/features/favourites/button/createFavourite';
import type { Favourite } from '@/storage/favourites';
import type { GameNews } from './watchedCatalog';
import { rememberedHit } from './hitFromFavourite';

/** What a favourite counts as; `sold` are also those that the catalog does not hold any more. */
export const KEPT_STATES = ['cheaper', 'dearer', 'reserved', 'paused', 'sold', 'same'] as const;
export type StoredState = (typeof KEPT_STATES)[number];

/** A favourite as it stands now. */
export type FavouriteNow = {
  readonly kept: Favourite;
  /** The offer as it is found, or as it is remembered; its published price is the one it was kept at. */
  readonly hit: Hit;
  /** `asking` before the catalog has said anything of it, `unsure` if it cannot. */
  readonly certainty: 'asking' | 'sure' | 'unsure';
  readonly state: StoredState;
  /** The price now less the price known, in minor units. */
  readonly rise: number;
  /** Whether the buyer does not know it yet. */
  readonly fresh: boolean;
};

/** Brings together what is kept of an offer and what the catalog says of it now. */
export function favouriteNow(kept: Favourite, news: GameNews): FavouriteNow {
  const found = news.found.get(kept.code);
  const hit = found ?? rememberedHit(kept);
  const latest = found === undefined ? kept.latest : sightingOf(found, 0 as EpochMs, kept.latest);
  const sameMoney = hit.price.currency === kept.price.currency;
  const rise = sameMoney ? latest.price - kept.known.price : 0;
  const sold = latest.fate === 'sold' || latest.fate === 'gone';
  const state = latest.fate === 'there' || sold ? (sold ? 'sold' : byPrice(rise)) : latest.fate;
  return {
    kept,
    hit: sameMoney ? { ...hit, offer: { ...hit.offer, price: kept.price } } : hit,
    certainty: found !== undefined ? 'sure' : news.error !== null || news.partial ? 'unsure' : 'asking',
    state,
    rise: sold ? 0 : rise,
    fresh: latest.fate !== kept.known.fate || (!sold && rise !== 0),
  };
}

function byPrice(rise: number): StoredState {
  return rise === 0 ? 'same' : rise < 0 ? 'cheaper' : 'dearer';
}
