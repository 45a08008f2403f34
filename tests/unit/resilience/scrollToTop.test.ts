/** @jest-environment node */
import { createScrollToTop } from '@/resilience/scrollToTop';

const locationOf = (pathname: string, hash = '') => ({ pathname, hash });

describe('createScrollToTop', () => {
  it.each([
    ['a new page', 'PUSH', locationOf('/game/FateGO'), 1],
    ['a new query of the same page', 'PUSH', locationOf('/welcome'), 0],
    ['Back', 'POP', locationOf('/game/FateGO'), 0],
    ['a redirect', 'REPLACE', locationOf('/game/FateGO'), 0],
    ['a URL with a hash', 'PUSH', locationOf('/about', '#operators'), 0],
  ])('scrolls as expected for %s (%s)', (_case, action, location, times) => {
    const scroll = jest.fn();
    const change = createScrollToTop(scroll);
    change({ location: locationOf('/welcome'), action: 'POP' });

    change({ location, action });

    expect(scroll).toHaveBeenCalledTimes(times);
  });

  it('does not scroll the first page', () => {
    const scroll = jest.fn();

    createScrollToTop(scroll)({ location: locationOf('/welcome'), action: 'PUSH' });

    expect(scroll).not.toHaveBeenCalled();
  });
});
