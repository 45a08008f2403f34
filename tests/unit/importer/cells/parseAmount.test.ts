/** @jest-environment node */
import { parseAmount } from '@/importer/cells/parseAmount';
import { resourceOf } from '../fields/tinyGame';

const STONE = { ...resourceOf('sq'), tenPulls: 30, pityRound: 900 };
const TICKET = resourceOf('ticket');

describe('parseAmount', () => {
  it.each([
    ['1260', 1260],
    ['12,000', 12_000],
    ['12 000', 12_000],
    ['３ｗ', 30_000],
    ['2.4万', 24_000],
    ['2.4 万', 24_000],
    ['1.2k', 1200],
    ['20亿', 2_000_000_000],
    ['3万5', 35_000],
    ['3w5', 35_000],
    ['3万5千', 35_000],
    ['3万5000', 35_000],
    ['1亿2000万', 120_000_000],
    ['2k3', 2300],
    ['0', 0],
  ])('parses %j as %d', (text, amount) => {
    expect(parseAmount(text, STONE)).toEqual({ ok: true, value: amount });
  });

  it.each([
    ['约1260石', '1260'],
    ['石约1260', '1260'],
    ['1260 Saint Quartz', '1260'],
    ['12OO', '1200'],
    ['1260个左右', '1260'],
    ['5张', '5'],
    ['lv.60', null],
    ['30级', null],
    ['售价300', null],
    ['300o', null],
    ['1.000', null],
    ['1280-1500', null],
    ['石1280-1500', null],
    ['1280/1500', null],
    ['呼符30', null],
    ['1.234.567', '1234567'],
    ['3万50', null],
    ['1,23', null],
    ['12 34', null],
    ['1.5', null],
    ['很多', null],
    ['__proto__', null],
  ])('refuses %j, which is not an unambiguous whole number, and suggests %j', (text, suggestion) => {
    expect(parseAmount(text, STONE)).toEqual({
      ok: false,
      error: { code: 'not-an-amount', expected: { kind: 'amount' }, got: text, suggestion },
    });
  });

  it.each([
    ['300抽', STONE, '900'],
    ['1抽', { ...STONE, tenPulls: 25 }, null],
    ['1.2k抽', STONE, '3600'],
    ['2井', STONE, '1800'],
    ['300抽', TICKET, null],
    ['2井', TICKET, null],
    ['很多抽', STONE, null],
  ])('suggests the value of %j in a resource that buys pulls', (text, resource, suggestion) => {
    expect(parseAmount(text, resource)).toMatchObject({ ok: false, error: { suggestion } });
  });
});
