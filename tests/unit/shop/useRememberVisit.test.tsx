import { act, render } from '@testing-library/react';
import { gameById } from '@/games/games';
import { useRememberVisit } from '@/shop/useRememberVisit';
import { lastVisit } from '@/storage/lastVisit';
import { createUmiApp } from '../umiApp';

function Page() {
  useRememberVisit(gameById('FateGO'));
  return null;
}

describe('the visit that is remembered', () => {
  it('is the game page with the query as it is now', async () => {
    const { App, history } = createUmiApp({ 'sale/FateGO': Page }, '/sale/FateGO');
    render(<App />);
    const first = lastVisit.get();

    await act(async () => history.replace('/sale/FateGO?price=..500&q=%E6%A2%85'));

    expect(first).toEqual({ game: 'FateGO', address: '/sale/FateGO' });
    expect(lastVisit.get()).toEqual({ game: 'FateGO', address: '/sale/FateGO?price=..500&q=%E6%A2%85' });
  });
});
