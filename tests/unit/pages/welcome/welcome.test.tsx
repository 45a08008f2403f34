import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type CatalogIndexFile, encodeCatalogIndex } from '@/catalog/files/catalogIndexFile';
import type { EpochMs } from '@/domain/offer';
import { GAMES } from '@/games/games';
import { localeStore } from '@/locales/localeStore';
import { zh } from '@/locales/zh';
import Welcome from '@/pages/welcome/index';
import { favourites, NO_FAVOURITES } from '@/storage/favourites';
import { lastVisit } from '@/storage/lastVisit';
import { favourite, favouritesOf } from '../../features/favourites/favouriteBuild';
import { createUmiApp } from '../../umiApp';

const SHELF: CatalogIndexFile = {
  format: 'vitrine-shelf',
  version: 1,
  games: {
    FateGO: {
      currency: 'CNY',
      publishedAt: new Date(2025, 10, 20, 14, 32).getTime() as EpochMs,
      sample: true,
      offers: 2003,
      onSale: 2000,
      lowestPrice: 5800,
    },
  },
};

/** Answers `fetch` in turn: a shelf, or null for a server that is down. */
function serveShelves(shelves: readonly (CatalogIndexFile | null)[]): void {
  const left = [...shelves];
  const fetch = async () => {
    const shelf = left.shift() ?? null;
    const bytes = shelf === null ? new Uint8Array() : encodeCatalogIndex(shelf);
    return { ok: shelf !== null, status: shelf === null ? 503 : 200, arrayBuffer: async () => bytes.slice().buffer };
  };
  Object.assign(globalThis, { fetch });
}

async function openWelcome() {
  const { App, history } = createUmiApp({ welcome: Welcome, '*': () => <p>elsewhere</p> }, '/welcome');
  await act(async () => {
    render(<App />);
  });
  return { history };
}

const shelves = () => screen.getByRole('list', { name: '全部游戏' });
const niches = () =>
  within(shelves())
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'));
const niche = (id: string) =>
  within(shelves())
    .getAllByRole('link')
    .find((link) => link.getAttribute('href') === `/game/${id}`);

beforeEach(() => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  localeStore.setMessages('zh', zh);
  lastVisit.set(null);
  favourites.set(NO_FAVOURITES);
});

afterEach(() => {
  jest.restoreAllMocks();
  Reflect.deleteProperty(globalThis, 'fetch');
});

describe('the welcome page', () => {
  it("shows the 17 games in their order and the shop operator's niche", async () => {
    serveShelves([SHELF]);
    await openWelcome();

    expect(niches()).toEqual([...GAMES.map((game) => `/game/${game.id}`), '/operator']);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('想要什么，就照亮什么。');
  });

  it('says of a game how many offers it has, from which price, and of when the catalog is', async () => {
    serveShelves([SHELF]);
    await openWelcome();

    expect(niche('FateGO')).toHaveTextContent(/2,000 个在售.*¥58 起/);
    expect(niche('BlueArchive')).not.toHaveTextContent('在售');
    expect(screen.getByRole('contentinfo')).toHaveTextContent('目录更新于 2025年11月20日 14:32');
    expect(screen.getByRole('contentinfo')).toHaveTextContent('示例数据');
  });

  it('stands without numbers when they do not come, and fetches them on "try again"', async () => {
    serveShelves([null, SHELF]);
    await openWelcome();
    expect(niches()).toHaveLength(18);
    expect(screen.getByText('在售数量没能载入，游戏照样能打开。')).toBeInTheDocument();

    await userEvent.click(screen.getByRole('button', { name: '再试一次' }));

    expect(niche('FateGO')).toHaveTextContent('2,000 个在售');
    expect(screen.queryByText('在售数量没能载入，游戏照样能打开。')).toBeNull();
  });

  it('is led into the box by /, leaves the matching games standing, and opens the first by Enter', async () => {
    serveShelves([SHELF]);
    const { history } = await openWelcome();

    await userEvent.keyboard('/马娘');
    expect(niches()).toEqual(['/game/UmaMusume', '/game/UmaMusume_Stone']);
    expect(screen.getByText('找到 2 个游戏，按回车打开第一个。')).toBeInTheDocument();
    await userEvent.keyboard('{Enter}');

    expect(history.location.pathname).toBe('/game/UmaMusume');
  });

  it('does not open a game by Enter while nothing is typed', async () => {
    serveShelves([SHELF]);
    const { history } = await openWelcome();

    await userEvent.keyboard('/{Enter}');

    expect(history.location.pathname).toBe('/welcome');
  });

  it('empties the box by Esc and leaves it by another', async () => {
    serveShelves([SHELF]);
    await openWelcome();
    const box = screen.getByRole('textbox', { name: '找游戏' });

    await userEvent.keyboard('/fgo{Escape}');
    const emptied = [box.getAttribute('value'), document.activeElement === box];
    await userEvent.keyboard('{Escape}');

    expect(emptied).toEqual(['', true]);
    expect(document.activeElement).not.toBe(box);
  });

  it('says that no game has the name typed, offers the nearest, and shows all again', async () => {
    serveShelves([SHELF]);
    await openWelcome();

    await userEvent.keyboard('/fatego2');
    expect(screen.getByText('没有叫“fatego2”的游戏。')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: '命运-冠位指定' })).toHaveAttribute('href', '/game/FateGO');
    await userEvent.click(screen.getByRole('button', { name: '看全部游戏' }));

    expect(niches()).toHaveLength(18);
  });

  it('leads back to the page seen last, with what was asked there', async () => {
    lastVisit.set({ game: 'FateGO', address: '/sale/FateGO?q=%E6%A2%85%E6%9E%97+C&price=..500' });
    serveShelves([SHELF]);
    await openWelcome();

    const back = screen.getByRole('link', { name: /接着上次看/ });

    expect(back).toHaveAttribute('href', '/sale/FateGO?q=%E6%A2%85%E6%9E%97+C&price=..500');
    expect(back).toHaveTextContent('命运-冠位指定搜“梅林 C”');
  });

  it('has no way back at the first visit, or to a game that is gone', async () => {
    lastVisit.set({ game: 'Gone', address: '/game/Gone' });
    serveShelves([SHELF]);
    await openWelcome();

    expect(screen.queryByText('接着上次看')).toBeNull();
  });

  it('leads to the favourites once there are some', async () => {
    serveShelves([SHELF]);
    await openWelcome();
    const before = screen.queryByRole('link', { name: /收藏/ });

    act(() => void favourites.set(favouritesOf(favourite(), favourite({ code: 'A-2' }))));

    expect(before).toBeNull();
    expect(screen.getByRole('link', { name: /收藏了 2 个商品/ })).toHaveAttribute('href', '/favourites');
  });
});
