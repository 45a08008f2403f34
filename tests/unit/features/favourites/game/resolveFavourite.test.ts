/** @jest-environment node */
import { ShopError } from '@/base/shopError';
import type { Hit } from '@/domain/searchResponse';
import { resolveFavourite } from '@/features/favourites/game/resolveFavourite';
import { UNLOADED_CATALOG } from '@/features/favourites/game/watchedCatalog';
import { hit } from '../../search-state/shopBuild';
import { catalogWith, favourite, snapshot } from '../favouriteBuild';

const cny = (amount: number) => ({ amount, currency: 'CNY' }) as const;
const resolve = (stored = favourite(), found: Hit | null = hit()) => {
  const { change, priceChange, isNew, verification } = resolveFavourite(stored, catalogWith(found));
  return { change, priceChange, isNew, verification };
};

describe('resolveFavourite', () => {
  it.each([
    ['an unchanged offer', hit({ live: 'unknown' }), { change: 'same', priceChange: 0, isNew: false }],
    ['a cheaper offer', hit({ price: cny(7000) }), { change: 'cheaper', priceChange: -3000, isNew: true }],
    ['a more expensive offer', hit({ price: cny(11_000) }), { change: 'dearer', priceChange: 1000, isNew: true }],
    ['a reserved offer', hit({ live: 'reserved' }), { change: 'reserved', priceChange: 0, isNew: true }],
    ['an offer of a paused shop', hit({ live: 'paused' }), { change: 'paused', priceChange: 0, isNew: true }],
    ['a sold offer', hit({ live: 'sold', price: cny(7000) }), { change: 'sold', priceChange: 0, isNew: true }],
    ['an offer that left the catalog', null, { change: 'sold', priceChange: 0, isNew: true }],
  ] as const)('classifies the change of %s', (_offer, found, expected) => {
    expect(resolve(favourite(), found)).toEqual({ ...expected, verification: 'verified' });
  });

  it('does not mark a price change as new once the buyer has seen it', () => {
    const seen = favourite({ known: snapshot({ price: 7000 }) });

    expect(resolve(seen, hit({ price: cny(7000) })).isNew).toBe(false);
  });

  it('marks the removal from the catalog as new if the buyer has only seen the sale', () => {
    expect(resolve(favourite({ known: snapshot({ fate: 'sold' }) }), null).isNew).toBe(true);
  });

  it('does not mark the removal from the catalog as new once the buyer has seen it', () => {
    expect(resolve(favourite({ known: snapshot({ fate: 'gone' }) }), null).isNew).toBe(false);
  });

  it('shows the price at which the offer became a favourite as the published one', () => {
    const found = hit({ offer: { price: 9000 }, price: cny(7000) });

    expect(resolveFavourite(favourite(), catalogWith(found)).hit.offer.price).toEqual(cny(10_000));
  });

  it('uses the stored state until the catalog has loaded', () => {
    const stored = favourite({ latest: snapshot({ price: 8000, fate: 'reserved' }) });

    const current = resolveFavourite(stored, UNLOADED_CATALOG);

    expect(current).toMatchObject({ verification: 'pending', change: 'reserved' });
    expect(current.hit).toMatchObject({
      live: 'reserved',
      price: cny(8000),
      offer: { shop: '青石铺', items: stored.items },
    });
  });

  it('fails to verify a favourite if the catalog could not be loaded', () => {
    const failed = { ...UNLOADED_CATALOG, error: new ShopError('shop-search', 'offline') };

    expect(resolveFavourite(favourite(), failed).verification).toBe('failed');
  });

  it('fails to verify a favourite that may be in a missing part of the catalog', () => {
    expect(resolveFavourite(favourite(), { ...UNLOADED_CATALOG, isPartial: true }).verification).toBe('failed');
  });
});
