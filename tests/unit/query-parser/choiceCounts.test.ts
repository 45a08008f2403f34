/** @jest-environment node */
import { gameById } from '@/games/games';
import type { GameId } from '@/games/types';
import { parseText } from '@/query-parser/parseText';
import { loadGame } from '../../bench/parsing/loadGame';

async function read(game: GameId, text: string) {
  const { items, unread } = parseText(await loadGame(gameById(game)), 'query', text);
  return {
    items: items.map(({ item, mode, level }) => `${item} ${level} ${mode}`).sort(),
    unread: unread.map((one) => one.text),
  };
}

describe('At least two of several names', () => {
  it.each<[GameId, string, readonly string[], string]>([
    ['Mememori_jp', '莉兹、玛蒂尔达、梅莉亚，四个里有三个或以上就行', ['chr-084', 'chr-085', 'chr-086'], '三个或以上'],
    ['Mememori_jp', '莉兹、玛蒂尔达、梅莉亚，三个占两个 300以内', ['chr-084', 'chr-085', 'chr-086'], '占两个'],
    ['Mememori_jp', '莉兹、玛蒂尔达、梅莉亚，凑够两个就买', ['chr-084', 'chr-085', 'chr-086'], '凑够两个'],
    ['FateGO', 'マーリン、孔明、スカディのうち2騎いれば', ['svt-150', 'svt-215', 'svt-37'], '2騎'],
    ['FateGO', 'any two of Merlin / Waver / Skadi', ['svt-150', 'svt-215', 'svt-37'], 'two'],
  ])('are any of them, and the number is unread, in %s: %s', async (game, text, items, unread) => {
    const found = await read(game, text);

    expect(found.items).toEqual(items.map((item) => `${item} 1 any`));
    expect(found.unread).toEqual([expect.stringContaining(unread)]);
  });

  it('are copies of a card if only one is named', async () => {
    expect((await read('MasterDuel', 'at least two Called by the Grave')).items).toEqual([
      'c-called-by-the-grave 2 must',
    ]);
  });
});

describe('One of several names', () => {
  it.each([
    '梅林、孔明、斯卡蒂，擇一即可',
    '梅林也好孔明也好斯卡蒂也罢，有一个就收',
    '梅林、孔明、斯卡蒂，给一个就好',
    '梅林 孔明 斯卡蒂\n以上能组一套就来',
    '梅林、孔明、斯卡蒂，逮着一个算一个',
    '梅林、孔明、斯卡蒂，不挑哪张都收 一张就够',
    'マーリン、孔明、スカディ、この中から最低一人おったらええ',
    'マーリンと孔明とスカディ、一騎いれば十分',
    'Merlin, Waver or Skadi, any one of em is fine',
    "Merlin, Waver, Skadi... one's plenty",
    'Merlin, Waver, Skadi. Just one is fine',
    'Merlin, Waver and Skadi, either of them does the trick',
    'out of Merlin, Waver and Skadi a single one is plenty',
    'Merlin, Waver and Skadi, I only need one',
    '梅林、孔明、斯卡蒂。有一个就行',
    'マーリン、孔明、スカディ。どちらかでいい',
    'between Merlin, Waver and Skadi I would be happy with just the one',
    'Merlin, Waver, Skadi, any single one',
    'Merlin, Waver, Skadi, same to me, one of em pls',
    'One outta these is enough:\nMerlin\nWaver\nSkadi',
    '1 of the following, up to u:\nMerlin, Waver, Skadi',
    '以下任一\n梅林\n孔明\n斯卡蒂',
  ])('are any of them: %s', async (text) => {
    expect((await read('FateGO', text)).items).toEqual(['svt-150 1 any', 'svt-215 1 any', 'svt-37 1 any']);
  });

  it.each([
    'one of these:\nMerlin\nSkadi\nplus Waver',
    'one of these:\nMerlin, Skadi\nWaver too pls',
    '以下任一：\n梅林\n斯卡蒂\n另外要孔明',
    '以下任一：\n梅林\n斯卡蒂\n孔明也要',
    '以下のどれか1騎：\nマーリン\nスカディ\nあと孔明',
  ])('are not those that a later line adds: %s', async (text) => {
    expect((await read('FateGO', text)).items).toEqual(['svt-150 1 any', 'svt-215 1 any', 'svt-37 1 must']);
  });

  it.each([
    'マーリンと孔明、両方は望まん。どっちか一個あればよし',
    'マーリンじゃなくても孔明ならOK',
    'Merlin or failing that Waver',
    'Merlin if you have him, otherwise Waver',
  ])('may be a fallback: %s', async (text) => {
    expect((await read('FateGO', text)).items).toEqual(['svt-150 1 any', 'svt-37 1 any']);
  });

  it('are not those of an earlier sentence', async () => {
    const { items } = await read('FateGO', 'Merlin, Waver. All needed. Any server, whichever');

    expect(items).toEqual(['svt-150 1 must', 'svt-37 1 must']);
  });

  it.each([
    '斯卡蒂宝2梅林和孔明二选一都可以',
    '斯卡蒂宝2就行梅林孔明二选一',
    '斯卡蒂宝2梅林或者孔明都可以',
    '斯卡蒂宝2梅林孔明二选一',
  ])('are only those beside the word in a text without signs: %s', async (text) => {
    expect((await read('FateGO', text)).items).toEqual(['svt-150 1 any', 'svt-215 2 must', 'svt-37 1 any']);
  });

  it('are copies in a list of copies', async () => {
    const { items } = await read('MasterDuel', '灰流丽要两张增殖的G一张就可以');

    expect(items).toEqual(['c-ash-blossom-joyous-spring 2 must', 'c-maxx-c 1 must']);
  });

  it('are not joined with one that has a level of its own', async () => {
    const { items } = await read('FateGO', 'Skadi NP2, Merlin or Waver, any one of them');

    expect(items).toEqual(['svt-150 1 any', 'svt-215 2 must', 'svt-37 1 any']);
  });
});

describe('A choice that is refused', () => {
  it.each([
    '有莉兹、玛蒂尔达任意一个的不要',
    '要是有莉兹、玛蒂尔达任意一台我掉头就走',
    '带莉兹或玛蒂尔达的麻烦自动过滤',
    '莉兹、玛蒂尔达，号里出现任何一个我扭头就走',
    '莉兹、玛蒂尔达，有任何一个都不要',
  ])('refuses each of its names: %s', async (text) => {
    expect((await read('Mememori_jp', text)).items).toEqual(['chr-084 1 never', 'chr-085 1 never']);
  });

  it.each([
    '莉兹、玛蒂尔达，这俩都不要\n梅莉亚',
    '莉兹、玛蒂尔达 有任意一个不要\n梅莉亚',
    '莉兹、玛蒂尔达、全都不要\n梅莉亚',
  ])('refuses no name of the next line: %s', async (text) => {
    expect((await read('Mememori_jp', text)).items).toEqual(['chr-084 1 never', 'chr-085 1 never', 'chr-086 1 must']);
  });

  it('wants all of them if one is not enough', async () => {
    const { items } = await read('Mememori_jp', '莉兹和玛蒂尔达我都要，只有其中一个的号就不用推了');

    expect(items).toEqual(['chr-084 1 must', 'chr-085 1 must']);
  });
});

describe('A refusal of several values of the clause before', () => {
  it.each(['台服跟韩服我不会弄，这两个别给我', '台服、韩服不熟，这俩不要'])('refuses each: %s', async (text) => {
    const { choices } = parseText(await loadGame(gameById('FateGO')), 'query', text);

    expect(choices).toMatchObject([{ facet: 'server', not: true, values: ['tw', 'kr'] }]);
  });
});
