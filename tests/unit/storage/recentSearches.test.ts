/** @jest-environment node */
import { fail, ok } from '@/base/result';
import { decodeRecentSearches, MAX_RECENT } from '@/storage/recentSearches';

describe('the stored searches', () => {
  it('are limited per game', () => {
    const queries = Array.from({ length: MAX_RECENT + 2 }, (_, index) => `?price=..${index}`);

    expect(decodeRecentSearches({ FateGO: queries })).toEqual(ok({ FateGO: queries.slice(0, MAX_RECENT) }));
  });

  it.each([null, [], 'x'])('refuse %j', (value) => {
    expect(decodeRecentSearches(value)).toEqual(fail('expected games'));
  });

  it.each([[1], ['price=5'], ['//evil.example'], 'x', [`?q=${'x'.repeat(2_000)}`]])(
    'refuse %j, because it would be used as a query',
    (queries) => {
      expect(decodeRecentSearches({ FateGO: queries })).toEqual(fail('expected lists of queries'));
    },
  );
});
