/** @jest-environment node */
import { pricePerWant } from '@/features/offer/price/pricePerWant';

describe('pricePerWant', () => {
  it.each([
    ['¥268 for three', 26_800, 3, 8_900],
    ['¥12.50 for one, in whole yuan', 1_250, 1, 1_300],
    ['¥25 for three, still told to the cent', 2_500, 3, 833],
  ])('divides the price: %s', (_, amount, met, share) => {
    expect(pricePerWant({ amount, currency: 'CNY' }, met)).toEqual({ amount: share, currency: 'CNY' });
  });

  it('returns whole units in a currency without fractions', () => {
    expect(pricePerWant({ amount: 1000, currency: 'JPY' }, 3)).toEqual({ amount: 333, currency: 'JPY' });
    expect(pricePerWant({ amount: 10, currency: 'JPY' }, 3)).toEqual({ amount: 3, currency: 'JPY' });
  });
});
