/** @jest-environment node */
import { gameById } from '@/games/games';
import { parseText } from '@/query-parser/parseText';
import { loadGame } from '../../bench/parsing/loadGame';

const read = async (text: string) =>
  parseText(await loadGame(gameById('FateGO')), 'query', text).items.map(
    ({ item, level, mode }) => `${item}*${level} ${mode}`,
  );

describe('a level beside a choice', () => {
  it.each([
    '梅林或者C呆，要满宝的，有其中一个就收',
    'マーリンかキャストリア、どちらか宝具5',
    '梅林或者C呆，满宝有一个就行',
    '梅林或者C呆，任意一骑满宝',
    '梅林或者C呆，随便一张宝5',
    "Merlin or Castoria, NP5, one's enough",
    'one of Merlin, Castoria at NP5, not picky which',
    'マーリンかキャストリア、どっちか1枚でも宝具5なら',
  ])('is about all names of the choice: %s', async (text) => {
    expect(await read(text)).toEqual(['svt-150*5 any', 'svt-284*5 any']);
  });

  it('is none if the choice itself is a number: 二者', async () => {
    expect(await read('梅林和孔明二者有其一就够')).toEqual(['svt-150*1 any', 'svt-37*1 any']);
  });

  it('is about the name before it if the choice is of what follows', async () => {
    expect(await read('梅林 C呆宝2 任一奥伯龙')).toEqual(['svt-150*1 must', 'svt-284*2 must', 'svt-316*1 any']);
    expect(await read('梅林 C呆宝2；奥伯龙和孔明有一个就行')).toEqual([
      'svt-150*1 must',
      'svt-284*2 must',
      'svt-316*1 any',
      'svt-37*1 any',
    ]);
  });
});

describe('a level for each of several names', () => {
  it.each([
    'マーリンとキャストリアの2騎は宝具2以上',
    'マーリン、キャストリアの2騎とも宝具2',
    'Merlin and Castoria, NP2 on each please',
    'Merlin and Castoria, NP2 for each',
    'Merlin, Castoria: NP2 at minimum on every single one',
    'Merlin, Castoria, NP2 or better on all of them',
    'Merlin, Castoria, the two of them NP2 or higher',
    'Merlin, Castoria, whole bunch NP2',
    'NP2 minimum for Merlin, Castoria',
    'NP2 or higher for Merlin and Castoria',
    '[NP2] Merlin, Castoria',
    'NP2 | Merlin, Castoria',
    '宝2｜梅林、C呆',
    '梅林、C呆通通宝2',
    '梅林和C呆一样来宝2',
  ])('is stated once: %s', async (text) => {
    expect(await read(text)).toEqual(['svt-150*2 must', 'svt-284*2 must']);
  });

  it.each(['梅林、C呆\n都要宝2，奥伯龙', 'マーリン、キャストリア\nどちらも宝具2、オベロン'])(
    'is about the line above rather than the next clause: %s',
    async (text) => {
      expect(await read(text)).toEqual(['svt-150*2 must', 'svt-284*2 must', 'svt-316*1 must']);
    },
  );

  it.each(['梅林、C呆、奥伯龙都宝2，奥伯龙除外（宝1也行）', '梅林、C呆、奥伯龙\n都宝2，奥伯龙除外'])(
    'leaves out a name that the next clause excepts: %s',
    async (text) => {
      expect(await read(text)).toEqual(['svt-150*2 must', 'svt-284*2 must', 'svt-316*1 must']);
    },
  );

  it.each(['Ash and Imperm, three of each', 'Ash and Imperm, 3 of each', 'Ash, Imperm all at three'])(
    'is a number of copies: %s',
    async (text) => {
      const { items } = parseText(await loadGame(gameById('MasterDuel')), 'query', text);

      expect(items.map(({ item, level }) => `${item}*${level}`)).toEqual([
        'c-ash-blossom-joyous-spring*3',
        'c-infinite-impermanence*3',
      ]);
    },
  );

  it('is none in `all three`, which counts the names', async () => {
    const { items } = parseText(
      await loadGame(gameById('MasterDuel')),
      'query',
      'Ash, Maxx C, Imperm, all three please',
    );

    expect(items.map(({ level }) => level)).toEqual([1, 1, 1]);
  });
});

describe('a choice in a clause of its own', () => {
  it.each(['梅林、C呆，两个里有一个就行', '梅林、C呆；两个里有一个就行', '梅林、C呆\n两个里有一个就行'])(
    'is of the names before it, after any separator: %s',
    async (text) => {
      expect(await read(text)).toEqual(['svt-150*1 any', 'svt-284*1 any']);
    },
  );
});

describe('a heading with a level', () => {
  it.each([
    '满宝：梅林、C呆',
    '满宝：梅林；C呆',
    '满宝：梅林\nC呆',
    '满宝：梅林\n\nC呆',
    'NP5: Merlin; Castoria',
    '宝具5：マーリン\nキャストリア',
  ])('is about the names after a comma, a semicolon or a line break: %s', async (text) => {
    expect(await read(text)).toEqual(['svt-150*5 must', 'svt-284*5 must']);
  });

  it.each(['满宝：梅林\nC呆有就行', '满宝：梅林。C呆', '满宝：梅林\n其他：C呆', '满宝：梅林\n石头800以上\nC呆'])(
    'is not about a name of another sentence, heading or topic: %s',
    async (text) => {
      expect((await read(text)).map((item) => item.split(' ')[0])).toEqual(['svt-150*5', 'svt-284*1']);
    },
  );

  it.each([
    '[NP5] Merlin [NP2] Castoria, Waver',
    '【宝5】梅林【宝2】C呆、孔明',
    'NP5 | Merlin\nNP2 | Castoria, Waver',
    '宝5｜梅林｜宝2｜C呆 孔明',
  ])('ends the list of the one before it: %s', async (text) => {
    expect(await read(text)).toEqual(['svt-150*5 must', 'svt-284*2 must', 'svt-37*2 must']);
  });

  it.each(['[JP] Merlin [NP5] Castoria [NP2] Waver [NP3]', 'Merlin | NP5\nCastoria | NP2\nWaver | NP3'])(
    'is none behind its name: %s',
    async (text) => {
      expect(await read(text)).toEqual(['svt-150*5 must', 'svt-284*2 must', 'svt-37*3 must']);
    },
  );

  it('applies to the name whose number it states, after any separator', async () => {
    for (const separator of ['，', '；', '\n'])
      expect(await read(`满宝有一个${separator}梅林`)).toEqual(['svt-150*5 must']);
  });
});

describe('a level on a line of its own after a correction', () => {
  it('belongs to the name before it', async () => {
    expect(await read('梅林宝2\n啊不对\n宝3起\nC呆')).toEqual(['svt-150*3 must', 'svt-284*1 must']);
  });
});

describe('names that touch each other', () => {
  it.each(['求梅林C呆宝2', '求宝2梅林C呆', '求梅林C呆，宝2'])('share the level beside them: %s', async (text) => {
    expect(await read(text)).toEqual(['svt-150*2 must', 'svt-284*2 must']);
  });

  it('keep levels of their own', async () => {
    expect(await read('求梅林宝2C呆宝3')).toEqual(['svt-150*2 must', 'svt-284*3 must']);
  });
});

describe('a level behind a space', () => {
  it.each<[string, readonly string[]]>([
    ['梅林 C呆 宝2', ['svt-150*2 must', 'svt-284*2 must']],
    ['梅林 C呆 宝2 / 孔明宝5', ['svt-150*2 must', 'svt-284*2 must', 'svt-37*5 must']],
    ['梅林 C呆 宝2 孔明 摩根 宝3', ['svt-150*2 must', 'svt-284*2 must', 'svt-37*3 must', 'svt-309*3 must']],
  ])('is about all names before it that have none: %s', async (text, items) => {
    expect(await read(text)).toEqual(items);
  });

  it.each<[string, readonly string[]]>([
    ['梅林 C呆宝2', ['svt-150*1 must', 'svt-284*2 must']],
    ['梅林宝2 C呆 孔明 宝3', ['svt-150*2 must', 'svt-284*1 must', 'svt-37*3 must']],
    ['要梅林 C呆 宝2', ['svt-150*1 must', 'svt-284*2 must']],
  ])('is not about names in another notation or in a sentence: %s', async (text, items) => {
    expect(await read(text)).toEqual(items);
  });
});
