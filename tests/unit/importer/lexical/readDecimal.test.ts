/** @jest-environment node */
import fc from 'fast-check';
import { readDecimal, toInteger } from '@/importer/lexical/readDecimal';

const inWholes = (text: string, places = 0) => {
  const decimal = readDecimal(text);
  return decimal === null ? null : toInteger(decimal, places);
};

describe('readDecimal', () => {
  it.each([
    ['1260', 1260],
    ['1,260', 1260],
    ['12,345,678', 12_345_678],
    ['１２６０', 1260],
    ['１，２６０', 1260],
    [' 1 260 ', 1260],
    ['12\u00a0345\u00a0678', 12_345_678],
    ['007', 7],
    ['3w', 30_000],
    ['2.4万', 24_000],
    ['1.5K', 1500],
    ['20亿', 2_000_000_000],
    ['5千', 5000],
    ['0', 0],
  ])('reads %j as %d', (text, number) => {
    expect(inWholes(text)).toBe(number);
  });

  it.each([
    '',
    'abc',
    '-5',
    '1e5',
    '1.5',
    '1,26',
    '12,3456',
    '800 680',
    '100 200 300',
    '1\n260',
    '800\r\n680',
    '1,2,3',
    '1.2.3',
    '1.00001w',
    '３０％',
    '1000000000000000000',
  ])('returns no whole number for %j', (text) => {
    expect(inWholes(text)).toBeNull();
  });

  it('reads every sum formatted by Intl exactly', () => {
    const write = new Intl.NumberFormat('en', { minimumFractionDigits: 2 });
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1e13 }), (cents) => {
        expect(inWholes(write.format(cents / 100), 2)).toBe(cents);
      }),
    );
  });

  it('avoids floating-point errors: 1.15 yuan are 115 fen, and 0.1 fen is refused', () => {
    expect(inWholes('1.15', 2)).toBe(115);
    expect(inWholes('4.35', 2)).toBe(435);
    expect(inWholes('0.001', 2)).toBeNull();
  });
});
