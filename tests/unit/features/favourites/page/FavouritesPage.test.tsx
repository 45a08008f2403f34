import { act, screen, within } from '@testing-library/react';
import { ShopError } from '@/base/shopError';
import { type Favourites, favourites } from '@/storage/favourites';
import { hit, outcome, page } from '../../search-state/shopBuild';
import { at, favourite, favouritesOf, sighting } from '../favouriteBuild';
import { asides, open, THREE, tell, watched } from './openFavourites';

const cny = (amount: number) => ({ amount, currency: 'CNY' }) as const;

const rows = () =>
  within(screen.getByRole('region', { name: '命运-冠位指定' }))
    .getAllByRole('listitem')
    .filter((one) => one.textContent?.includes('A-'))
    .map((one) => one.textContent);
const filter = (name: RegExp) => screen.getByRole('checkbox', { name });

describe('the page of favourites', () => {
  it('shows what is remembered at once, and says that it is being checked', async () => {
    await open(favouritesOf(favourite()));

    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('收藏 1 个');
    expect(rows()).toEqual([expect.stringMatching(/A-1.*圣晶石 1,260.*青石铺.*正在确认.*¥100/)]);
    expect(screen.getByRole('link', { name: /看 A-1/ })).toHaveAttribute('href', '/game/FateGO?o=A-1');
  });

  it('says what has become of each since the last visit, and keeps it', async () => {
    await open(THREE);

    await tell({
      'A-1': hit({ offer: { code: 'A-1' }, price: cny(7000) }),
      'A-2': hit({ offer: { code: 'A-2' }, live: 'reserved' }),
      'A-3': hit({ offer: { code: 'A-3' } }),
    });

    expect(rows()).toEqual([
      expect.stringMatching(/A-1.*新降 ¥30.*¥70.*原价 ¥100/),
      expect.stringMatching(/A-2.*新预留中/),
      expect.stringMatching(/A-3.*没变/),
    ]);
    const latest = favourites.get().games.FateGO?.map((one) => [one.latest.price, one.latest.fate]);
    expect(latest).toEqual([
      [7000, 'there'],
      [10_000, 'reserved'],
      [10_000, 'there'],
    ]);
  });

  it('keeps what is remembered of an offer that is gone, and names the closest that is on sale', async () => {
    await open(favouritesOf(favourite()));

    await tell({ 'A-1': null });
    const asked = asides()[0];
    const like = hit({
      offer: { code: 'B-7', shop: '月见屋' },
      price: cny(9900),
      outcomes: [outcome('merlin', 'nice', 2)],
    });
    await act(async () => asked?.answer(page({ hits: [like] })));

    expect(asked?.query.wants).toEqual([{ item: 'merlin', mode: 'nice', level: 1 }]);
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

  it('shows those of one kind, with how many there are', async () => {
    const user = await open(THREE);
    await tell({
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

  it('shows those of the game in its address, and opens its catalog first', async () => {
    const user = await open(twoGames, '/favourites?game=BlueArchive');

    expect(gamesShown()).toEqual(['蔚蓝档案1 个']);
    expect(filter(/^全部\s?1$/)).toBeChecked();
    expect(watched()).toEqual(['BlueArchive', 'FateGO']);

    await user.click(filter(/^全部游戏/));
    expect(gamesShown()).toEqual(['命运-冠位指定3 个', '蔚蓝档案1 个']);
    await user.click(filter(/^命运-冠位指定/));
    expect(gamesShown()).toEqual(['命运-冠位指定3 个']);
  });

  it('shows all where the game of its address has none, and no choice where there is one game', async () => {
    await open(THREE, '/favourites?game=BlueArchive');

    expect(gamesShown()).toEqual(['命运-冠位指定3 个']);
    expect(screen.queryByRole('checkbox', { name: /^全部游戏/ })).toBeNull();
  });

  it('puts them in another order', async () => {
    const user = await open(
      favouritesOf(
        favourite({ code: 'A-1', keptAt: at(2) }),
        favourite({ code: 'A-2', keptAt: at(1), latest: sighting({ price: 5000 }) }),
      ),
    );

    await user.selectOptions(screen.getByRole('combobox', { name: '排序' }), '价格从低到高');

    expect(rows()).toEqual([expect.stringContaining('A-2'), expect.stringContaining('A-1')]);
  });

  it('has nothing new once all is marked as seen', async () => {
    const user = await open(favouritesOf(favourite()));
    await tell({ 'A-1': hit({ price: cny(7000) }) });

    await user.click(screen.getByRole('button', { name: '全部标为已看' }));

    expect(rows()).toEqual([expect.stringMatching(/没变.*¥70.*原价 ¥100/)]);
  });

  it('takes one out, and back again as it was where it was', async () => {
    const user = await open(THREE);

    await user.click(screen.getByRole('button', { name: '取消收藏 A-2' }));

    expect(favourites.get().games.FateGO).toHaveLength(2);
    const undo = screen.getByRole('button', { name: '撤销，继续收藏 A-2' });
    expect(undo).toHaveFocus();
    await user.click(undo);
    expect(favourites.get().games.FateGO).toEqual(expect.arrayContaining([...(THREE.games.FateGO ?? [])]));
    expect(rows().map((row) => row?.slice(0, 3))).toEqual(['A-1', 'A-2', 'A-3']);
  });

  it('copies all codes that are shown, in their order', async () => {
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

  it('adds the favourites of a file, and says what is wrong with one that is none', async () => {
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

  it('says that a catalog did not come, and tries again', async () => {
    const user = await open(favouritesOf(favourite()));
    const restart = jest.fn();

    await tell({}, { error: new ShopError('shop-search', 'offline'), restart });
    await user.click(screen.getByRole('button', { name: '再试一次' }));

    expect(restart).toHaveBeenCalledTimes(1);
    expect(rows()).toEqual([expect.stringMatching(/A-1.*没能确认/)]);
  });

  it('says how to begin where nothing is kept', async () => {
    await open(favouritesOf());

    expect(screen.getByRole('heading', { name: '还没有收藏' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: '去选游戏' })).toHaveAttribute('href', '/welcome');
  });
});
