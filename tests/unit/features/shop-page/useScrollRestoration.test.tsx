import { act, fireEvent, render } from '@testing-library/react';
import { useLocation } from '@umijs/max';
import { useSyncExternalStore } from 'react';
import { createStore } from '@/base/createStore';
import { statePosition } from '@/features/search-state/scrollPositions';
import { useScrollRestoration } from '@/features/shop-page/useScrollRestoration';
import { createUmiApp } from '../../umiApp';

/** Whether the offers are on screen. */
let ready = createStore(true);
const scrolledTo: number[] = [];

function Page() {
  const { search } = useLocation();
  useScrollRestoration(useSyncExternalStore(ready.subscribe, ready.get), search.includes('table') ? 'table' : 'cards');
  return null;
}

function open() {
  const { App, history } = createUmiApp({ shop: Page, other: () => null }, '/shop');
  render(<App />);
  return { history };
}

function scrollTo(top: number): void {
  Object.defineProperty(window, 'scrollY', { configurable: true, value: top });
  fireEvent.scroll(window);
}

beforeEach(() => {
  scrollTo(0);
  ready = createStore(true);
  scrolledTo.length = 0;
  sessionStorage.clear();
  window.scrollTo = ((options: ScrollToOptions) => {
    scrolledTo.push(options.top ?? 0);
    scrollTo(options.top ?? 0);
  }) as typeof window.scrollTo;
});

describe('useScrollRestoration', () => {
  // This test has to be the first, because any other would make `lastScrollY` listen before the hook does.
  it('restores the last of several positions', async () => {
    const { history } = open();
    scrollTo(300);
    scrollTo(500);
    await act(async () => history.push('/other'));
    scrollTo(0);

    await act(async () => history.back());

    expect(scrolledTo).toEqual([500]);
  });

  it('starts at the top of a new page', () => {
    scrollTo(200);
    open();

    expect(scrolledTo).toEqual([0]);
  });

  it('does not scroll a page that is at the top, which would force a layout', () => {
    open();

    expect(scrolledTo).toEqual([]);
  });

  it('does not scroll when the query changes', async () => {
    const { history } = open();
    scrollTo(500);

    await act(async () => history.push('/shop?price=..500'));

    expect(scrolledTo).toEqual([]);
  });

  it('starts another view at the top, and Back returns to the position in the earlier one', async () => {
    const { history } = open();
    scrollTo(500);

    await act(async () => history.push('/shop?view=table'));
    expect(scrolledTo).toEqual([0]);

    await act(async () => history.back());
    expect(scrolledTo).toEqual([0, 500]);
  });

  it('restores the position on Back', async () => {
    const { history } = open();
    scrollTo(500);
    await act(async () => history.push('/other'));
    scrollTo(0);

    await act(async () => history.back());

    expect(scrolledTo).toEqual([500]);
  });

  it('restores the position in the history state of a replaced entry until it is scrolled again', async () => {
    const { history } = open();
    await act(async () => {
      history.replace('/shop?q=a', statePosition(700));
      history.push('/shop?q=b');
    });
    await act(async () => history.back());
    expect(scrolledTo).toEqual([700]);

    scrollTo(300);
    await act(async () => history.push('/shop?q=c'));

    await act(async () => history.back());

    expect(scrolledTo).toEqual([700, 300]);
  });

  it('restores the position of an entry that was never scrolled', async () => {
    const { history } = open();
    await act(async () => history.push('/shop?q=a'));
    await act(async () => history.push('/shop?q=b'));
    scrollTo(900);

    await act(async () => history.back());

    expect(scrolledTo).toEqual([0]);
  });

  it('restores the position only once the offers are on screen', async () => {
    const { history } = open();
    scrollTo(500);
    await act(async () => history.push('/other'));
    ready.set(false);

    await act(async () => history.back());
    expect(scrolledTo).toEqual([]);

    act(() => ready.set(true));
    expect(scrolledTo).toEqual([500]);
  });
});
