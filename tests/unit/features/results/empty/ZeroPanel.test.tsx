import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import type { Query } from '@/domain/query';
import { ZeroPanel } from '@/features/results/empty/ZeroPanel';
import { createQueryParser } from '@/features/text-query/createQueryParser';
import { gameById } from '@/games/games';
import { specOf } from '@/games/specs/specOf';
import type { GameId } from '@/games/types';
import { localeStore } from '@/locales/localeStore';
import { zh } from '@/locales/zh';
import type { SearchClient } from '@/search-worker/client';
import { query, want } from '../../../builders';
import { RequestCacheProvider } from '../../../requests';
import { createFakeClient } from '../../fakeClient';
import { gameItems, page, renderInShop, searchResult } from '../../search-state/shopBuild';

const PARSER = createQueryParser(gameItems.spec, gameItems.roster);

/** Finds seven offers for every query. */
const SEVEN_EACH: SearchClient = {
  ...createFakeClient().client,
  totals: async (queries) => queries.map(() => 7),
};

const CONDITIONS: Partial<Query> = {
  wants: [want('merlin', 'must', 4), want('castoria', 'must', 3), want('oberon', 'nice')],
  ranges: { price: { min: null, max: 300 } },
  choices: { server: { not: false, values: ['jp'] } },
};

function setup(withoutChip: readonly number[], queryParts = CONDITIONS, client: SearchClient | null = null) {
  const onChoose = jest.fn();
  renderInShop(
    <ZeroPanel
      result={searchResult({ total: 0, withoutChip }, queryParts)}
      gameItems={gameItems}
      parser={PARSER}
      client={client}
      onChoose={onChoose}
    />,
  );
  return { onChoose, user: userEvent.setup() };
}
const options = () => screen.queryAllByRole('button').map((exit) => exit.textContent);

describe('ZeroPanel of a game with nothing on sale', () => {
  const links = () =>
    within(screen.getByRole('navigation', { name: '还可以去' }))
      .getAllByRole('link')
      .map((link) => [link.textContent, link.getAttribute('href')]);
  function setupEmpty(id: GameId, queryParts: Partial<Query> = {}, complete = true, path = `/game/${id}`) {
    const spec = specOf(gameById(id));
    const catalog = { ...page().catalog, unsoldCount: 0, complete };
    const withoutChip = (queryParts.wants ?? []).map(() => 0);
    localeStore.setMessages('zh', zh);
    render(
      <RequestCacheProvider>
        <MemoryRouter initialEntries={[path]}>
          <ZeroPanel
            result={searchResult({ total: 0, withoutChip, catalog }, queryParts)}
            gameItems={{ ...gameItems, spec }}
            parser={null}
            client={null}
            onChoose={jest.fn()}
          />
        </MemoryRouter>
      </RequestCacheProvider>,
    );
  }

  it('links to the variants in the same group with the wants, and to the welcome page', () => {
    setupEmpty('Mememori_jp', { wants: [want('merlin')] }, true, '/sale/Mememori_jp');

    expect(screen.getByRole('heading')).toHaveTextContent('这个游戏现在没有在售的商品');
    expect(links()).toEqual([
      [gameById('Mememori_ww').names.zh, '/sale/Mememori_ww?want=merlin'],
      ['回到首页', '/welcome'],
    ]);
    expect(options()).toEqual(['梅林仍为 0']);
  });

  it('links to the welcome page if the game has no variants', () => {
    setupEmpty('FateGO');

    expect(links()).toEqual([['回到首页', '/welcome']]);
  });

  it('does not claim that nothing is on sale while the catalog is incomplete', () => {
    setupEmpty('FateGO', { wants: [want('merlin')] }, false);

    expect(screen.getByRole('heading')).not.toHaveTextContent('没有在售');
    expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
  });
});

describe('ZeroPanel', () => {
  it('offers to remove the two conditions without which there are most hits', async () => {
    const { client, counts } = createFakeClient();
    const { onChoose, user } = setup([0, 0, 0, 3, 0], CONDITIONS, client);
    await waitFor(() => expect(counts).toHaveLength(1));
    // 梅林 and 卡斯特, 梅林 and the price, 梅林 and the server, 卡斯特 and the price, …
    counts[0]?.resolve([0, 12, 3, 7, 0, 5]);

    await user.click(await screen.findByRole('button', { name: '同时去掉 梅林 宝4 和 ≤300 → 12 个' }));

    const wants = [want('castoria', 'must', 3), want('oberon', 'nice')];
    expect(onChoose).toHaveBeenCalledWith(query({ ...CONDITIONS, wants, ranges: {} }));
  });

  it('does not offer two conditions if removing one of them finds as much', async () => {
    const { client, counts } = createFakeClient();
    setup([12, 0, 0, 3, 0], CONDITIONS, client);
    await waitFor(() => expect(counts).toHaveLength(1));
    counts[0]?.resolve([12, 12, 12, 7, 0, 5]);

    await act(async () => undefined);

    expect(screen.queryByRole('button', { name: /^同时去掉/ })).toBeNull();
  });

  it('lists the total without each condition, largest first, and omits nice-to-have items', () => {
    setup([5, 8, 0, 3, 0]);

    expect(options()).toEqual(['C呆 宝3→ 8 个', '梅林 宝4→ 5 个', '≤300→ 3 个', '日服仍为 0']);
    expect(screen.getByRole('heading')).toHaveTextContent('没有商品同时满足这 4 项');
  });

  it('removes the condition that is pressed', async () => {
    const { onChoose, user } = setup([5, 8, 0, 3, 0]);

    await user.click(screen.getByRole('button', { name: /^≤300/ }));

    expect(onChoose).toHaveBeenCalledWith(query({ ...CONDITIONS, ranges: {} }));
  });

  it('states that removing any single condition finds nothing', () => {
    setup([0, 0, 0, 0, 0]);

    expect(screen.getByText('你的条件都还在。去掉任意一项也还是没有：')).toBeInTheDocument();
  });

  it('states that nothing is on sale if the query has no conditions', () => {
    setup([], {});

    expect(screen.getByRole('heading')).toHaveTextContent('这个游戏现在没有在售的商品');
    expect(options()).toEqual([]);
  });

  it('says that no offer has a text, and offers similar names with their numbers of offers', async () => {
    const { onChoose, user } = setup([2000], { text: '梅林子' }, SEVEN_EACH);

    expect(screen.getByRole('heading')).toHaveTextContent('没有写着“梅林子”的商品');
    await user.click(await screen.findByRole('button', { name: /^梅林\s*→ 7 个$/ }));

    expect(onChoose).toHaveBeenCalledWith(query({ wants: [want('merlin')] }));
  });

  it('offers no similar name that finds nothing either', async () => {
    const totals = jest.fn(async (queries: readonly Query[]) => queries.map(() => 0));
    setup([2000], { text: '梅林子' }, { ...SEVEN_EACH, totals });

    await waitFor(() => expect(totals).toHaveBeenCalled());
    await act(async () => undefined);

    expect(screen.queryByRole('list', { name: '名字相近的：' })).toBeNull();
  });

  it('offers similar names beside the other conditions', async () => {
    setup([5, 3], { text: '梅林子', ranges: { price: { min: null, max: 300 } } }, SEVEN_EACH);

    expect(screen.getByRole('heading')).toHaveTextContent('没有商品同时满足这 2 项');
    const names = await screen.findByRole('list', { name: '名字相近的：' });
    expect(within(names).getByRole('button')).toHaveTextContent('梅林');
  });
});
