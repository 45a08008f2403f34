/** @jest-environment node */
import type { EpochMs, Offer, OfferCode } from '@/domain/offer';
import { offer, overlay } from '../../builders';
import { NOW, PUBLISHED_AT, refusedRow, runGuard, yuan } from './runGuard';

describe('the question about the overlay', () => {
  const code = 'S-1' as OfferCode;
  const runWith = (live: Parameters<typeof overlay>[0], status: Offer['status'] = 'onSale') =>
    runGuard([offer({ code, shop: '旧店名' })], [offer({ code, status })], { overlay: overlay(live) });

  it('names a price that the sheet contradicts, in the currency of the catalog', () => {
    expect(runWith({ prices: new Map([[code, 99.5]]) })).toEqual([
      {
        kind: 'overlay',
        contradictions: [{ code, entry: 'price', overlay: yuan(9950), catalog: yuan(10_000) }],
      },
    ]);
    expect(runWith({ prices: new Map([[code, 100]]) })).toEqual([]);
  });

  it('is not asked about a price that pages ignore: older than what is published, or in another currency', () => {
    const prices = new Map([[code, 99.5]]);
    const timeOfPrice = (time: number) => new Map([[code, time as EpochMs]]);
    const named = (currency: string) => ({ revision: PUBLISHED_AT, currency });

    expect(runWith({ prices, priceAt: timeOfPrice(PUBLISHED_AT - 1) })).toEqual([]);
    expect(runWith({ prices, priceAt: timeOfPrice(PUBLISHED_AT) })).toHaveLength(1);
    expect(runWith({ prices, catalog: named('JPY') })).toEqual([]);
    expect(runWith({ prices, catalog: named('CNY') })).toHaveLength(1);
  });

  it('names sold and reserved offers whose changed row is on sale', () => {
    const sold = { sold: new Set([code]), reserved: new Map([[code, null]]) };

    expect(runWith(sold)).toEqual([{ kind: 'overlay', contradictions: [{ code, entry: 'sold' }] }]);
    expect(runWith({ reserved: new Map([[code, null]]) })).toEqual([
      { kind: 'overlay', contradictions: [{ code, entry: 'reserved' }] },
    ]);
  });

  it('is not asked about the status of an offer whose row is unchanged', () => {
    const live = overlay({ sold: new Set([code]) });
    const listed = [offer({ code: 'S-2' })];

    expect(
      runGuard([offer({ code }), ...listed], [offer({ code, title: '改了' }), ...listed], { overlay: live }),
    ).toEqual([]);
    expect(runGuard(listed, [offer({ code }), ...listed], { overlay: live })).toMatchObject([{ kind: 'overlay' }]);
    expect(runGuard([offer({ code, status: 'sold' })], [offer({ code })], { overlay: live })).toMatchObject([
      { kind: 'relisted' },
      { kind: 'overlay' },
    ]);
  });

  it('is not asked when the sheet agrees, the reservation has ended or the code is removed', () => {
    expect(runWith({ sold: new Set([code]) }, 'sold')).toEqual([]);
    expect(runWith({ sold: new Set([code]) }, 'reserved')).toEqual([]);
    expect(runWith({ reserved: new Map([[code, NOW]]) })).toEqual([]);
    expect(runWith({ prices: new Map([['gone' as OfferCode, 1]]), sold: new Set(['gone' as OfferCode]) })).toEqual([]);
  });

  it('covers published offers of refused rows, which may be kept', () => {
    const live = overlay({ prices: new Map([[code, 1]]) });

    expect(runGuard([offer({ code })], [], { refused: [refusedRow('S-1')], overlay: live })).toMatchObject([
      { kind: 'delisted' },
      { kind: 'overlay', contradictions: [{ code, entry: 'price' }] },
    ]);
  });
});
