import { act, screen, within } from '@testing-library/react';
import { ShopError } from '@/base/shopError';
import { type Favourites, favourites } from '@/storage/favourites';
import { hit, outcome, page } from '../../search-state/shopBuild';
import { epochMs, favourite, favouritesOf, snapshot } from '../favouriteBuild';
import { loadCatalog, lowPrioritySearches, open, THREE, watchedGames } from './openFavourites';

const cny = (amount: number) => ({ amount, currency: 'CNY' }) as const;

const rows = () =>
  within(screen.getByRole('region', { name: '命运-冠位指定' }))
    .getAllByRole('listitem')
    .filter((row) => row.textContent?.includes('A-'))
    .map((row) => row.textContent);
const filter = (name: RegExp) => screen.getByRole('checkbox', { name });

describe('FavouritesPage', () => {
  it('shows the stored favourites and that they are being checked until the catalog loads', async () => {
    await open(favouritesOf(favourite()));

    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('收藏 1 个');
    expect(rows()).toEqual([expect.stringMatching(/A-1.*圣晶石 1,260.*青石铺.*正在确认.*¥100/)]);
    expect(screen.getByRole('link', { name: /看 A-1/ })).toHaveAttribute('href', '/game/FateGO?o=A-1');
  });

  it('shows and stores the changes since the last visit once the catalog has loaded', async () => {
    await open(THREE);

    await loadCatalog({
      'A-1': hit({ offer: { code: 'A-1' }, price: cny(7000) }),
      'A-2': hit({ offer: { code: 'A-2' }, live: 'reserved' }),
      'A-3': hit({ offer: { code: 'A-3' } }),
    });

    expect(rows()).toEqual([
      expect.stringMatching(/A-1.*新降 ¥30.*¥70.*原价 ¥100/),
      expect.stringMatching(/A-2.*新预留中/),
      expect.stringMatching(/A-3.*没变/),
    ]);
    expect(favourites.get().games.FateGO?.map(({ latest }) => latest)).toMatchObject([
      { price: 7000, fate: 'there' },
      { price: 10_000, fate: 'reserved' },
      { price: 10_000, fate: 'there' },
    ]);
  });

  it('shows the stored data of an offer that is gone, with the closest offer on sale', async () => {
    await open(favouritesOf(favourite()));

    await loadCatalog({ 'A-1': null });
    const similarSearch = lowPrioritySearches()[0];
    const similar = hit({
      offer: { code: 'B-7', shop: '月见屋' },
      price: cny(9900),
      wantMatches: [outcome('merlin', 'nice', 2)],
    });
    await act(async () => similarSearch?.resolve(page({ hits: [similar] })));

    expect(similarSearch?.query.wants).toEqual([{ item: 'merlin', mode: 'nice', level: 1 }]);
    expect(rows()).toEqual([
      expect.stringMatching(/A-1.*已不在目录里.*最接近的在售：B-7 ¥99 · 1 样里有 1 样 · 月见屋/),
    ]);
    expect(screen.getByRole('img', { name: '梅林 宝2' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: /看 B-7/ })).toHaveAttribute('href', '/game/FateGO?o=B-7');
    expect(screen.getByRole('link', { name: '更多最接近的' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/game\/FateGO\?nice=merlin&price=60\.\.140&server=jp$/),
    );
  });

  it('filters the favourites by change and shows the number of each', async () => {
    const user = await open(THREE);
    await loadCatalog({
      'A-1': hit({ offer: { code: 'A-1' }, price: cny(7000) }),
      'A-2': hit({ offer: { code: 'A-2' } }),
      'A-3': hit({ offer: { code: 'A-3' }, live: 'sold' }),
    });

    await user.click(filter(/^降价/));

    expect(filter(/^没变/)).toHaveAccessibleName(/1$/);
    expect(rows()).toEqual([expect.stringContaining('A-1')]);
    await user.click(filter(/^预留/));
    expect(screen.getByText('现在没有这样的收藏。')).toBeInTheDocument();
  });

  const twoGames: Favourites = {
    ...THREE,
    games: { ...THREE.games, BlueArchive: [favourite({ code: 'B-1', items: [] })] },
  };
  const gamesShown = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);

  it('shows only the game in the URL and opens its catalog first', async () => {
    const user = await open(twoGames, '/favourites?game=BlueArchive');

    expect(gamesShown()).toEqual(['蔚蓝档案1 个']);
    expect(filter(/^全部\s?1$/)).toBeChecked();
    expect(watchedGames()).toEqual(['BlueArchive', 'FateGO']);

    await user.click(filter(/^全部游戏/));
    expect(gamesShown()).toEqual(['命运-冠位指定3 个', '蔚蓝档案1 个']);
    await user.click(filter(/^命运-冠位指定/));
    expect(gamesShown()).toEqual(['命运-冠位指定3 个']);
  });

  it('ignores a game in the URL without favourites, and shows no game filter for a single game', async () => {
    await open(THREE, '/favourites?game=BlueArchive');

    expect(gamesShown()).toEqual(['命运-冠位指定3 个']);
    expect(screen.queryByRole('checkbox', { name: /^全部游戏/ })).toBeNull();
  });

  it('sorts the favourites by the selected order', async () => {
    const user = await open(
      favouritesOf(
        favourite({ code: 'A-1', keptAt: epochMs(2) }),
        favourite({ code: 'A-2', keptAt: epochMs(1), latest: snapshot({ price: 5000 }) }),
      ),
    );

    await user.selectOptions(screen.getByRole('combobox', { name: '排序' }), '价格从低到高');

    expect(rows()).toEqual([expect.stringContaining('A-2'), expect.stringContaining('A-1')]);
  });

  it('shows no changes after all are marked as seen', async () => {
    const user = await open(favouritesOf(favourite()));
    await loadCatalog({ 'A-1': hit({ price: cny(7000) }) });

    await user.click(screen.getByRole('button', { name: '全部标为已看' }));

    expect(rows()).toEqual([expect.stringMatching(/没变.*¥70.*原价 ¥100/)]);
  });

  it('restores a removed favourite unchanged, at its position, on undo', async () => {
    const user = await open(THREE);

    await user.click(screen.getByRole('button', { name: '取消收藏 A-2' }));

    expect(favourites.get().games.FateGO).toHaveLength(2);
    const undo = screen.getByRole('button', { name: '撤销，继续收藏 A-2' });
    expect(undo).toHaveFocus();
    await user.click(undo);
    expect(favourites.get().games.FateGO).toEqual(expect.arrayContaining([...(THREE.games.FateGO ?? [])]));
    expect(rows().map((row) => row?.slice(0, 3))).toEqual(['A-1', 'A-2', 'A-3']);
  });

  it('copies the listed codes in display order', async () => {
    const user = await open(THREE);
    const copied: string[] = [];
    Object.defineProperty(navigator, 'clipboard', {
      configurable: true,
      value: { writeText: async (text: string) => void copied.push(text) },
    });

    await user.click(screen.getByRole('button', { name: '复制 3 个编号' }));

    expect(copied).toEqual(['A-1\nA-2\nA-3']);
    expect(await screen.findByRole('button', { name: '编号已复制' })).toBeInTheDocument();
  });

  it('imports a favourites file and rejects any other file with a reason', async () => {
    const user = await open(favouritesOf());
    const file = (text: string, name: string) => Object.assign(new File([text], name), { text: async () => text });
    const input = screen.getByLabelText('导入', { selector: 'input' });

    await user.upload(input, file('梅林', 'list.json'));
    expect(await screen.findByRole('alert')).toHaveTextContent('list.json 没能导入：不是 JSON 文件。收藏没有变。');
    const text = JSON.stringify({ format: 'vitrine-favourites', version: 1, games: THREE.games });
    await user.upload(input, file(text, 'mine.json'));

    expect(await screen.findByText('已导入 3 个')).toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('收藏 3 个');
  });

  it('reports a catalog that could not be loaded and offers to retry', async () => {
    const user = await open(favouritesOf(favourite()));
    const restart = jest.fn();

    await loadCatalog({}, { error: new ShopError('shop-search', 'offline'), restart });
    await user.click(screen.getByRole('button', { name: '再试一次' }));

    expect(restart).toHaveBeenCalledTimes(1);
    expect(rows()).toEqual([expect.stringMatching(/A-1.*没能确认/)]);
  });

  it('links to the games if there are no favourites', async () => {
    await open(favouritesOf());

    expect(screen.getByRole('heading', { name: '还没有收藏' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: '去选游戏' })).toHaveAttribute('href', '/welcome');
  });
});
