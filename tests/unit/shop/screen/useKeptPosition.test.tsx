import { act, fireEvent, render } from '@testing-library/react';
import { useSyncExternalStore } from 'react';
import { createStore } from '@/base/createStore';
import { writePosition } from '@/shop/screen/positions';
import { useKeptPosition } from '@/shop/screen/useKeptPosition';
import { createUmiApp } from '../../umiApp';

/** Whether the offers are there. */
let ready = createStore(true);
const jumps: number[] = [];

function Page() {
  useKeptPosition(useSyncExternalStore(ready.subscribe, ready.get));
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

  it('is what it was before something was typed, once', async () => {
    const { history } = open();
    scrollTo(700);
    // As useTypedTop does.
    writePosition('/shop', 700);
    scrollTo(0);
    const back = async () => {
      fireEvent(window, new PopStateEvent('popstate'));
      await act(async () => history.back());
      return jumps.at(-1);
    };

    await act(async () => history.push('/shop?q=b'));
    expect(await back()).toBe(700);
    scrollTo(300);
    await act(async () => history.push('/shop?q=c'));
    expect(await back()).toBe(300);
  });

  it('is where one went after the typing, if one stayed', async () => {
    const { history } = open();
    writePosition('/shop', 700);
    scrollTo(300);
    await act(async () => history.push('/shop?q=b'));

    fireEvent(window, new PopStateEvent('popstate'));
    await act(async () => history.back());

    expect(jumps).toEqual([0, 300]);
  });

  it('is not that of another visit to the same address', async () => {
    const { history } = open();
    writePosition('/shop?q=b', 700);

    await act(async () => history.push('/shop?q=b'));
    await act(async () => history.push('/shop'));
    fireEvent(window, new PopStateEvent('popstate'));
    await act(async () => history.back());

    expect(jumps).toEqual([0, 0]);
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
