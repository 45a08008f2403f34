/** @jest-environment node */
import type { Currency } from '@/domain/money';
import { isPriceIn } from '@/features/text-query/applyParsedText';
import type { ParsedPrice } from '@/query-parser/result/parsedText';

function price(text: string, currency: Currency, start = 0): ParsedPrice {
  return { range: { min: null, max: 500 }, currency, span: { start, end: text.length } };
}

describe('isPriceIn', () => {
  it('takes a price in the money of the catalog', () => {
    expect(isPriceIn(price('500元以内', 'CNY'), '500元以内', 'CNY')).toBe(true);
    expect(isPriceIn(price('500円以内', 'JPY'), '500円以内', 'JPY')).toBe(true);
  });

  it('takes every price while the money of the catalog is not known', () => {
    expect(isPriceIn(price('500円', 'JPY'), '500円', null)).toBe(true);
  });

  it.each(['500以内', 'under 500', '５００まで'])('takes %s, which names no money, for that of the catalog', (text) => {
    expect(isPriceIn(price(text, 'CNY'), text, 'JPY')).toBe(true);
    expect(isPriceIn(price(text, 'CNY'), text, 'USD')).toBe(true);
  });

  it.each(['500元以内', '500块', '500r', '500RMB', '５００ｒ'])('leaves %s out of a catalog in yen', (text) => {
    expect(isPriceIn(price(text, 'CNY'), text, 'JPY')).toBe(false);
  });

  it('knows that ¥ is the sign of the yen too, and of no dollar', () => {
    expect(isPriceIn(price('¥500', 'CNY', 1), '¥500', 'JPY')).toBe(true);
    expect(isPriceIn(price('¥500', 'CNY', 1), '¥500', 'USD')).toBe(false);
  });

  it('leaves dollars out of a catalog in yuan', () => {
    expect(isPriceIn(price('$5', 'USD'), '$5', 'CNY')).toBe(false);
  });
});
