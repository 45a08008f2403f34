/** @jest-environment node */

import { importSheet } from '@/importer/importSheet';
import { loadNamesInOtherGames } from '@/importer/items/loadNamesInOtherGames';
import { collectNamesInOtherGames, gamesWithName } from '@/importer/items/namesInOtherGames';
import { loadRoster } from '@/names/loadRoster';
import { sheetBytes, tinyTarget } from '../fields/tinyGame';

const titlesOf = (name: string, names: Awaited<ReturnType<typeof loadNamesInOtherGames>>) =>
  gamesWithName(name, names).map(({ zh }) => zh);

describe('The names of other games', () => {
  it('identify the games with an item, however its name is written', async () => {
    const names = collectNamesInOtherGames(await Promise.all([loadRoster('ptcgp'), loadRoster('blue_archive')]));

    expect(titlesOf('ヒナ', names)).toEqual(['蔚蓝档案']);
    expect(titlesOf('ﾋﾅ', names)).toEqual(['蔚蓝档案']);
    expect(titlesOf('不知道是谁', names)).toEqual([]);
    expect(titlesOf('constructor', names)).toEqual([]);
  });

  it('list every game that shares a name, one per family', async () => {
    const names = collectNamesInOtherGames(await Promise.all([loadRoster('duel_links'), loadRoster('master_duel')]));
    const gget = await loadRoster('gget');
    const [first] = gget.items;

    expect(titlesOf('黑魔导', names)).toEqual(['游戏王：决斗链接', '游戏王：大师决斗']);
    expect(titlesOf(first?.names.zh ?? '', collectNamesInOtherGames([gget]))).toEqual(['SD高达 G世代 永恒']);
  });

  it('cover all other families', async () => {
    const names = await loadNamesInOtherGames('blue_archive');

    expect(titlesOf('日奈（礼服）', names)).toEqual([]);
    expect(titlesOf('C呆', names)).toEqual(['命运-冠位指定']);
  });

  it('are only used for names unknown to the sheet’s own game', async () => {
    const target = { ...tinyTarget(), otherNames: await loadNamesInOtherGames('ptcgp') };
    const imported = importSheet(
      'in.csv',
      sheetBytes('编号,店铺,价格,物品,上架时间', 'A,青石铺,1,梅林; 未花专武2; 某某,2026-11-18'),
      target,
    );

    expect(imported).toMatchObject({
      ok: true,
      value: {
        issues: [
          {
            code: 'other-game-item',
            expected: { kind: 'itemHere', games: [{ zh: '蔚蓝档案' }] },
            got: '未花专武2',
            severity: 'error',
          },
          { code: 'unknown-item', got: '某某' },
        ],
      },
    });
  });
});
