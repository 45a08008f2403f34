import type { EpochMs, OfferItem } from '@/domain/offer';
import { itemsOf } from '@/domain/query';
import type { Hit } from '@/domain/searchResponse';
import { orderItems } from '@/features/offer/tiles/orderItems';
import type { GameItems } from '@/features/search-state/gameItems';
import { type FavouriteStatus, fitAmount, fitFavourite } from '@/storage/decodeFavourites';
import type { Favourite, StatusSnapshot } from '@/storage/favourites';

/** Creates a favourite with enough of the offer to render it and to find similar offers once it is gone. */
export function createFavourite(hit: Hit, gameItems: GameItems, now: EpochMs): Favourite {
  const { code, shop, items, resources, attributes } = hit.offer;
  const { server } = attributes;
  const snapshot = takeSnapshot(hit, now);
  return fitFavourite({
    code,
    shop,
    price: hit.price,
    keptAt: now,
    items: wantedFirst(orderItems(items, gameItems), hit),
    resources,
    server: typeof server === 'string' ? server : null,
    known: snapshot,
    latest: snapshot,
  });
}

/** Moves the items that the buyer wanted to the front, in the order of the query. */
function wantedFirst(items: readonly OfferItem[], { wantMatches }: Hit): readonly OfferItem[] {
  const wanted = wantMatches.filter(({ want }) => want.mode !== 'never').flatMap(({ want }) => itemsOf(want));
  const indexOf = ({ item }: OfferItem) => (wanted.includes(item) ? wanted.indexOf(item) : wanted.length);
  return [...items].sort((a, b) => indexOf(a) - indexOf(b));
}

/** Takes a snapshot of an offer's price and status.
 *  @param hit     null if the catalog does not have the offer
 *  @param before  the previous snapshot; returned while nothing has changed, so its time is that of the last change */
export function takeSnapshot(hit: Hit | null, now: EpochMs, before?: StatusSnapshot): StatusSnapshot {
  const fate = statusOf(hit);
  const price = hit === null ? (before?.price ?? 0) : fitAmount(hit.price.amount);
  return before?.fate === fate && before.price === price ? before : { at: now, price, fate };
}

function statusOf(hit: Hit | null): FavouriteStatus {
  if (hit === null) return 'gone';
  return hit.live === 'onSale' || hit.live === 'unknown' ? 'there' : hit.live;
}
