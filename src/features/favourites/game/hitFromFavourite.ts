import type { Hit, Live } from '@/domain/searchResponse';
import type { FavouriteStatus } from '@/storage/decodeFavourites';
import type { Favourite } from '@/storage/favourites';

const LIVE: Readonly<Record<FavouriteStatus, Live>> = {
  there: 'unknown',
  reserved: 'reserved',
  paused: 'paused',
  sold: 'sold',
  gone: 'sold',
};

/** A favourite as the offer it was, for what draws offers and looks for the like: before the catalog has said anything of
 *  it, and when it is gone from there. */
export function rememberedHit({ code, shop, price, keptAt, items, resources, server, latest }: Favourite): Hit {
  return {
    offer: {
      code,
      shop,
      price,
      items,
      resources,
      attributes: server === null ? {} : { server },
      title: '',
      note: '',
      status: 'onSale',
      listedAt: keptAt,
    },
    price: { ...price, amount: latest.price },
    live: LIVE[latest.fate],
    reservedUntil: null,
    outcomes: [],
    gaps: [],
  };
}
