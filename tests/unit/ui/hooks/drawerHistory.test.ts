import { waitFor } from '@testing-library/dom';
import { recordUrl, trackHistory } from '@/ui/hooks/drawerHistory';

describe('trackHistory', () => {
  it('leaves the entry of a drawer after a reload', async () => {
    window.history.replaceState({ idx: 0 }, '', '/before');
    window.history.pushState({ key: 'a', idx: 1 }, '', '/shop');
    window.history.pushState({ key: 'a', idx: 1, drawer: 1 }, '');
    window.history.pushState({ key: 'a', idx: 1, drawer: 2 }, '');

    trackHistory();

    await waitFor(() => expect(window.history.state).toEqual({ key: 'a', idx: 1 }));
    expect(window.location.pathname).toBe('/shop');
  });
});

describe('recordUrl', () => {
  it('distinguishes entries without a router key by their URL', async () => {
    window.history.replaceState(null, '', '/shop');
    window.history.pushState(null, '', '/shop#part');
    recordUrl();
    const popstate = new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }));

    window.history.back();

    expect(await popstate).toBeInstanceOf(PopStateEvent);
  });
});
