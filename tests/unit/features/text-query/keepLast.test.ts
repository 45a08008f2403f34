import { keepLast } from '@/features/text-query/keepLast';

describe('what was given for a text', () => {
  it('is given again for one of the last texts, and made anew for an older one', () => {
    const give = jest.fn((text: string) => text.length);
    const kept = keepLast(give, 2);

    const given = ['a', 'bb', 'a', 'ccc', 'a'].map(kept);

    expect(given).toEqual([1, 2, 1, 3, 1]);
    expect(give.mock.calls.map(([text]) => text)).toEqual(['a', 'bb', 'ccc', 'a']);
  });
});
