import type { EpochMs } from '@/domain/offer';
import type { Hit } from '@/domain/searchResponse';
import { orderItems } from '@/features/offer/tiles/orderItems';
import type { GameItems } from '@/features/search-state/gameItems';
import { type FavouriteStatus, fitAmount, fitFavourite } from '@/storage/decodeFavourites';
import type { Favourite, StatusSnapshot } from '@/storage/favourites';

/** What is kept of an offer: as it is now, and enough of it to draw it and to look for the like when it is gone. */
export function rememberOffer(hit: Hit, lexicon: GameItems, now: EpochMs): Favourite {
  const { code, shop, items, resources, attributes } = hit.offer;
  const { server } = attributes;
  const sighting = sightingOf(hit, now);
  return fitFavourite({
    code,
    shop,
    price: hit.price,
    keptAt: now,
    items: orderItems(items, lexicon),
    resources,
    server: typeof server === 'string' ? server : null,
    known: sighting,
    latest: sighting,
  });
}

/** How an offer is found now; null is one that the catalog does not hold.
 *  @param before  the sighting before this one: it stays while nothing has changed, and with it since when */
export function sightingOf(hit: Hit | null, now: EpochMs, before?: StatusSnapshot): StatusSnapshot {
  const fate = fateOf(hit);
  const price = hit === null ? (before?.price ?? 0) : fitAmount(hit.price.amount);
  return before?.fate === fate && before.price === price ? before : { at: now, price, fate };
}

function fateOf(hit: Hit | null): FavouriteStatus {
  if (hit === null) return 'gone';
  return hit.live === 'onSale' || hit.live === 'unknown' ? 'there' : hit.live;
}
