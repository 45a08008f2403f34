/** @jest-environment node */
import { gameById } from '@/games/games';
import type { GameId } from '@/games/types';
import { parseText } from '@/query-parser/parseText';
import { loadGame } from '../../bench/parsing/loadGame';

async function offered(game: GameId, text: string): Promise<readonly string[]> {
  const { items } = parseText(await loadGame(gameById(game)), 'offer', text);
  return items.map(({ item, level }) => `${item}*${level}`);
}

describe('a version of a name in a listing', () => {
  it.each<[GameId, string, readonly string[]]>([
    ['FateGO', '武藏两个都有：剑阶宝2，泳装狂阶那个宝1', ['svt-153*2', 'svt-261*1']],
    ['FateGO', 'Musashi (Zerker) NP2, the Saber one NP1', ['svt-261*2', 'svt-153*1']],
    ['BlueArchive', '白子是骑行那版五星，原版四星', ['stu-shiroko-riding*5', 'stu-shiroko*4']],
    ['UmaMusume', '北部玄驹速卡满破，根卡1破', ['sc-30028*5', 'sc-30189*2']],
    [
      'UmaMusume',
      'Super Creek: Halloween outfit 3*, plus the stamina SSR card at LB3',
      ['uma-super-creek-hw*3', 'sc-30016*4'],
    ],
    ['Mass', '雅儿贝德三个版本都有：原皮4破 圣诞满破 泳装2破', ['ol-albedo*5', 'ol-albedo-xmas*6', 'ol-albedo-swim*3']],
  ])('may stand without the name, with a level, in %s: %s', async (game, text, items) => {
    expect(await offered(game, text)).toEqual(items);
  });

  it('is that of the name before it if several characters have one', async () => {
    expect(await offered('BlueArchive', 'アル三種：通常★5、正月★3、ドレス★4')).toEqual([
      'stu-aru*5',
      'stu-aru-newyear*3',
      'stu-aru-dress*4',
    ]);
  });

  it('is none in a rarity that the rest has', async () => {
    expect(await offered('FateGO', '冲田总司宝2；剩下的五星都是宝1')).toEqual(['svt-68*2']);
  });
});

describe('a level of a listing that is corrected', () => {
  it.each<[GameId, string, readonly string[]]>([
    [
      'UmaMusume',
      '速キタサン完凸って書いたけど3凸の間違いでした。ハロー完凸はあってます',
      ['sc-30028*4', 'sc-30052*5'],
    ],
    ['BlueArchive', 'ヒナ★5、あ、★4の間違い。アコは★5で正しい', ['stu-hina*4', 'stu-ako*5']],
    ['gget_jp', 'ストライクフリーダム 誤2凸→正3凸', ['unit-strike-freedom-ex*4']],
    ['duel_links', '強制脱出装置は3枚あったけど1枚砕いちゃって今2枚', ['c-compulsory-evacuation-device*2']],
    ['MasterDuel', 'うらら3枚、あ、2枚だった。増G3枚は合ってます', ['c-ash-blossom-joyous-spring*2', 'c-maxx-c*3']],
  ])('is the later one, in %s: %s', async (game, text, items) => {
    expect(await offered(game, text)).toEqual(items);
  });

  it.each<[GameId, string, readonly string[]]>([
    ['BlueArchive', '拉拉歌原专二（写成专三的无视）', ['stu-utaha-cheer*7']],
    ['FateGO', 'Merlin NP2, was NP1 last week', ['svt-150*2']],
    ['FateGO', '梅林宝2 原来挂800 现在650走', ['svt-150*2']],
  ])('is the earlier one if the text denies the other, in %s: %s', async (game, text, items) => {
    expect(await offered(game, text)).toEqual(items);
  });
});
