/** @jest-environment node */
import { suggestRanges } from '@/features/text-query/suggest/suggestRanges';
import { gameItems } from '../../search-state/shopBuild';

const limits = (word: string) =>
  suggestRanges(gameItems.spec, word).map(({ facet, range: { min, max } }) => [facet, min, max]);

describe('what a bare number may limit', () => {
  const [first, second] = gameItems.spec.resources.map(({ id }) => id);

  it('is the price from above, and the first resources from below', () => {
    expect(limits('500')).toEqual([
      ['price', null, 500],
      [first, 500, null],
      [second, 500, null],
    ]);
  });

  it('is each of them from both sides where there are two numbers, in whichever order and however written', () => {
    const both = [
      ['price', 200, 800],
      [first, 200, 800],
      [second, 200, 800],
    ];

    expect(['200-800', '800-200', '２００～８００', '200到800', '200–800'].map(limits)).toEqual(Array(5).fill(both));
  });

  it('is nothing for one digit, a part of a code, and numbers with words', () => {
    expect(['5', '00123', '500+', '石500', '200-', '200-800-900', ''].flatMap(limits)).toEqual([]);
  });
});
