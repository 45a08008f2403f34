import { memoizeRecent } from '@/features/text-query/createQueryParser';

describe('memoizeRecent', () => {
  it('computes a text once while it is recent, and again when it is no longer', () => {
    const compute = jest.fn((text: string) => text.length);
    const memoized = memoizeRecent(compute, 2);

    const results = ['a', 'bb', 'a', 'ccc', 'a'].map(memoized);

    expect(results).toEqual([1, 2, 1, 3, 1]);
    expect(compute.mock.calls.map(([text]) => text)).toEqual(['a', 'bb', 'ccc', 'a']);
  });
});
