import { act, render } from '@testing-library/react';
import { useRememberVisit } from '@/features/shop-page/useRememberVisit';
import { gameById } from '@/games/games';
import { lastVisit } from '@/storage/lastVisit';
import { createUmiApp } from '../../umiApp';

const SOON = 1000;

function Page() {
  useRememberVisit(gameById('FateGO'));
  return null;
}

function openPage() {
  const { App, history } = createUmiApp({ 'sale/FateGO': Page }, '/sale/FateGO');
  const { unmount } = render(<App />);
  const goTo = (address: string) => act(async () => history.replace(address));
  return { goTo, unmount };
}

const rest = (ms: number) => act(async () => jest.advanceTimersByTime(ms));

describe('the visit that is remembered', () => {
  beforeEach(() => {
    jest.useFakeTimers();
    lastVisit.set(null);
  });
  afterEach(() => jest.useRealTimers());

  it('is the game page with the query as it is now, once it has rested a moment', async () => {
    const { goTo } = openPage();
    await rest(SOON);
    expect(lastVisit.get()).toEqual({ game: 'FateGO', address: '/sale/FateGO' });

    await goTo('/sale/FateGO?price=..400');
    await rest(SOON / 2);
    await goTo('/sale/FateGO?price=..500&q=%E6%A2%85');
    await rest(SOON / 2);
    expect(lastVisit.get()).toEqual({ game: 'FateGO', address: '/sale/FateGO' });

    await rest(SOON / 2);
    expect(lastVisit.get()).toEqual({ game: 'FateGO', address: '/sale/FateGO?price=..500&q=%E6%A2%85' });
  });

  it.each([
    ['closed', () => window.dispatchEvent(new Event('pagehide'))],
    ['left for another one', (unmount: () => void) => unmount()],
  ])('is kept at once when the page is %s', async (_, leave) => {
    const { goTo, unmount } = openPage();
    await goTo('/sale/FateGO?price=..500');

    act(() => void leave(unmount));

    expect(lastVisit.get()).toEqual({ game: 'FateGO', address: '/sale/FateGO?price=..500' });
  });
});
