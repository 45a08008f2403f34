/** @jest-environment node */
import { matchModeOf, setMatchMode } from '@/features/filters/wants/matchMode';
import { query, want } from '../../../build';

describe('the switch between all and any', () => {
  it.each([
    ['open', []],
    ['open', [want('a', 'nice'), want('b', 'never')]],
    ['all', [want('a'), want('b', 'nice')]],
    ['any', [want('a', 'any'), want('b', 'never')]],
    ['mixed', [want('a'), want('b', 'any')]],
  ])('reads as %s', (span, wants) => {
    expect(matchModeOf(wants)).toBe(span);
  });

  it('turns every must and any want, keeps levels, and leaves nice and never wants alone', () => {
    const asked = query({
      wants: [want('a', 'must', 2), want('b', 'any'), want('c', 'nice'), want('d', 'never')],
      shown: 48,
    });

    const flipped = setMatchMode(asked, 'any');

    expect(flipped).toEqual(
      query({ wants: [want('a', 'any', 2), want('b', 'any'), want('c', 'nice'), want('d', 'never')] }),
    );
  });

  it('can be turned back', () => {
    const asked = query({ wants: [want('a', 'must', 2), want('b')] });

    expect(setMatchMode(setMatchMode(asked, 'any'), 'all')).toEqual(asked);
  });
});
