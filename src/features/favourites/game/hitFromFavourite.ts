import type { Hit, LiveStatus } from '@/domain/searchResponse';
import type { FavouriteStatus } from '@/storage/decodeFavourites';
import type { Favourite } from '@/storage/favourites';

const LIVE_BY_STATUS: Readonly<Record<FavouriteStatus, LiveStatus>> = {
  there: 'unknown',
  reserved: 'reserved',
  paused: 'paused',
  sold: 'sold',
  gone: 'sold',
};

/** Converts a stored favourite to a hit so that it can be rendered and compared while the catalog is loading or after the offer has left
 *  it. */
export function hitFromFavourite({ code, shop, price, keptAt, items, resources, server, latest }: Favourite): Hit {
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
    live: LIVE_BY_STATUS[latest.fate],
    reservedUntil: null,
    wantMatches: [],
    gaps: [],
  };
}
