import { screen, waitFor, within } from '@testing-library/react';
import { setWidth } from '../search-state/shopBuild';
import { openShopPage } from './openShopPage';

afterEach(() => setWidth(1280));

describe('ShopPage on a phone', () => {
  it('has a bottom bar with the number of conditions and the current order', async () => {
    await openShopPage('?want=merlin&price=..500', 360);

    expect(screen.getByRole('button', { name: /^筛选\s*，已用 2 项$/ })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: '排序：最符合' })).toBeInTheDocument();
  });

  it('opens the filters in a drawer whose button shows the current number of results', async () => {
    const { user } = await openShopPage('', 360);

    await user.click(screen.getByRole('button', { name: /^筛选/ }));
    const drawer = within(await screen.findByRole('dialog'));
    const before = drawer.getByRole('button', { name: /^查看/ }).textContent;
    await user.click(await drawer.findByRole('button', { name: /^梅林 2/ }));

    expect(before).toBe('查看 3 个结果');
    await drawer.findByRole('button', { name: '查看 2 个结果' });
  });

  it('clears all conditions from the drawer', async () => {
    const { history, user } = await openShopPage('?want=merlin&price=..500&sort=price', 360);

    await user.click(screen.getByRole('button', { name: /^筛选/ }));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: '重置' }));

    expect(history.location.search).toBe('?sort=price');
  });

  it('sorts by the order chosen in a drawer', async () => {
    const { history, user } = await openShopPage('', 360);

    await user.click(screen.getByRole('button', { name: /^排序/ }));
    await user.click(await screen.findByRole('button', { name: '圣晶石从多到少' }));

    expect(history.location.search).toBe('?sort=sq');
  });

  it('keeps a choice made in the drawer when a chip is removed at the same time', async () => {
    const { history, user, settle } = await openShopPage('?price=..500', 360);
    await user.click(screen.getByRole('button', { name: /^筛选/ }));
    const drawer = within(await screen.findByRole('dialog'));
    await user.click(await drawer.findByRole('button', { name: /^梅林 2/ }));

    const chips = screen.getByRole('list', { name: '已用的条件', hidden: true });
    const remove = within(chips).getByRole('button', { name: '去掉 ≤ ¥500', hidden: true });
    const see = await drawer.findByRole('button', { name: '查看 2 个结果' });
    await settle(() => {
      see.click();
      remove.click();
    });

    expect(history.location.search).toBe('?want=merlin');
  });

  it('scrolls from the drawer to the closest offers if there are no hits', async () => {
    const scrolledTo: string[] = [];
    Element.prototype.scrollIntoView = function scrollIntoView(this: Element) {
      scrolledTo.push(this.id);
    };
    const { user } = await openShopPage('', 360);
    await user.click(screen.getByRole('button', { name: /^筛选/ }));
    const drawer = within(await screen.findByRole('dialog'));
    for (const name of ['奥伯龙', '阿尔托莉雅·卡斯特']) await user.click(await drawer.findByTitle(name));

    await user.click(await drawer.findByRole('button', { name: /最接近/ }));

    await waitFor(() => expect(scrolledTo).toEqual(['closest']));
    expect(screen.getByRole('region', { name: /^最接近的/ })).toBeInTheDocument();
  });
});
