/** @jest-environment node */
import { parseAmount } from '@/features/filters/facets/NumberBox';

describe('parseAmount', () => {
  it.each([
    ['1,500', 1500],
    ['５００', 500],
    ['99.5', 99.5],
    ['99.', 99],
    ['', null],
    [' ', null],
    ['-', undefined],
    ['5百', undefined],
  ])('parses %p as %p', (text, amount) => {
    expect(parseAmount(text)).toBe(amount);
  });
});
