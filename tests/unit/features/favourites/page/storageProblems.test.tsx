import { screen, within } from '@testing-library/react';
import { favourites } from '@/storage/favourites';
import { browserStorage } from '@/storage/openStorage';
import { keepUnreadable, readUnreadable } from '@/storage/unreadableEntries';
import { favourite, favouritesOf } from '../favouriteBuild';
import { open, THREE } from './openFavourites';

describe('FavouritesPage', () => {
  describe('with a full storage', () => {
    const fillStorage = () =>
      jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
        throw new DOMException('', 'QuotaExceededError');
      });
    afterEach(() => jest.restoreAllMocks());

    it('shows an alert at the row when a removal or its undo cannot be stored', async () => {
      const user = await open(THREE);
      fillStorage();

      await user.click(screen.getByRole('button', { name: '取消收藏 A-2' }));
      expect(within(screen.getByText('已取消收藏 A-2').closest('li')!).getByRole('alert')).toHaveTextContent(
        /没能存下来/,
      );

      await user.click(screen.getByRole('button', { name: '撤销，继续收藏 A-2' }));
      expect(within(screen.getByText('A-2').closest('li')!).getByRole('alert')).toHaveTextContent(/没能存下来/);
    });

    it('shows an alert when marking as seen or importing cannot be stored', async () => {
      const user = await open(favouritesOf(favourite()));
      fillStorage();
      await user.click(screen.getByRole('button', { name: '全部标为已看' }));
      expect(screen.getByRole('alert')).toHaveTextContent(/没能存下来：浏览器里没有空间了/);

      const text = JSON.stringify({ format: 'vitrine-favourites', version: 1, games: THREE.games });
      const file = Object.assign(new File([text], 'mine.json'), { text: async () => text });
      await user.upload(screen.getByLabelText('导入', { selector: 'input' }), file);

      expect(await screen.findByText(/已导入 2 个.*没能存下来/)).toBeInTheDocument();
    });
  });

  it('reports unreadable and removed favourites of a file, and restores the removed ones on request', async () => {
    const user = await open(THREE);
    await user.click(screen.getByRole('button', { name: '取消收藏 A-2' }));
    const games = { FateGO: [...(THREE.games.FateGO ?? []), { ...favourite({ code: 'A-9' }), shop: 'x'.repeat(201) }] };
    const text = JSON.stringify({ format: 'vitrine-favourites', version: 1, games });
    const file = Object.assign(new File([text], 'mine.json'), { text: async () => text });

    await user.upload(screen.getByLabelText('导入', { selector: 'input' }), file);
    expect(await screen.findByText(/已导入 0 个.*有 1 个内容不对.*有 1 个是你后来取消的/)).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: '也导入' }));

    expect(await screen.findByText(/已导入 1 个/)).toBeInTheDocument();
    expect(
      favourites
        .get()
        .games.FateGO?.map(({ code }) => code)
        .sort(),
    ).toEqual(['A-1', 'A-2', 'A-3']);
  });

  it('lists unreadable data, downloads it, and deletes it after confirmation', async () => {
    const wrong = { game: 'FateGO', favourite: { code: 'A-9', shop: '很长的店名' } };
    localStorage.setItem('vitrine.compare.broken', '{"version":');
    keepUnreadable(
      browserStorage,
      'vitrine.favourites',
      JSON.stringify([wrong]),
      'FateGO: a favourite without a proper shop',
    );
    const saved: string[] = [];
    URL.createObjectURL = () => 'blob:none';
    const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
      this: HTMLAnchorElement,
    ) {
      saved.push(this.download);
    });
    const user = await open(favouritesOf(favourite()));

    const section = screen.getByRole('region', { name: '读不出来的数据 2 份' });
    expect(within(section).getByText('A-9 · 很长的店名')).toBeInTheDocument();
    expect(within(section).getByText('1 个收藏的内容不对')).toBeInTheDocument();
    expect(within(section).getByText('由以前的版本留下')).toBeInTheDocument();

    await user.click(screen.getByRole('button', { name: '下载读不出来的收藏' }));
    expect(saved).toEqual([expect.stringMatching(/^vitrine-favourites-.*\.txt$/)]);

    await user.click(screen.getByRole('button', { name: '删除读不出来的收藏' }));
    expect(screen.getByRole('button', { name: '先留着' })).toHaveFocus();
    expect(readUnreadable(browserStorage, 'vitrine.favourites')).toHaveLength(1);
    await user.click(screen.getByRole('button', { name: '确定删除' }));

    expect(screen.getByRole('region', { name: '读不出来的数据 1 份' })).toBeInTheDocument();
    expect(readUnreadable(browserStorage, 'vitrine.favourites')).toEqual([]);
    localStorage.clear();
    click.mockRestore();
  });
});
