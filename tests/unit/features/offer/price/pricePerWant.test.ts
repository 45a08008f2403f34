/** @jest-environment node */
import { pricePerWant } from '@/features/offer/price/pricePerWant';

describe('pricePerWant', () => {
  it.each([
    ['¥268 by three to whole yuan', 26_800, 3, 8_900],
    ['¥12.50 by one to whole yuan', 1_250, 1, 1_300],
    ['¥25 by three to cents', 2_500, 3, 833],
  ])('divides %s', (_, amount, met, share) => {
    expect(pricePerWant({ amount, currency: 'CNY' }, met)).toEqual({ amount: share, currency: 'CNY' });
  });

  it('divides to whole units in a currency without fractions', () => {
    expect(pricePerWant({ amount: 1000, currency: 'JPY' }, 3)).toEqual({ amount: 333, currency: 'JPY' });
    expect(pricePerWant({ amount: 10, currency: 'JPY' }, 3)).toEqual({ amount: 3, currency: 'JPY' });
  });
});
