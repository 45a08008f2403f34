import type { EpochMs, ItemId, OfferCode } from '@/domain/offer';
import type { Favourite, Favourites, StatusSnapshot } from '@/storage/favourites';

export const at = (time: number) => time as EpochMs;

/** How an offer was found: there, for ¥100, at the beginning of time, unless the test says otherwise. */
export function sighting(parts: Partial<StatusSnapshot> = {}): StatusSnapshot {
  return { at: at(0), price: 10_000, fate: 'there', ...parts };
}

/** A favourite of an offer for ¥100 with one item, of which nothing new is known. */
export function favourite({
  code = 'A-1',
  ...others
}: Partial<Omit<Favourite, 'code'>> & { code?: string } = {}): Favourite {
  return {
    code: code as OfferCode,
    shop: '青石铺',
    price: { amount: 10_000, currency: 'CNY' },
    keptAt: at(0),
    items: [{ item: 'merlin' as ItemId, level: 2 }],
    resources: { sq: 1260 },
    server: 'jp',
    known: sighting(),
    latest: sighting(),
    ...others,
  };
}

/** Favourites of FGO, never visited. */
export function favouritesOf(...list: readonly Favourite[]): Favourites {
  return { games: list.length === 0 ? {} : { FateGO: list }, removals: {}, visitedAt: null, visitedBefore: null };
}
