import { render, screen } from '@testing-library/react';
import { GAMES } from '@/games/games';
import { localeStore } from '@/locales/localeStore';
import { zh } from '@/locales/zh';
import NotFound from '@/pages/404/index';
import { createUmiApp } from '../../umiApp';

const links = () => screen.getAllByRole('listitem').map((item) => item.querySelector('a')?.getAttribute('href'));

function open(path: string): void {
  const { App } = createUmiApp({ '*': NotFound }, path);
  render(<App />);
}

beforeEach(() => {
  localeStore.setMessages('zh', zh);
});

describe('NotFound', () => {
  it('links to the game with the closest name, then to all games, in the route group of the URL', () => {
    open('/sale/FateG0');

    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('没有这个页面');
    expect(screen.getByText('没有叫 FateG0 的游戏。')).toBeInTheDocument();
    expect(links()).toEqual(['/sale/FateGO', ...GAMES.map((game) => `/sale/${game.id}`)]);
    expect(document.title).toBe('没有这个页面 · 橱窗 Vitrine');
  });

  it('suggests no game if none has a similar name', () => {
    open('/something/quite-else');

    expect(screen.getByText('这里没有 /something/quite-else。')).toBeInTheDocument();
    expect(screen.queryByText('你要找的可能是：')).toBeNull();
    expect(links()).toEqual(GAMES.map((game) => `/game/${game.id}`));
  });

  it('explains that /game alone has no game name', () => {
    open('/game');

    expect(screen.getByText('地址里缺了游戏的名字。')).toBeInTheDocument();
  });

  it('suggests the game for a URL with further segments', () => {
    open('/game/FateGO/FateGO');

    expect(links()[0]).toBe('/game/FateGO');
  });
});
