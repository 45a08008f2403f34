/** @jest-environment node */
import { gameById } from '@/games/games';
import type { GameId } from '@/games/types';
import { parseText } from '@/query-parser/parseText';
import type { ParseMode } from '@/query-parser/result/parsedText';
import { loadGame } from '../../bench/parsing/loadGame';

const read = async (game: GameId, text: string, mode: ParseMode = 'query') =>
  parseText(await loadGame(gameById(game)), mode, text).items.map(
    ({ item, level, mode }) => `${item}*${level} ${mode}`,
  );

describe('a number of names', () => {
  it.each<[GameId, string, readonly string[]]>([
    ['gget_jp', '多蒙和东方不败两个驾驶员必须同框', ['chr-domon*1 must', 'chr-master-asia*1 must']],
    ['imassc_prism', '真的只推她们四个\n小糸、雏菜必须在', ['idol-koito*1 must', 'idol-hinana*1 must']],
    ['Mass', '大白鹅三个版本我全都要', ['ol-albedo*1 must']],
  ])('is no level: %s %s', async (game, text, items) => {
    expect(await read(game, text)).toEqual(items);
  });
});

describe('a level said of a list', () => {
  it('leaves the list of the heading on the line before alone', async () => {
    expect(await read('Mass', '满破：安兹、雅儿贝德\n亚乌菈马雷都停在2破', 'offer')).toEqual([
      'ol-ainz*6 must',
      'ol-albedo*6 must',
      'ol-aura*3 must',
      'ol-mare*3 must',
    ]);
  });

  it('leaves alternatives of the clause before alone', async () => {
    expect(await read('MasterDuel', '尼比鲁或者超雷龙有一个就行，G和灰各3')).toEqual([
      'c-nibiru-the-primal-being*1 any',
      'c-thunder-dragon-colossus*1 any',
      'c-maxx-c*3 must',
      'c-ash-blossom-joyous-spring*3 must',
    ]);
  });

  it.each([
    '灰、G各3 宝石2000',
    '灰和G都要满3',
    'Ash and Maxx C, three each',
    '3枚…うらら、増G',
    '3张=灰、G',
    'x3: Ash, Maxx C',
  ])('has many wordings: %s', async (text) => {
    expect((await read('MasterDuel', text)).sort()).toEqual(['c-ash-blossom-joyous-spring*3 must', 'c-maxx-c*3 must']);
  });

  it('does not keep a name from being wanted if any level will do', async () => {
    expect(await read('Mass', '飞飞满破，飞鼠几破都无所谓')).toEqual(['ol-momon*6 must', 'ol-ainz*1 must']);
  });
});

describe('an unwanted version', () => {
  it.each<[GameId, string, readonly string[]]>([
    ['gget_jp', '狼王2破往上，第六形态那台不算', ['unit-barbatos-lupus-rex-ex*3 must']],
    ['gget_jp', 'フリーダムは1凸以上（ストライクフリーダムの話ではないです）', ['unit-freedom-ex*2 must']],
    ['imassc_prism', '咲耶本来也想要，现在不要求，千雪要', ['idol-chiyuki*1 must']],
  ])('is neither wanted nor refused: %s %s', async (game, text, items) => {
    expect(await read(game, text)).toEqual(items);
  });
});
