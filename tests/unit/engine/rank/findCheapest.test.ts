/** @jest-environment node */
import type { Offer } from '@/domain/offer';
import type { Overlay } from '@/domain/overlay';
import type { Want } from '@/domain/query';
import { joinOverlay } from '@/engine/index/joinOverlay';
import { search } from '@/engine/search';
import { codes, offer, overlay, query, want } from '../../builders';
import { indexOf, searchOffers } from '../shop';

const LATER = 1_800_000_000_000;
const STOCK = [
  offer({ code: 'A-1', shop: '月见屋', price: 30_000, items: { a: 1, b: 1 } }),
  offer({ code: 'A-2', shop: '月见屋', price: 20_000, items: { a: 1 } }),
  offer({ code: 'A-3', shop: '月见屋', price: 10_000, items: { c: 1 } }),
  offer({ code: 'B-1', shop: '星屋', price: 15_000, items: { a: 1, b: 2 } }),
  offer({ code: 'B-2', shop: '星屋', price: 15_000, items: { a: 1 }, listedAt: LATER }),
];

function cheapest(wants: readonly Want[], liveOverlay?: Overlay, stock: readonly Offer[] = STOCK) {
  return searchOffers(stock, { wants }, liveOverlay).cheapest.map(({ code, price, met }) => [code, price.amount, met]);
}

describe('the cheapest offer of each shop', () => {
  it('is the cheapest hit with its number of met wants, the newest of equal ones', () => {
    expect(cheapest([want('a')])).toEqual([
      ['B-2', 15_000, 1],
      ['A-2', 20_000, 1],
    ]);
    expect(cheapest([want('a'), want('b')])).toEqual([
      ['B-1', 15_000, 2],
      ['A-1', 30_000, 2],
    ]);
  });

  it('counts nice wants, and excludes hits that meet no want', () => {
    expect(cheapest([want('b', 'nice'), want('a', 'nice')])).toEqual([
      ['B-2', 15_000, 1],
      ['A-2', 20_000, 1],
    ]);
    expect(cheapest([want('b', 'nice', 2)])).toEqual([['B-1', 15_000, 1]]);
  });

  it('is missing without wants', () => {
    expect(cheapest([])).toEqual([]);
    expect(cheapest([want('c', 'never')])).toEqual([]);
  });

  it('depends on the prices, sold offers, paused shops and reservations of the overlay', () => {
    const prices = overlay({ prices: new Map([[codes('A-1')[0]!, 120]]) });
    expect(cheapest([want('a')], prices)).toEqual([
      ['A-1', 12_000, 1],
      ['B-2', 15_000, 1],
    ]);
    const moreExpensive = overlay({ prices: new Map([[codes('B-2')[0]!, 999]]) });
    expect(cheapest([want('a')], moreExpensive)[0]).toEqual(['B-1', 15_000, 1]);
    expect(cheapest([want('a')], overlay({ sold: new Set(codes('B-2', 'A-2')) }))).toEqual([
      ['B-1', 15_000, 1],
      ['A-1', 30_000, 1],
    ]);
    expect(cheapest([want('a')], overlay({ pausedShops: new Set(['星屋']) }))).toEqual([['A-2', 20_000, 1]]);
    const reserved = overlay({ reserved: new Map([[codes('B-2')[0]!, null]]) });
    expect(
      searchOffers(STOCK, { wants: [want('a')] }, reserved).cheapest.map(({ code, live }) => [code, live]),
    ).toEqual([
      ['B-2', 'reserved'],
      ['A-2', 'onSale'],
    ]);
  });

  it('is never a sold offer, even if sold ones are searched for', () => {
    const stock = [
      offer({ code: 'A-1', price: 1, items: { a: 1 }, status: 'sold' }),
      offer({ code: 'A-2', price: 2, items: { a: 1 } }),
    ];
    const choices = { status: { not: false, values: ['sold', 'onSale'] } };

    const page = searchOffers(stock, { wants: [want('a')], choices });

    expect(page.total).toBe(2);
    expect(page.cheapest.map(({ code }) => code)).toEqual(['A-2']);
  });

  it('is the same across several blocks and for many hits', () => {
    const stock = Array.from({ length: 900 }, (_, i) =>
      offer({ code: `C-${i}`, shop: `s-${i % 3}`, price: 5_000 + ((i * 7) % 900) * 100, items: { a: 1 }, listedAt: i }),
    );
    const pages = [65_535, 200].map((maxBlockSize) => {
      const { index, text } = indexOf(stock, [], [stock], maxBlockSize);
      return search(index, query({ wants: [want('a')] }), joinOverlay(index, overlay()), text).cheapest;
    });

    expect(pages[0]?.map(({ shop, price }) => [shop, price.amount])).toEqual([
      ['s-0', 5_000],
      ['s-1', 5_100],
      ['s-2', 5_200],
    ]);
    expect(pages[1]).toEqual(pages[0]);
  });
});
