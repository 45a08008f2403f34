/** @jest-environment node */
import { parseAmount } from '@/importer/cells/parseAmount';

describe('parseAmount', () => {
  it.each([
    ['1260', 1260],
    ['３ｗ', 30_000],
    ['2.4万', 24_000],
    ['0', 0],
  ])('reads %j as %d', (text, amount) => {
    expect(parseAmount(text)).toEqual({ ok: true, value: amount });
  });

  it('refuses what is no whole number and suggests the number it finds', () => {
    expect(parseAmount('约1260石')).toEqual({
      ok: false,
      error: { code: 'not-an-amount', expected: { kind: 'amount' }, got: '约1260石', suggestion: '1260' },
    });
  });
});
