/** @jest-environment node */
import fc from 'fast-check';
import { CURRENCY_DIGITS, type Currency, isCurrency, toMinorUnits, toWholeUnits } from '@/domain/money';

const currencies = Object.keys(CURRENCY_DIGITS) as Currency[];

describe('money', () => {
  it('returns to the same minor units through whole units', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1e12 }), fc.constantFrom(...currencies), (amount, currency) => {
        expect(toMinorUnits(toWholeUnits(amount, currency), currency)).toBe(amount);
      }),
    );
  });

  it('has no decimals for yen and two for yuan', () => {
    expect(toMinorUnits(268, 'JPY')).toBe(268);
    expect(toMinorUnits(268, 'CNY')).toBe(26_800);
    expect(toMinorUnits(99.5, 'CNY')).toBe(9_950);
  });

  it('does not accept properties of Object.prototype as currencies', () => {
    expect(isCurrency('CNY')).toBe(true);
    expect(isCurrency('constructor')).toBe(false);
    expect(isCurrency('cny')).toBe(false);
  });
});
