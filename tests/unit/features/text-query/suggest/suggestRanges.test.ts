/** @jest-environment node */
import { suggestRanges } from '@/features/text-query/suggest/suggestRanges';
import { gameItems } from '../../search-state/shopBuild';

const limits = (word: string) =>
  suggestRanges(gameItems.spec, word).map(({ facet, range: { min, max } }) => [facet, min, max]);

describe('suggestRanges', () => {
  const [first, second] = gameItems.spec.resources.map(({ id }) => id);

  it('returns a maximum price and minimum amounts for a number', () => {
    expect(limits('500')).toEqual([
      ['price', null, 500],
      [first, 500, null],
      [second, 500, null],
    ]);
  });

  it('returns both limits for two numbers in any order and notation', () => {
    const both = [
      ['price', 200, 800],
      [first, 200, 800],
      [second, 200, 800],
    ];

    expect(['200-800', '800-200', '２００～８００', '200到800', '200–800'].map(limits)).toEqual(Array(5).fill(both));
  });

  it('returns nothing for one digit, parts of codes and numbers with other characters', () => {
    expect(['5', '00123', '500+', '石500', '200-', '200-800-900', ''].flatMap(limits)).toEqual([]);
  });
});
