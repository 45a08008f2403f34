/** @jest-environment node */
import { parsePrice } from '@/importer/cells/parsePrice';

describe('parsePrice', () => {
  it.each([
    ['268', 26_800],
    ['99.5', 9950],
    ['¥1,234.50', 123_450],
    ['￥２６８', 26_800],
    ['268元', 26_800],
    ['268 元', 26_800],
    ['CNY 268', 26_800],
    ['268RMB', 26_800],
    ['¥268元', 26_800],
    ['1.2k', 120_000],
    ['0', 0],
  ])('reads %j in yuan as %d fen', (text, amount) => {
    expect(parsePrice(text, 'CNY')).toEqual({ ok: true, value: { amount, currency: 'CNY' } });
  });

  it('counts yen whole, for a yen has no smaller part', () => {
    expect([parsePrice('¥1,200', 'JPY'), parsePrice('1200円', 'JPY')]).toEqual([
      { ok: true, value: { amount: 1200, currency: 'JPY' } },
      { ok: true, value: { amount: 1200, currency: 'JPY' } },
    ]);
    expect(parsePrice('1200.5', 'JPY')).toMatchObject({ ok: false, error: { code: 'not-a-price' } });
  });

  it.each(['268円', '$268', 'HK$268', '268美元', '¥268円'])('refuses %j in a shop that counts in yuan', (text) => {
    expect(parsePrice(text, 'CNY')).toEqual({
      ok: false,
      error: {
        code: 'other-currency',
        expected: { kind: 'price', currency: 'CNY', digits: 2 },
        got: text,
        suggestion: null,
      },
    });
  });

  it.each([
    ['abc', null],
    ['面议', null],
    ['-268', '268'],
    ['约268', '268'],
    ['1.234,5', '1234.5'],
    ['99.999', null],
    ['500-600', null],
  ])('refuses %j and suggests %j', (text, suggestion) => {
    expect(parsePrice(text, 'CNY')).toMatchObject({ ok: false, error: { code: 'not-a-price', got: text, suggestion } });
  });
});
