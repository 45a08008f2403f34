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

const INDEX: CatalogIndexFile = {
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

/** Makes `fetch` respond with the given indexes in turn; null for an unavailable server. */
function serveIndexes(indexes: readonly (CatalogIndexFile | null)[]): void {
  const remaining = [...indexes];
  const fetch = async () => {
    const index = remaining.shift() ?? null;
    const bytes = index === null ? new Uint8Array() : encodeCatalogIndex(index);
    return { ok: index !== null, status: index === null ? 503 : 200, arrayBuffer: async () => bytes.slice().buffer };
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

const gameList = () => screen.getByRole('list', { name: '全部游戏' });
const cardLinks = () =>
  within(gameList())
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'));
const cardOf = (id: string) =>
  within(gameList())
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

describe('Welcome', () => {
  it('shows the 17 games in their order and the operator card', async () => {
    serveIndexes([INDEX]);
    await openWelcome();

    expect(cardLinks()).toEqual([...GAMES.map((game) => `/game/${game.id}`), '/operator']);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('想要什么，就照亮什么。');
  });

  it('shows the number of offers of a game, and the time of the catalog', async () => {
    serveIndexes([INDEX]);
    await openWelcome();

    expect(cardOf('FateGO')).toHaveTextContent(/^FGO2,000 个$/);
    expect(cardOf('BlueArchive')).toHaveTextContent(/^蔚蓝档案$/);
    expect(screen.getByRole('contentinfo')).toHaveTextContent('目录更新于 2025年11月20日 14:32');
    expect(screen.getByRole('contentinfo')).toHaveTextContent('示例数据');
  });

  it('shows the games without numbers if the index cannot be loaded, and retries on request', async () => {
    serveIndexes([null, INDEX]);
    await openWelcome();
    expect(cardLinks()).toHaveLength(18);
    expect(screen.getByText('在售数量没能载入，游戏照样能打开。')).toBeInTheDocument();

    await userEvent.click(screen.getByRole('button', { name: '再试一次' }));

    expect(cardOf('FateGO')).toHaveTextContent('2,000 个');
    expect(screen.queryByText('在售数量没能载入，游戏照样能打开。')).toBeNull();
  });

  it('focuses the field on /, filters the games and opens the first match on Enter', async () => {
    serveIndexes([INDEX]);
    const { history } = await openWelcome();

    await userEvent.keyboard('/马娘');
    expect(cardLinks()).toEqual(['/game/UmaMusume', '/game/UmaMusume_Stone']);
    await userEvent.keyboard('{Enter}');

    expect(history.location.pathname).toBe('/game/UmaMusume');
  });

  it('shows all games beside a message', async () => {
    serveIndexes([INDEX]);
    await openWelcome();

    await userEvent.keyboard('/求梅林宝2');

    expect(cardLinks()).toHaveLength(18);
  });

  it('does not open a game on Enter while the field is empty', async () => {
    serveIndexes([INDEX]);
    const { history } = await openWelcome();

    await userEvent.keyboard('/{Enter}');

    expect(history.location.pathname).toBe('/welcome');
  });

  it('clears the field on the first Esc and removes the focus on the second', async () => {
    serveIndexes([INDEX]);
    await openWelcome();
    const box = screen.getByRole('textbox', { name: '粘贴群里的消息，或打游戏名' });

    await userEvent.keyboard('/fgo{Escape}');
    expect(box).toHaveValue('');
    expect(box).toHaveFocus();

    await userEvent.keyboard('{Escape}');
    expect(box).not.toHaveFocus();
  });

  it('clears the field with its button, and keeps the focus in it', async () => {
    serveIndexes([INDEX]);
    await openWelcome();
    const box = screen.getByRole('textbox', { name: '粘贴群里的消息，或打游戏名' });
    await userEvent.type(box, 'fgo');

    await userEvent.click(screen.getByRole('button', { name: '清空' }));

    expect(box).toHaveValue('');
    expect(box).toHaveFocus();
    expect(cardLinks()).toHaveLength(18);
  });

  it('asks which game a misspelt name means, the most similar first', async () => {
    serveIndexes([INDEX]);
    await openWelcome();

    await userEvent.keyboard('/fatego2');

    const [first] = within(await screen.findByRole('group', { name: '哪个游戏？' })).getAllByRole('button');
    expect(first).toHaveAccessibleName('FGO');
    expect(cardLinks()).toHaveLength(18);
  });

  it('links to the last visited shop page and shows its search text', async () => {
    lastVisit.set({ game: 'FateGO', address: '/sale/FateGO?q=%E6%A2%85%E6%9E%97+C&price=..500' });
    serveIndexes([INDEX]);
    await openWelcome();

    const back = await screen.findByRole('link', { name: /接着上次看/ });

    expect(back).toHaveAttribute('href', '/sale/FateGO?q=%E6%A2%85%E6%9E%97+C&price=..500');
    expect(back).toHaveTextContent('接着上次看 FGO 搜“梅林 C”');
  });

  it('has no link to the last visit if its game does not exist', async () => {
    lastVisit.set({ game: 'Gone', address: '/game/Gone' });
    serveIndexes([INDEX]);
    await openWelcome();

    expect(screen.queryByText('接着上次看')).toBeNull();
  });

  it('links to the favourites once there are any', async () => {
    serveIndexes([INDEX]);
    await openWelcome();
    const before = screen.queryByRole('link', { name: /收藏了/ });

    act(() => void favourites.set(favouritesOf(favourite(), favourite({ code: 'A-2' }))));

    expect(before).toBeNull();
    expect(screen.getByRole('link', { name: /收藏了 2 个商品/ })).toHaveAttribute('href', '/favourites');
  });
});
