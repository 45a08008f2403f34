import { screen, waitFor, within } from '@testing-library/react';
import { favourites, NO_FAVOURITES } from '@/storage/favourites';
import { setWidth } from '../search-state/shopBuild';
import { cards, openShopPage } from './openShopPage';

const total = () => screen.getByRole('heading', { level: 1 });

afterEach(() => setWidth(1280));

describe('the shop page', () => {
  it('shows what is on sale, the newest first, before anything is asked', async () => {
    await openShopPage();

    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('3 个在售');
    expect(cards()).toEqual(['A-1', 'A-2', 'A-3']);
  });

  it('turns a tap on a tile into the address, the answer and a chip', async () => {
    const { history, user } = await openShopPage();

    await user.click(screen.getByTitle('阿尔托莉雅·卡斯特'));

    expect(history.location.search).toBe('?want=castoria');
    await waitFor(() => expect(total()).toHaveTextContent('2 个完全符合/ 3 个在售'));
    const chips = screen.getByRole('list', { name: '已用的条件' });
    await waitFor(() => expect(chips).toHaveTextContent('必阿尔托莉雅·卡斯特去掉后 3'));
  });

  it('keeps both of two tiles that are tapped before the page has caught up', async () => {
    const { history, settle } = await openShopPage();
    const [castoria, oberon] = [screen.getByTitle('阿尔托莉雅·卡斯特'), screen.getByTitle('奥伯龙')];

    await settle(() => {
      castoria.click();
      oberon.click();
    });

    expect(history.location.search).toBe('?want=castoria,oberon');
  });

  it('keeps hits and the closest offers apart, each under its own heading', async () => {
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

  it('has a way out when nothing fits, which brings what it promises', async () => {
    const { user } = await openShopPage('?want=merlin,castoria&server=tw');

    await user.click(screen.getByRole('button', { name: /服务器：台服.*→ 1 个/ }));

    await waitFor(() => expect(total()).toHaveTextContent('1 个完全符合'));
    expect(cards()[0]).toBe('A-2');
  });

  it('turns the order round when the one in use is pressed again', async () => {
    const { history, user } = await openShopPage('?sort=price');

    await user.click(screen.getByRole('button', { name: '价格从低到高' }));

    expect(history.location.search).toBe('?sort=-price');
    await waitFor(() => expect(cards()).toEqual(['A-3', 'A-2', 'A-1']));
  });

  it('opens the detail of a card, which needs no entry in the history but its address, and closes it again', async () => {
    const { history, user } = await openShopPage();
    const entered = jest.spyOn(window.history, 'pushState');

    await user.click(screen.getByRole('link', { name: /^看 A-2/ }));
    const opened = [history.location.search, screen.getByRole('dialog').getAttribute('aria-label')];
    await user.keyboard(']');
    const next = history.location.search;
    await user.click(screen.getByRole('button', { name: '关闭' }));

    expect([opened, next, history.location.search]).toEqual([['?o=A-2', '商品 A-2'], '?o=A-3', '']);
    expect(entered).not.toHaveBeenCalled();
  });

  it('keeps the open offer by a key', async () => {
    favourites.set(NO_FAVOURITES);
    const { user } = await openShopPage('?o=A-2');

    await user.keyboard('f');

    expect(favourites.get().games.FateGO?.map(({ code }) => code)).toEqual(['A-2']);
    expect(screen.getByRole('link', { name: '收藏 1 个，在这个游戏' })).toBeInTheDocument();
  });

  it('says so when a shared code is not in the catalog', async () => {
    await openShopPage('?o=A-9');

    expect(await screen.findByRole('heading', { name: '没有 A-9' })).toBeInTheDocument();
  });

  it('leads from a shared code that is gone, and wants that nobody knows, to what is on sale', async () => {
    const { history, user } = await openShopPage('?want=nobody&price=..1&o=A-9');

    await user.click(await screen.findByRole('button', { name: '看在售的' }));

    expect(history.location.search).toBe('');
  });

  it('links to the other games of the same group', async () => {
    const { user } = await openShopPage();

    await user.click(screen.getByRole('button', { name: /^换一个游戏/ }));

    expect(screen.getByRole('link', { name: /^蔚蓝档案/ })).toHaveAttribute('href', '/sale/BlueArchive');
  });
});

describe('the box of the shop page', () => {
  const box = () => screen.getByRole('combobox', { name: '在商品里找' });

  it('turns a typed line into chips and the address, in one step of history', async () => {
    const { history, user, settle } = await openShopPage('?nice=oberon');

    await user.click(box());
    await user.type(box(), '梅林宝2 150以内 日服{Enter}');

    expect(history.location.search).toBe('?want=merlin*2&nice=oberon&price=..150&server=jp');
    await waitFor(() => expect(total()).toHaveTextContent('1 个完全符合'));
    await settle(() => history.back());
    expect(history.location.search).toBe('?nice=oberon');
  });

  it('suggests with the number of offers that choosing then leaves', async () => {
    const { history, user } = await openShopPage('?want=castoria');

    await user.type(box(), '梅');
    const option = await screen.findByRole('option', { name: /梅林.* 1 个$/ });
    await user.click(option);

    expect(history.location.search).toBe('?want=castoria,merlin');
    await waitFor(() => expect(total()).toHaveTextContent('1 个完全符合'));
  });

  it('suggests the codes of offers and opens them', async () => {
    const { history, user } = await openShopPage();

    await user.type(box(), 'a-2');
    await user.click(await screen.findByRole('option', { name: /^A-2/ }));

    expect(history.location.search).toBe('?o=A-2');
    expect(screen.getByRole('dialog')).toHaveAttribute('aria-label', '商品 A-2');
  });

  it('takes the conditions back as text, and gives them again', async () => {
    const { history, user } = await openShopPage('?want=merlin*2&price=..500');
    const before = history.location.search;

    await user.click(screen.getByRole('button', { name: '编辑为文字' }));
    const line = (await screen.findByDisplayValue(/梅林/)) as HTMLInputElement;
    await user.type(line, ' 日服{Enter}');

    expect(history.location.search).toBe(`${before}&server=jp`);
    expect(box()).toHaveValue('');
  });
});
