import { act, render } from '@testing-library/react';
import { useRememberVisit } from '@/features/shop-page/useRememberVisit';
import { gameById } from '@/games/games';
import { lastVisit } from '@/storage/lastVisit';
import { createUmiApp } from '../../umiApp';

const DEBOUNCE_MS = 1000;

function Page() {
  useRememberVisit(gameById('FateGO'));
  return null;
}

function openPage() {
  const { App, history } = createUmiApp({ 'sale/FateGO': Page }, '/sale/FateGO');
  const { unmount } = render(<App />);
  const goTo = (url: string) => act(async () => history.replace(url));
  return { goTo, unmount };
}

const wait = (ms: number) => act(async () => jest.advanceTimersByTime(ms));

describe('useRememberVisit', () => {
  beforeEach(() => {
    jest.useFakeTimers();
    lastVisit.set(null);
  });
  afterEach(() => jest.useRealTimers());

  it('saves game and query one second after the last change', async () => {
    const { goTo } = openPage();
    await wait(DEBOUNCE_MS);
    expect(lastVisit.get()).toEqual({ game: 'FateGO', address: '/sale/FateGO' });

    await goTo('/sale/FateGO?price=..400');
    await wait(DEBOUNCE_MS / 2);
    await goTo('/sale/FateGO?price=..500&q=%E6%A2%85');
    await wait(DEBOUNCE_MS / 2);
    expect(lastVisit.get()).toEqual({ game: 'FateGO', address: '/sale/FateGO' });

    await wait(DEBOUNCE_MS / 2);
    expect(lastVisit.get()).toEqual({ game: 'FateGO', address: '/sale/FateGO?price=..500&q=%E6%A2%85' });
  });

  it('saves the address without the language that a link asked for', async () => {
    const { goTo } = openPage();

    await goTo('/sale/FateGO?lang=ja&price=..500');
    await wait(DEBOUNCE_MS);

    expect(lastVisit.get()).toEqual({ game: 'FateGO', address: '/sale/FateGO?price=..500' });
  });

  it.each([
    ['closed', () => window.dispatchEvent(new Event('pagehide'))],
    ['left for another one', (unmount: () => void) => unmount()],
  ])('saves the visit immediately when the page is %s', async (_, leave) => {
    const { goTo, unmount } = openPage();
    await goTo('/sale/FateGO?price=..500');

    act(() => void leave(unmount));

    expect(lastVisit.get()).toEqual({ game: 'FateGO', address: '/sale/FateGO?price=..500' });
  });
});
