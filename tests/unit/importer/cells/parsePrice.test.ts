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
    ['1.2万', 1_200_000],
    ['1 234', 123_400],
    ['CNY 99.5', 9950],
    ['¥ 1,234 元', 123_400],
    ['３５块', 3500],
    ['\u00a0268\u00a0', 26_800],
    ['0', 0],
  ])('parses %j in yuan as %d fen', (text, amount) => {
    expect(parsePrice(text, 'CNY')).toEqual({ ok: true, value: { amount, currency: 'CNY' } });
  });

  it('keeps whole yen, which have no minor unit', () => {
    expect(parsePrice('¥1,200', 'JPY')).toEqual({ ok: true, value: { amount: 1200, currency: 'JPY' } });
    expect(parsePrice('1200円', 'JPY')).toEqual({ ok: true, value: { amount: 1200, currency: 'JPY' } });
    expect(parsePrice('1200.5', 'JPY')).toMatchObject({ ok: false, error: { code: 'not-a-price' } });
  });

  it.each([
    ['268円', ['JPY']],
    ['$12', ['USD', 'HKD', 'TWD']],
    ['HK$268', ['HKD']],
    ['268美元', ['USD']],
    ['268 港币', ['HKD']],
    ['NT$268', ['TWD']],
    ['¥268円', ['JPY']],
    ['€12', ['EUR']],
  ])('refuses %j in a shop that uses yuan, and names the currency', (text, marked) => {
    expect(parsePrice(text, 'CNY')).toEqual({
      ok: false,
      error: {
        code: 'other-currency',
        expected: { kind: 'priceIn', currency: 'CNY', marked },
        got: text,
        suggestion: null,
      },
    });
  });

  it.each(['面议', '私聊', '議價', '応相談', 'DM', 'negotiable', '联系客服', '/'])(
    'reports a missing price for %j',
    (text) => {
      expect(parsePrice(text, 'CNY')).toEqual({
        ok: false,
        error: { code: 'no-price', expected: { kind: 'statedPrice' }, got: text, suggestion: null },
      });
    },
  );

  it.each([
    ['abc', null],
    ['-268', null],
    ['268起', '268'],
    ['12,5', null],
    ['12,50', null],
    ['300o', null],
    ['300o元', null],
    ['等级60', null],
    ['lv.60', null],
    ['Level 60', null],
    ['rank 5', null],
    ['レベル60', null],
    ['30级', null],
    ['5个', null],
    ['12张', null],
    ['3枚', null],
    ['售价268', '268'],
    ['268包邮', '268'],
    ['12,34,567', null],
    ['__proto__', null],
    ['约268', '268'],
    ['约¥268元起', '268'],
    ['1.234,5', '1234.5'],
    ['99.999', null],
    ['500-600', null],
    ['¥500～¥600', null],
    ['１２８０〜１５００', null],
    ['1280-1500', null],
    ['5百到6百', null],
    ['100-200-300', null],
    ['3OO元起', '300'],
    ['3oo', '300'],
    ['¥1O8', '108'],
    ['l28', '128'],
    ['10l', null],
    ['1\n280', null],
    ['800 680', null],
    ['12.80.00', null],
    ['1,28,0', null],
    ['1.280', null],
    ['268 or 300', null],
    ['268(原价300)', null],
    ['预付300', null],
    ['8折 300', null],
    ['300%', null],
    ['1e3', null],
    ['约268円', null],
    ['30000 JPN', null],
  ])('refuses %j and suggests %j', (text, suggestion) => {
    expect(parsePrice(text, 'CNY')).toMatchObject({ ok: false, error: { code: 'not-a-price', got: text, suggestion } });
  });
});
