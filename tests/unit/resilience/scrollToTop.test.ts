/** @jest-environment node */
import { createScrollToTop } from '@/resilience/scrollToTop';

const at = (pathname: string, hash = '') => ({ pathname, hash });

describe('createScrollToTop', () => {
  it.each([
    ['a new page', 'PUSH', at('/game/FateGO'), 1],
    ['a new query of the same page', 'PUSH', at('/welcome'), 0],
    ['Back', 'POP', at('/game/FateGO'), 0],
    ['a redirect', 'REPLACE', at('/game/FateGO'), 0],
    ['a URL with a hash', 'PUSH', at('/about', '#operators'), 0],
  ])('scrolls as expected for %s (%s)', (_case, action, location, times) => {
    const scroll = jest.fn();
    const change = createScrollToTop(scroll);
    change({ location: at('/welcome'), action: 'POP' });

    change({ location, action });

    expect(scroll).toHaveBeenCalledTimes(times);
  });

  it('does not scroll the first page', () => {
    const scroll = jest.fn();

    createScrollToTop(scroll)({ location: at('/welcome'), action: 'PUSH' });

    expect(scroll).not.toHaveBeenCalled();
  });
});
