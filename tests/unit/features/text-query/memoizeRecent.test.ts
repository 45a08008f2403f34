/** @jest-environment node */
import { memoizeRecent } from '@/features/text-query/createQueryParser';

describe('memoizeRecent', () => {
  it('computes a text again only after it has left the cache', () => {
    const compute = jest.fn((text: string) => text.length);
    const memoized = memoizeRecent(compute, 2);

    const results = ['a', 'bb', 'a', 'ccc', 'a'].map(memoized);

    expect(results).toEqual([1, 2, 1, 3, 1]);
    expect(compute.mock.calls.map(([text]) => text)).toEqual(['a', 'bb', 'ccc', 'a']);
  });
});
