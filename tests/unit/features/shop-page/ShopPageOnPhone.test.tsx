import { screen, waitFor, within } from '@testing-library/react';
import { setWidth } from '../search-state/shopBuild';
import { openShopPage } from './openShopPage';

afterEach(() => setWidth(1280));

describe('the shop page on a phone', () => {
  it('has a dock with the number of conditions and the order in use', async () => {
    await openShopPage('?want=merlin&price=..500', 360);

    expect(screen.getByRole('button', { name: /^筛选\s*，已用 2 项$/ })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: '排序 最符合' })).toBeInTheDocument();
  });

  it('opens the filters as a sheet whose foot says live how many offers there are', async () => {
    const { user } = await openShopPage('', 360);

    await user.click(screen.getByRole('button', { name: /^筛选/ }));
    const sheet = within(screen.getByRole('dialog'));
    const before = sheet.getByRole('button', { name: /^查看/ }).textContent;
    await user.click(await sheet.findByRole('button', { name: /^梅林 2/ }));

    expect(before).toBe('查看 3 个结果');
    await sheet.findByRole('button', { name: '查看 2 个结果' });
  });

  it('clears everything from the sheet', async () => {
    const { history, user } = await openShopPage('?want=merlin&price=..500&sort=price', 360);

    await user.click(screen.getByRole('button', { name: /^筛选/ }));
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: '重置' }));

    expect(history.location.search).toBe('?sort=price');
  });

  it('sorts from a list', async () => {
    const { history, user } = await openShopPage('', 360);

    await user.click(screen.getByRole('button', { name: /^排序/ }));
    await user.click(screen.getByRole('button', { name: '圣晶石从多到少' }));

    expect(history.location.search).toBe('?sort=sq');
  });

  it('keeps what was chosen in the drawer when a chip behind it is dropped in the same moment', async () => {
    const { history, user, settle } = await openShopPage('?price=..500', 360);
    await user.click(screen.getByRole('button', { name: /^筛选/ }));
    const sheet = within(screen.getByRole('dialog'));
    await user.click(await sheet.findByRole('button', { name: /^梅林 2/ }));

    const chips = screen.getByRole('list', { name: '已用的条件', hidden: true });
    const drop = within(chips).getByRole('button', { name: '去掉 ≤ ¥500', hidden: true });
    const see = await sheet.findByRole('button', { name: '查看 2 个结果' });
    await settle(() => {
      see.click();
      drop.click();
    });

    expect(history.location.search).toBe('?want=merlin');
  });

  it('leads from the sheet to the closest offers where nothing is found', async () => {
    const led: string[] = [];
    Element.prototype.scrollIntoView = function lead(this: Element) {
      led.push(this.id);
    };
    const { user } = await openShopPage('', 360);
    await user.click(screen.getByRole('button', { name: /^筛选/ }));
    const sheet = within(screen.getByRole('dialog'));
    for (const name of ['奥伯龙', '阿尔托莉雅·卡斯特']) await user.click(await sheet.findByTitle(name));

    await user.click(await sheet.findByRole('button', { name: /最接近/ }));

    await waitFor(() => expect(led).toEqual(['closest']));
    expect(screen.getByRole('region', { name: /^最接近的/ })).toBeInTheDocument();
  });
});
