/** @jest-environment node */
import { parseCurrency } from '@/importer/cells/parseCurrency';

describe('parseCurrency', () => {
  it.each([
    ['CNY', ['CNY']],
    ['cny', ['CNY']],
    ['ＲＭＢ', ['CNY']],
    ['人民币', ['CNY']],
    ['￥', ['CNY', 'JPY']],
    ['元', ['CNY', 'TWD', 'HKD']],
    ['JPY', ['JPY']],
    ['日 元', ['JPY']],
    ['円', ['JPY']],
    ['US$', ['USD']],
    ['HK$', ['HKD']],
    ['NT$', ['TWD']],
    ['₩', ['KRW']],
    ['€', ['EUR']],
  ])('parses %j as %j', (text, currencies) => {
    expect(parseCurrency(text)).toEqual({ ok: true, value: currencies });
  });

  it.each([
    ['JPN', 'JPY'],
    ['RMBB', 'CNY'],
    ['ドル？', 'USD'],
    ['CN', 'CNY'],
    ['USDT', null],
    ['KPW', null],
    ['日元/人民币', null],
    ['GBP', null],
    ['RUB', null],
    ['rub', null],
    ['SGD', null],
    ['CNH', null],
    ['豪ドル', null],
    ['AU$', null],
    ['看情况', null],
    ['268', null],
    ['__proto__', null],
  ])('refuses %j and suggests %j', (text, suggestion) => {
    expect(parseCurrency(text)).toMatchObject({
      ok: false,
      error: { code: 'unknown-currency', got: text, suggestion },
    });
  });
});
