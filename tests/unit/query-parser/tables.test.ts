/** @jest-environment node */
import { gameById } from '@/games/games';
import type { GameId } from '@/games/types';
import { parseText } from '@/query-parser/parseText';
import { loadGame } from '../../bench/parsing/loadGame';

type Case = readonly [game: GameId, text: string, levels: Readonly<Record<string, number>>];

const read = async (game: GameId, text: string) => parseText(await loadGame(gameById(game)), 'offer', text);

const readLevels = async (game: GameId, text: string) =>
  Object.fromEntries((await read(game, text)).items.map(({ item, level }) => [item, level]));

describe('a table of a listing', () => {
  it.each<Case>([
    ['gget_jp', '| 机体 | 破 |\n| 海牛 | 满 |\n| 牛高达 | 2 |', { 'unit-hi-nu-ex': 4, 'unit-nu-ex': 3 }],
    ['gget_jp', '| 机体 | 破 |\n|---|---|\n| 海牛 | 0 |\n| 牛高达 | 3 |', { 'unit-hi-nu-ex': 1, 'unit-nu-ex': 4 }],
    ['FateGO', '名前 / 宝具 / レベル\nエレちゃん / 4 / 120\nアビー / 2 / 100', { 'svt-196': 4, 'svt-195': 2 }],
    ['imassc_prism', 'IDOL ........ LB\nNichika ..... 4\nLuca ........ MLB', { 'idol-nichika': 5, 'idol-luca': 6 }],
    ['Mass', '守護者と凸数\nコキュートス……4\nセバス……完', { 'ol-cocytus': 5, 'ol-sebas': 6 }],
  ])('has levels in the column that its heading calls so, in %s: %s', async (game, text, levels) => {
    expect(await readLevels(game, text)).toEqual(levels);
  });

  it.each<Case>([
    [
      'BlueArchive',
      'キャラ｜状態\nヒナ(水着)｜固有1\nイオリ(水着)｜〃\nムツキ(正月)｜同上',
      { 'stu-hina-swimsuit': 6, 'stu-iori-swimsuit': 6, 'stu-mutsuki-newyear': 6 },
    ],
    ['Mememori_ww', 'name -> rarity\nSummer Cordie -> LR+5\nSummer Moddey -> same', { 'chr-072': 14, 'chr-071': 14 }],
  ])('repeats the level above for a ditto, in %s: %s', async (game, text, levels) => {
    expect(await readLevels(game, text)).toEqual(levels);
  });

  it('leaves neither its heading nor the numbers of other columns unread', async () => {
    const { ranges, price, unread } = await read(
      'FateGO',
      '名前 / 宝具 / レベル\nエレちゃん / 4 / 120\nアビー / 2 / 100',
    );

    expect([ranges, price]).toEqual([[], null]);
    expect(unread).toEqual([]);
  });

  it('is none without a word for levels in its heading', async () => {
    expect(await readLevels('FateGO', 'マーリン / 孔明 / キャストリア\n宝具2 / 宝具1 / 宝具1')).not.toHaveProperty(
      ['svt-150'],
      3,
    );
  });
});
