import { render, screen } from '@testing-library/react';
import { GAMES } from '@/games/games';
import { localeStore } from '@/locales/localeStore';
import { zh } from '@/locales/zh';
import NotFound from '@/pages/404/index';
import { createUmiApp } from '../../umiApp';

const addresses = () => screen.getAllByRole('listitem').map((item) => item.querySelector('a')?.getAttribute('href'));

function open(address: string): void {
  const { App } = createUmiApp({ '*': NotFound }, address);
  render(<App />);
}

beforeEach(() => {
  localeStore.put('zh', zh);
});

describe('the not-found page', () => {
  it('names what was asked, offers the nearest game first and then all of them, in the group of the address', () => {
    open('/sale/FateG0');

    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('没有这个页面');
    expect(screen.getByText('没有叫 FateG0 的游戏。')).toBeInTheDocument();
    expect(addresses()).toEqual(['/sale/FateGO', ...GAMES.map((game) => `/sale/${game.id}`)]);
    expect(document.title).toBe('没有这个页面 · 橱窗 Vitrine');
  });

  it('guesses nothing where no game is near', () => {
    open('/something/quite-else');

    expect(screen.getByText('这里没有 /something/quite-else。')).toBeInTheDocument();
    expect(screen.queryByText('你要找的可能是：')).toBeNull();
    expect(addresses()).toEqual(GAMES.map((game) => `/game/${game.id}`));
  });

  it('says that /game alone names no game', () => {
    open('/game');

    expect(screen.getByText('地址里缺了游戏的名字。')).toBeInTheDocument();
  });

  it('offers the game itself for an address that goes on after it', () => {
    open('/game/FateGO/FateGO');

    expect(addresses()[0]).toBe('/game/FateGO');
  });
});
