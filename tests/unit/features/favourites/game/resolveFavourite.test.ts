import { ShopError } from '@/base/shopError';
import type { OfferCode } from '@/domain/offer';
import type { Hit } from '@/domain/searchResponse';
import { resolveFavourite } from '@/features/favourites/game/resolveFavourite';
import { sortFavourites } from '@/features/favourites/game/sortFavourites';
import { selectGamesToWatch } from '@/features/favourites/game/useWatchedCatalogs';
import { UNLOADED_CATALOG } from '@/features/favourites/game/watchedCatalog';
import { GAMES } from '@/games/games';
import { hit } from '../../search-state/shopBuild';
import { at, favourite, sighting } from '../favouriteBuild';

const cny = (amount: number) => ({ amount, currency: 'CNY' }) as const;
const newsOf = (found: Hit | null) => ({ ...UNLOADED_CATALOG, found: new Map([['A-1' as OfferCode, found]]) });
const said = (kept = favourite(), found: Hit | null = hit()) => {
  const {
    change: state,
    priceChange: rise,
    isNew: fresh,
    verification: certainty,
  } = resolveFavourite(kept, newsOf(found));
  return { state, rise, fresh, certainty };
};

describe('a favourite now', () => {
  it.each([
    ['is the same', hit({ live: 'unknown' }), { state: 'same', rise: 0, fresh: false }],
    ['is cheaper', hit({ price: cny(7000) }), { state: 'cheaper', rise: -3000, fresh: true }],
    ['is dearer', hit({ price: cny(11_000) }), { state: 'dearer', rise: 1000, fresh: true }],
    ['is reserved', hit({ live: 'reserved' }), { state: 'reserved', rise: 0, fresh: true }],
    ['is in a shop that pauses', hit({ live: 'paused' }), { state: 'paused', rise: 0, fresh: true }],
    ['is sold', hit({ live: 'sold', price: cny(7000) }), { state: 'sold', rise: 0, fresh: true }],
    ['is gone', null, { state: 'sold', rise: 0, fresh: true }],
  ] as const)('%s', (_what, found, expected) => {
    expect(said(favourite(), found)).toEqual({ ...expected, certainty: 'sure' });
  });

  it('is nothing new once the buyer knows it', () => {
    expect(said(favourite({ known: sighting({ price: 7000 }) }), hit({ price: cny(7000) })).fresh).toBe(false);
    expect(said(favourite({ known: sighting({ fate: 'sold' }) }), null).fresh).toBe(true);
    expect(said(favourite({ known: sighting({ fate: 'gone' }) }), null).fresh).toBe(false);
  });

  it('stands beside the price it was kept at', () => {
    const found = hit({ offer: { price: 9000 }, price: cny(7000) });

    expect(resolveFavourite(favourite(), newsOf(found)).hit.offer.price).toEqual(cny(10_000));
  });

  it('is what is remembered until the catalog has said what it is', () => {
    const kept = favourite({ latest: sighting({ price: 8000, fate: 'reserved' }) });

    const now = resolveFavourite(kept, UNLOADED_CATALOG);

    expect(now).toMatchObject({ certainty: 'asking', state: 'reserved' });
    expect(now.hit).toMatchObject({ live: 'reserved', price: cny(8000), offer: { shop: '青石铺', items: kept.items } });
  });

  it('is unsure where the catalog, or the part it may be in, did not come', () => {
    const failed = { ...UNLOADED_CATALOG, error: new ShopError('shop-search', 'offline') };

    expect(resolveFavourite(favourite(), failed).verification).toBe('unsure');
    expect(resolveFavourite(favourite(), { ...UNLOADED_CATALOG, isPartial: true }).verification).toBe('unsure');
  });
});

describe('the order of favourites', () => {
  const old = resolveFavourite(favourite({ code: 'old', keptAt: at(1) }), UNLOADED_CATALOG);
  const changed = resolveFavourite(
    favourite({ code: 'changed', keptAt: at(2), latest: sighting({ price: 20_000 }) }),
    UNLOADED_CATALOG,
  );
  const young = resolveFavourite(favourite({ code: 'young', keptAt: at(3) }), UNLOADED_CATALOG);

  it.each([
    ['newest', ['young', 'changed', 'old']],
    ['changed', ['changed', 'young', 'old']],
    ['price', ['young', 'old', 'changed']],
  ] as const)('is by %s', (sort, codes) => {
    expect(sortFavourites([old, changed, young], sort).map(({ favourite: kept }) => kept.code)).toEqual(codes);
  });
});

describe('the catalogs that are open', () => {
  it('are two at first, and the next when one has said what it knows', () => {
    const [first, second, third, fourth] = GAMES;
    const games = [first!, second!, third!, fourth!];

    expect(selectGamesToWatch(games, new Map())).toEqual([first, second]);
    expect(selectGamesToWatch(games, new Map([[second!.id, newsOf(null)]]))).toEqual([first, second, third]);
    expect(selectGamesToWatch(games, new Map([[first!.id, UNLOADED_CATALOG]]))).toEqual([first, second]);
  });
});
