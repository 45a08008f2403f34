import type { EpochMs, ItemId, OfferCode } from '@/domain/offer';
import type { Hit } from '@/domain/searchResponse';
import { UNLOADED_CATALOG, type WatchedCatalog } from '@/features/favourites/game/watchedCatalog';
import type { Favourite, Favourites, StatusSnapshot } from '@/storage/favourites';

export const epochMs = (time: number) => time as EpochMs;

/** A snapshot of an available offer for ¥100 at time 0, unless overridden. */
export function snapshot(parts: Partial<StatusSnapshot> = {}): StatusSnapshot {
  return { at: epochMs(0), price: 10_000, fate: 'there', ...parts };
}

/** An unchanged favourite for ¥100 with one item, unless overridden. */
export function favourite({
  code = 'A-1',
  ...others
}: Partial<Omit<Favourite, 'code'>> & { code?: string } = {}): Favourite {
  return {
    code: code as OfferCode,
    shop: '青石铺',
    price: { amount: 10_000, currency: 'CNY' },
    keptAt: epochMs(0),
    items: [{ item: 'merlin' as ItemId, level: 2 }],
    resources: { sq: 1260 },
    server: 'jp',
    known: snapshot(),
    latest: snapshot(),
    ...others,
  };
}

/** Favourites of FGO without any visit. */
export function favouritesOf(...list: readonly Favourite[]): Favourites {
  return { games: list.length === 0 ? {} : { FateGO: list }, removals: {}, visitedAt: null, visitedBefore: null };
}

/** A loaded catalog in which the offer A-1 is the given hit, or is missing. */
export function catalogWith(found: Hit | null): WatchedCatalog {
  return { ...UNLOADED_CATALOG, hits: new Map([['A-1' as OfferCode, found]]) };
}
