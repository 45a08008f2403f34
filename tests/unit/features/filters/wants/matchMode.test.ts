/** @jest-environment node */
import { matchModeOf, setMatchMode } from '@/features/filters/wants/matchMode';
import { query, want } from '../../../builders';

describe('matchModeOf', () => {
  it.each([
    ['none', []],
    ['none', [want('a', 'nice'), want('b', 'never')]],
    ['all', [want('a'), want('b', 'nice')]],
    ['any', [want('a', 'any'), want('b', 'never')]],
    ['mixed', [want('a'), want('b', 'any')]],
  ])('returns %s', (expected, wants) => {
    expect(matchModeOf(wants)).toBe(expected);
  });
});

describe('setMatchMode', () => {
  it('changes must and any wants, keeps their levels, and leaves nice and never wants unchanged', () => {
    const before = query({
      wants: [want('a', 'must', 2), want('b', 'any'), want('c', 'nice'), want('d', 'never')],
      shown: 48,
    });

    const after = setMatchMode(before, 'any');

    expect(after).toEqual(
      query({ wants: [want('a', 'any', 2), want('b', 'any'), want('c', 'nice'), want('d', 'never')] }),
    );
  });

  it('can be reverted', () => {
    const before = query({ wants: [want('a', 'must', 2), want('b')] });

    expect(setMatchMode(setMatchMode(before, 'any'), 'all')).toEqual(before);
  });
});
