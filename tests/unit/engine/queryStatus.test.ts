/** @jest-environment node */
import type { EpochMs } from '@/domain/offer';
import type { Overlay } from '@/domain/overlay';
import { codes, offer, overlay, REVISION } from '../builders';
import { codesOf, searchOffers } from './shop';

describe('the status condition', () => {
  const offers = [
    offer({ code: 'A-1' }),
    offer({ code: 'A-2', status: 'reserved' }),
    offer({ code: 'A-3', status: 'sold' }),
    offer({ code: 'A-4', shop: '月见屋' }),
  ];
  const liveOverlay = overlay({ pausedShops: new Set(['月见屋']) });

  it('excludes sold offers by default, but not reserved ones or those of paused shops', () => {
    const { hits, catalog } = searchOffers(offers, {}, liveOverlay);

    expect(hits.map(({ offer: { code }, live }) => [code, live])).toEqual([
      ['A-1', 'onSale'],
      ['A-2', 'reserved'],
      ['A-4', 'paused'],
    ]);
    expect(catalog.unsoldCount).toBe(3);
  });

  it('includes a sold offer when the text is its whole code or its status is chosen', () => {
    expect(codesOf(searchOffers(offers, { text: 'a 3' }, liveOverlay).hits)).toEqual(['A-3']);
    expect(codesOf(searchOffers(offers, { text: 'A-' }, liveOverlay).hits)).not.toContain('A-3');
    expect(
      codesOf(searchOffers(offers, { choices: { status: { not: false, values: ['sold'] } } }, liveOverlay).hits),
    ).toEqual(['A-3']);
  });

  it('excludes sold offers from the totals after removing the chip of the code or the status', () => {
    expect(searchOffers(offers, { text: 'A-3' }, liveOverlay).withoutChip).toEqual([3]);
    expect(
      searchOffers(offers, { text: 'A-', choices: { status: { not: false, values: ['sold'] } } }, liveOverlay)
        .withoutChip,
    ).toEqual([3, 1]);
  });

  it('reports an unknown status if no overlay confirms the stock', () => {
    expect(searchOffers(offers, {}, null).hits.map(({ live }) => live)).toEqual(['unknown', 'reserved', 'unknown']);
    expect(searchOffers(offers, {}, { ...liveOverlay, asOf: null }).hits.map(({ live }) => live)).toEqual([
      'unknown',
      'reserved',
      'paused',
    ]);
    expect(searchOffers(offers, { choices: { status: { not: false, values: ['onSale'] } } }, null).total).toBe(2);
  });

  it.each([
    ['an earlier catalog revision', { revision: (REVISION - 1) as EpochMs, currency: null }],
    ['a later catalog revision', { revision: (REVISION + 1) as EpochMs, currency: null }],
    ['no catalog revision', null],
  ])('reports an unknown status for offers without an entry when the overlay names %s', (_, catalog) => {
    const page = searchOffers(offers, {}, { ...liveOverlay, catalog });

    expect(page.overlayAsOf).toBeNull();
    expect(page.hits.map(({ live }) => live)).toEqual(['unknown', 'reserved', 'paused']);
  });

  it('reports a confirmed status when the overlay names the loaded revision, at any time', () => {
    const page = searchOffers(offers, {}, { ...liveOverlay, asOf: 1 as EpochMs });

    expect(page.overlayAsOf).toBe(1);
    expect(page.hits[0]?.live).toBe('onSale');
  });

  it('applies sold, reserved and paused entries of any revision', () => {
    const sold = new Set(codes('A-1'));
    const page = searchOffers(
      offers,
      { choices: { status: { not: true, values: [] } } },
      { ...liveOverlay, sold, catalog: null },
    );

    expect(page.hits.map(({ offer: { code }, live }) => [code, live])).toEqual([
      ['A-1', 'sold'],
      ['A-2', 'reserved'],
      ['A-3', 'sold'],
      ['A-4', 'paused'],
    ]);
  });

  it('counts the offers of each status', () => {
    expect(searchOffers(offers, {}, liveOverlay).counts.choices.status).toEqual({
      onSale: 1,
      reserved: 1,
      paused: 1,
      sold: 1,
    });
  });
});

describe('the overlay', () => {
  const offers = [offer({ code: 'A-1', price: 50_000 }), offer({ code: 'A-2', price: 20_000 })];

  it('changes the price in ranges, order and histogram, but not in the published offer', () => {
    const liveOverlay = overlay({ prices: new Map([[codes('A-1')[0]!, 99.5]]) });

    const page = searchOffers(
      offers,
      { ranges: { price: { min: null, max: 100 } }, sort: { key: 'price', reversed: false } },
      liveOverlay,
    );

    expect(page.hits[0]).toMatchObject({
      offer: { price: { amount: 50_000 } },
      price: { amount: 9_950, currency: 'CNY' },
    });
    expect(page.histograms.price).toEqual({ bounds: [90, 100, 200], counts: [1, 1], without: 2 });
  });

  describe('with a price and its time', () => {
    const [code] = codes('A-1');
    const prices = new Map([[code!, 99.5]]);
    const priceOf = (parts: Partial<Overlay>) => {
      const { hits } = searchOffers(offers, {}, overlay({ prices, ...parts }));
      return hits.find((hit) => hit.offer.code === code)?.price.amount;
    };
    const setAt = (time: number) => ({ priceAt: new Map([[code!, time as EpochMs]]) });
    const named = (revision: number, currency: string | null) => ({
      catalog: { revision: revision as EpochMs, currency },
    });

    it('is ignored when the sheet was published later', () => {
      expect(priceOf(setAt(REVISION - 1))).toBe(50_000);
    });

    it('applies from the time of publication on, even to a catalog that the overlay does not name', () => {
      expect(priceOf(setAt(REVISION))).toBe(9_950);
      expect(priceOf({ ...setAt(REVISION + 1), ...named(REVISION - 9, 'CNY') })).toBe(9_950);
    });

    it('applies when its time is unknown', () => {
      expect(priceOf({})).toBe(9_950);
    });

    it('is ignored in a currency other than that of the catalog', () => {
      expect(priceOf(named(REVISION, 'JPY'))).toBe(50_000);
    });
  });

  it('contains the end of a reservation if it is known', () => {
    const until = 1_763_800_000_000 as never;
    const liveOverlay = overlay({
      reserved: new Map([
        [codes('A-1')[0]!, until],
        [codes('A-2')[0]!, null],
      ]),
    });

    expect(searchOffers(offers, {}, liveOverlay).hits.map(({ live, reservedUntil }) => [live, reservedUntil])).toEqual([
      ['reserved', until],
      ['reserved', null],
    ]);
  });

  it('cannot make a sold offer available, and may contain unknown codes', () => {
    const sold = [offer({ code: 'A-1', status: 'sold' })];
    const liveOverlay = overlay({ reserved: new Map([[codes('A-1')[0]!, null]]), sold: new Set(codes('B-9')) });

    expect(searchOffers(sold, {}, liveOverlay).total).toBe(0);
  });
});
