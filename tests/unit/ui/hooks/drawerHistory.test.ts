import { waitFor } from '@testing-library/dom';
import { recordUrl, trackHistory } from '@/ui/hooks/drawerHistory';

describe('a page that begins at the entry of a drawer, as after a reload', () => {
  it('goes back to the one below, which has the same URL and no drawer', async () => {
    window.history.replaceState({ idx: 0 }, '', '/before');
    window.history.pushState({ key: 'a', idx: 1 }, '', '/shop');
    window.history.pushState({ key: 'a', idx: 1, drawer: 1 }, '');
    window.history.pushState({ key: 'a', idx: 1, drawer: 2 }, '');

    trackHistory();

    await waitFor(() => expect(window.history.state).toEqual({ key: 'a', idx: 1 }));
    expect(window.location.pathname).toBe('/shop');
  });
});

describe('what has no name for the router', () => {
  it('is told apart by its address', async () => {
    window.history.replaceState(null, '', '/shop');
    window.history.pushState(null, '', '/shop#part');
    recordUrl();
    const heard = new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }));

    window.history.back();

    expect(await heard).toBeInstanceOf(PopStateEvent);
  });
});
