import { screen, waitFor, within } from '@testing-library/react';
import { favourites, NO_FAVOURITES } from '@/storage/favourites';
import { setWidth } from '../search-state/shopBuild';
import { cards, openShopPage } from './openShopPage';

const total = () => screen.getByRole('heading', { level: 1 });

afterEach(() => setWidth(1280));

describe('ShopPage', () => {
  it('shows the offers on sale, newest first, if the query has no conditions', async () => {
    await openShopPage();

    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('3 个在售');
    expect(cards()).toEqual(['A-1', 'A-2', 'A-3']);
  });

  it('updates URL, results and chips when a tile is pressed', async () => {
    const { history, user } = await openShopPage();

    await user.click(await screen.findByTitle('阿尔托莉雅·卡斯特'));

    expect(history.location.search).toBe('?want=castoria');
    await waitFor(() => expect(total()).toHaveTextContent('2 个在售'));
    const chips = screen.getByRole('list', { name: '已用的条件' });
    await waitFor(() => expect(chips).toHaveTextContent('必C呆去掉后 3'));
  });

  it('applies two tiles that are pressed before the page has rendered the first', async () => {
    const { history, settle } = await openShopPage();
    const castoria = await screen.findByTitle('阿尔托莉雅·卡斯特');
    const oberon = await screen.findByTitle('奥伯龙');

    await settle(() => {
      castoria.click();
      oberon.click();
    });

    expect(history.location.search).toBe('?want=castoria,oberon');
  });

  it('shows hits and closest offers under separate headings', async () => {
    await openShopPage('?want=merlin*2');

    const closest = screen.getByRole('region', { name: '最接近的 1 个 — 都不完全符合' });
    expect(
      within(closest)
        .getAllByRole('article')
        .map((card) => card.getAttribute('aria-label')),
    ).toEqual(['A-2']);
    expect(within(closest).getByText(/缺 1 级：梅林/)).toBeInTheDocument();
    expect(cards()).toEqual(['A-1', 'A-2']);
  });

  it('finds the stated number of offers when a condition is removed from an empty result', async () => {
    const { user } = await openShopPage('?want=merlin,castoria&server=tw');

    await user.click(screen.getByRole('button', { name: /台服.*→ 1 个/ }));

    await waitFor(() => expect(total()).toHaveTextContent('1 个在售'));
    expect(cards()[0]).toBe('A-2');
  });

  it('reverses the order when the current one is pressed again', async () => {
    const { history, user } = await openShopPage('?sort=price');

    const orders = within(await screen.findByRole('group', { name: '排序' }));
    await user.click(orders.getByRole('button', { name: '价格从低到高' }));

    expect(history.location.search).toBe('?sort=-price');
    await waitFor(() => expect(cards()).toEqual(['A-3', 'A-2', 'A-1']));
  });

  it('opens the detail of a card with a single history entry and closes it', async () => {
    const { history, user } = await openShopPage();
    const entered = jest.spyOn(window.history, 'pushState');

    await user.click(screen.getByRole('link', { name: /^看 A-2/ }));
    expect(history.location.search).toBe('?o=A-2');
    expect(await screen.findByRole('dialog')).toHaveAttribute('aria-label', '商品 A-2');

    await user.keyboard(']');
    expect(history.location.search).toBe('?o=A-3');

    await user.click(await screen.findByRole('button', { name: '关闭' }));
    expect(history.location.search).toBe('');
    expect(entered).not.toHaveBeenCalled();
  });

  it('adds the open offer to the favourites by keyboard', async () => {
    favourites.set(NO_FAVOURITES);
    const { user } = await openShopPage('?o=A-2');

    await user.keyboard('f');

    expect(favourites.get().games.FateGO?.map(({ code }) => code)).toEqual(['A-2']);
    expect(screen.getByRole('link', { name: '收藏 1 个，在这个游戏' })).toBeInTheDocument();
  });

  it('reports that a shared code is not in the catalog', async () => {
    await openShopPage('?o=A-9');

    expect(await screen.findByRole('heading', { name: 'A-9 已经不在了' })).toBeInTheDocument();
  });

  it('clears the query from the panel of a missing offer if there are no results', async () => {
    const { history, user } = await openShopPage('?want=nobody&price=..1&o=A-9');

    await user.click(await screen.findByRole('button', { name: '看在售的' }));

    expect(history.location.search).toBe('');
  });

  it('links to the other games of the same group', async () => {
    const { user } = await openShopPage();

    await user.click(screen.getByRole('button', { name: /^换一个游戏/ }));

    expect(await screen.findByRole('link', { name: /^蔚蓝档案/ })).toHaveAttribute('href', '/sale/BlueArchive');
  });
});

describe('ShopPage search box', () => {
  const box = () => screen.getByRole('combobox', { name: '在商品里找' });

  it('adds the conditions of a typed line as one history entry', async () => {
    const { history, user, settle } = await openShopPage('?nice=oberon');

    await user.click(box());
    await user.type(box(), '梅林宝2 150以内 日服{Enter}');

    expect(history.location.search).toBe('?want=merlin*2&nice=oberon&price=..150&server=jp');
    await waitFor(() => expect(total()).toHaveTextContent('1 个在售'));
    await settle(() => history.back());
    expect(history.location.search).toBe('?nice=oberon');
  });

  it('suggests items with the number of offers found after choosing them', async () => {
    const { history, user } = await openShopPage('?want=castoria');

    await user.type(box(), '梅');
    const option = await screen.findByRole('option', { name: /梅林.* 1 个$/ });
    await user.click(option);

    expect(history.location.search).toBe('?want=castoria,merlin');
    await waitFor(() => expect(total()).toHaveTextContent('1 个在售'));
  });

  it('suggests the codes of offers and opens them', async () => {
    const { history, user } = await openShopPage();

    await user.type(box(), 'a-2');
    await user.click(await screen.findByRole('option', { name: /^A-2/ }));

    expect(history.location.search).toBe('?o=A-2');
    expect(await screen.findByRole('dialog')).toHaveAttribute('aria-label', '商品 A-2');
  });

  it('converts the conditions to text for editing and back', async () => {
    const { history, user } = await openShopPage('?want=merlin*2&price=..500');
    const before = history.location.search;

    await user.click(screen.getByRole('button', { name: '编辑为文字' }));
    const line = (await screen.findByDisplayValue(/梅林/)) as HTMLInputElement;
    await user.type(line, ' 日服{Enter}');

    expect(history.location.search).toBe(`${before}&server=jp`);
    expect(box()).toHaveValue('梅林宝2 价格≤500 日服 ');
  });
});
