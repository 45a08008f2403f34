import { act, fireEvent, render } from '@testing-library/react';
import { useSyncExternalStore } from 'react';
import { createStore } from '@/base/createStore';
import { statePosition } from '@/features/search-state/scrollPositions';
import { useScrollRestoration } from '@/features/shop-page/useScrollRestoration';
import { createUmiApp } from '../../umiApp';

/** Whether the offers are there. */
let ready = createStore(true);
const jumps: number[] = [];

function Page() {
  useScrollRestoration(useSyncExternalStore(ready.subscribe, ready.get));
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
  jumps.length = 0;
  sessionStorage.clear();
  window.scrollTo = ((options: ScrollToOptions) => jumps.push(options.top ?? 0)) as typeof window.scrollTo;
});

describe('the position in the list', () => {
  it('starts at the top of a page that is opened', () => {
    open();

    expect(jumps).toEqual([0]);
  });

  it('stays where it is when something is chosen', async () => {
    const { history } = open();
    scrollTo(500);

    await act(async () => history.push('/shop?price=..500'));

    expect(jumps).toEqual([0]);
  });

  it('is what it was when one comes back', async () => {
    const { history } = open();
    scrollTo(500);
    await act(async () => history.push('/other'));
    scrollTo(0);

    await act(async () => history.back());

    expect(jumps).toEqual([0, 500]);
  });

  it('is what the entry says of itself where it was written anew, until the page is moved there', async () => {
    const { history } = open();
    await act(async () => {
      history.replace('/shop?q=a', statePosition(700));
      history.push('/shop?q=b');
    });
    await act(async () => history.back());
    const first = [...jumps];
    scrollTo(300);
    await act(async () => history.push('/shop?q=c'));

    await act(async () => history.back());

    expect([first, jumps]).toEqual([
      [0, 700],
      [0, 700, 300],
    ]);
  });

  it('is kept of an entry that was never moved', async () => {
    const { history } = open();
    await act(async () => history.push('/shop?q=a'));
    await act(async () => history.push('/shop?q=b'));
    scrollTo(900);

    await act(async () => history.back());

    expect(jumps).toEqual([0, 0]);
  });

  it('is taken up only once the offers are there again', async () => {
    const { history } = open();
    scrollTo(500);
    await act(async () => history.push('/other'));
    ready.set(false);

    await act(async () => history.back());
    const waiting = [...jumps];
    act(() => ready.set(true));

    expect([waiting, jumps]).toEqual([[0], [0, 500]]);
  });
});
