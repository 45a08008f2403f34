/** @jest-environment node */
import { gameById } from '@/games/games';
import type { GameId } from '@/games/types';
import { parseText } from '@/query-parser/parseText';
import { loadGame } from '../../bench/parsing/loadGame';

async function wished(game: GameId, text: string) {
  const { items, choices } = parseText(await loadGame(gameById(game)), 'query', text);
  return {
    items: items.map(({ item, level, mode }) => `${item}*${level} ${mode}`),
    choices: choices.map(({ not, values }) => `${not ? 'not ' : ''}${values.join(' ')}`),
  };
}

describe('words in brackets', () => {
  it('refuse nothing outside of them', async () => {
    expect(await wished('BlueArchive', '連携：Yostar、または未連携（Xは不可）')).toEqual({
      items: [],
      choices: ['yostar guest'],
    });
    expect((await wished('FateGO', '梅林、孔明（C呆不要）')).items).toEqual([
      'svt-150*1 must',
      'svt-37*1 must',
      'svt-284*1 never',
    ]);
  });

  it('refuse the list before them if they name nothing', async () => {
    expect((await wished('FateGO', '梅林、孔明（不要）')).items).toEqual(['svt-150*1 never', 'svt-37*1 never']);
  });

  it('may say that another name does not matter, and the name before them stays wanted', async () => {
    const text = 'デュエリスト：遊城十代、エド・フェニックス（丸藤翔はいてもいなくても構いません）';

    expect((await wished('duel_links', text)).items).toEqual(['char-jaden-yuki*1 must', 'char-aster-phoenix*1 must']);
  });

  it.each([
    ['Mememori_jp', "Illya (God's Curse)", 'chr-061*1 must'],
    ['gget_jp', 'キラ(UR支援)2凸', 'chr-kira-support*3 must'],
    ['pokemontcgp', '奇树（二星，A2b-088）≥2张', 'a2b-088*2 must'],
  ] as const)('choose among the items that share the name before them: %s %s', async (game, text, item) => {
    expect((await wished(game, text)).items).toEqual([item]);
  });

  it('may stand between a name and its level', async () => {
    expect((await wished('UmaMusume', '玄驹（育成的那个，不是卡）★4以上、光钻★4以上')).items).toEqual([
      'uma-kitasan-black*4 must',
      'uma-satono-diamond*4 must',
    ]);
  });

  it('may stand between alternatives', async () => {
    const text = 'either 2★ Iono (the Shining Revelry one) or 2★ Penny (the Eevee Grove one)';

    expect((await wished('pokemontcgp', text)).items).toEqual(['a2b-088*1 any', 'a3b-086*1 any']);
  });
});

describe('a refusal at the end of a line', () => {
  it('refuses nothing on the next line if its own line has what it refuses', async () => {
    expect(await wished('srw_dd_jp', 'ダブルオークアンタ 抽腻了 NG\ngoogle か bnid 绑的才收')).toEqual({
      items: ['u-00-qant*1 never'],
      choices: ['bnid google'],
    });
  });
});
