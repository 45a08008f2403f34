/** @jest-environment node */
import { gameById } from '@/games/games';
import type { GameId } from '@/games/types';
import { parseText } from '@/query-parser/parseText';
import { loadGame } from '../../bench/parsing/loadGame';

const offered = async (game: GameId, text: string) =>
  parseText(await loadGame(gameById(game)), 'offer', text).items.map(({ item, level }) => `${item}*${level}`);

describe('a heading of a listing', () => {
  it.each<[GameId, string, readonly string[]]>([
    ['FateGO', '宝2的只有梅林、C呆', ['svt-150*2', 'svt-284*2']],
    ['FateGO', '满宝倒有一个，梅林', ['svt-150*5']],
    ['UmaMusume', '满破的9张，主要是：速北黑、耐小海湾', ['sc-30028*5', 'sc-30016*5']],
    ['FateGO', '满宝：摩根、宝2：梅林、CBA', ['svt-309*5', 'svt-150*2', 'svt-215*2']],
    ['FateGO', '宝具5：ジャンヌオルタ、宝具2：マーリン・スカディ', ['svt-106*5', 'svt-150*2', 'svt-215*2']],
    ['srw_dd_jp', '独角兽满 沙扎比满、牛高达2破', ['u-unicorn-gundam*5', 'u-sazabi*5', 'u-nu-gundam*3']],
    ['FateGO', 'one short of max (NP4): Merlin, Castoria', ['svt-150*4', 'svt-284*4']],
  ])('states the level of its names: %s %s', async (game, text, items) => {
    expect(await offered(game, text)).toEqual(items);
  });

  it('is not about its names if its number is part of a word', async () => {
    expect(await offered('pokemontcgp', '双龙号：皇冠帕路、皇冠帝牙')).toEqual(['a2-206*1', 'a2-207*1']);
  });

  it('ends before a sentence about all others', async () => {
    expect(await offered('FateGO', '宝2：梅林、C呆\n其余五星都是宝1')).toEqual(['svt-150*2', 'svt-284*2']);
  });
});

describe('a corrected level', () => {
  it.each<[GameId, string, readonly string[]]>([
    ['FateGO', '梅林宝3我核对了下其实是宝2', ['svt-150*2']],
    ['FateGO', 'Merlin NP3... nvm its NP2\nCastoria NP1', ['svt-150*2', 'svt-284*1']],
    ['FateGO', '梅林宝2，啊不对，宝3\nC呆', ['svt-150*3', 'svt-284*1']],
    ['FateGO', '梅林宝3、C呆宝1\n补充：梅林是宝2，之前写错', ['svt-284*1', 'svt-150*2']],
    ['UmaMusume', '速北黑满破，佐岳满破\n抱歉看错，佐岳3破', ['sc-30028*5', 'sc-30160*4']],
    ['FateGO', '宝2：梅林、CBA（CBA是宝1）', ['svt-150*2', 'svt-215*1']],
    [
      'MasterDuel',
      'Copies in brackets: Ash [3], Maxx C [3]... Maxx C is [2]',
      ['c-ash-blossom-joyous-spring*3', 'c-maxx-c*2'],
    ],
    ['pokemontcgp', 'ミュウツーex 2、ルナアーラex 3', ['a1-129*2', 'a3-087*3']],
    ['duel_links', 'Gouki Suprex x3 - sorry, Suprex is x2', ['c-gouki-suprex*2']],
  ])('replaces the level and keeps the name: %s %s', async (game, text, items) => {
    expect(await offered(game, text)).toEqual(items);
  });
});

describe('a correction of an unknown word', () => {
  it('keeps the name before it', async () => {
    expect(await offered('FateGO', 'ヘラクレス、ホゲホゲじゃなくてステンノ')).toEqual(['svt-47*1', 'svt-41*1']);
  });
});

describe('a level beside other numbers', () => {
  it.each<[GameId, string, readonly string[]]>([
    ['UmaMusume', 'キタサン（スピード）0凸1枚', ['sc-30028*1']],
    ['Mememori_ww', 'Fortina +5, Luna +8', ['chr-042*14', 'chr-046*17']],
    ['MasterDuel', '灰流倒是有俩', ['c-ash-blossom-joyous-spring*2']],
  ])('is read in the notation of its game: %s %s', async (game, text, items) => {
    expect(await offered(game, text)).toEqual(items);
  });
});

describe('a level of a list', () => {
  it.each<[GameId, string, readonly string[]]>([
    ['FateGO', '梅林、C呆、CBA都是宝2，除了CBA宝1', ['svt-150*2', 'svt-284*2', 'svt-215*1']],
    ['FateGO', '除了CBA是宝1，梅林、C呆都是宝2', ['svt-215*1', 'svt-150*2', 'svt-284*2']],
    ['FateGO', '梅林、C呆、CBA，除了CBA宝1都是宝2', ['svt-150*2', 'svt-284*2', 'svt-215*1']],
    ['FateGO', 'Merlin, Castoria, Skadi NP2 each, except Skadi who is NP1', ['svt-150*2', 'svt-284*2', 'svt-215*1']],
    [
      'FateGO',
      'マーリン、キャストリア、スカディは全員宝具2、スカディだけ宝具1',
      ['svt-150*2', 'svt-284*2', 'svt-215*1'],
    ],
  ])('has exceptions: %s %s', async (game, text, items) => {
    expect(await offered(game, text)).toEqual(items);
  });

  it.each<[GameId, string, readonly string[]]>([
    ['FateGO', 'マーリン＆キャストリア 共に宝具2', ['svt-150*2', 'svt-284*2']],
    ['FateGO', 'Merlin, plus Castoria and Skadi both at NP2', ['svt-150*1', 'svt-284*2', 'svt-215*2']],
    ['FateGO', '梅林 C呆 俩都宝2', ['svt-150*2', 'svt-284*2']],
  ])('is about both names: %s %s', async (game, text, items) => {
    expect(await offered(game, text)).toEqual(items);
  });

  it.each<[GameId, string, readonly string[]]>([
    ['FateGO', '梅林宝2，C呆同梅林', ['svt-150*2', 'svt-284*2']],
    ['FateGO', '梅林宝2、孔明宝1，C呆跟梅林一样', ['svt-150*2', 'svt-37*1', 'svt-284*2']],
    ['FateGO', 'Merlin NP2, Castoria same as Merlin', ['svt-150*2', 'svt-284*2']],
    ['FateGO', 'Merlin NP2, Castoria (same)', ['svt-150*2', 'svt-284*2']],
    ['FateGO', 'マーリン宝具2、キャストリアも同じく', ['svt-150*2', 'svt-284*2']],
  ])('may be that of another name: %s %s', async (game, text, items) => {
    expect(await offered(game, text)).toEqual(items);
  });
});

describe('a list in brackets', () => {
  it.each<[GameId, string, readonly string[]]>([
    ['FateGO', '满宝（梅林、C呆） 宝2（孔明、CBA）', ['svt-150*5', 'svt-284*5', 'svt-37*2', 'svt-215*2']],
    ['FateGO', 'NP5 (Merlin, Castoria), NP2 (Skadi, Waver)', ['svt-150*5', 'svt-284*5', 'svt-215*2', 'svt-37*2']],
    ['FateGO', '宝具5（マーリン、キャストリア）宝具2（スカディ）', ['svt-150*5', 'svt-284*5', 'svt-215*2']],
    ['UmaMusume', '满破3张（速北黑、佐岳、耐海湾）', ['sc-30028*5', 'sc-30160*5', 'sc-30016*5']],
    ['UmaMusume', '完凸（速キタサン、佐岳メイ）、3凸（耐クリーク）', ['sc-30028*5', 'sc-30160*5', 'sc-30016*4']],
    ['BlueArchive', '专武2（未花、白子）五星（伊织）', ['stu-mika*7', 'stu-shiroko*7', 'stu-iori*5']],
    ['BlueArchive', 'UE40 (Mika, Shiroko) / 5* (Iori)', ['stu-mika*7', 'stu-shiroko*7', 'stu-iori*5']],
    ['FateGO', '梅林宝2（C呆也有）', ['svt-150*2', 'svt-284*1']],
  ])('has the level before it: %s %s', async (game, text, items) => {
    expect(await offered(game, text)).toEqual(items);
  });
});

describe('the level of all others', () => {
  it.each<[GameId, string, readonly string[]]>([
    [
      'UmaMusume',
      '马娘：米浴、茶座、好歌剧（好歌剧5星，其余都是三星）',
      ['uma-rice-shower*3', 'uma-manhattan-cafe*3', 'uma-tm-opera-o*5'],
    ],
    [
      'UmaMusume',
      '马娘：米浴、茶座、好歌剧5星，其他都是三星',
      ['uma-rice-shower*3', 'uma-manhattan-cafe*3', 'uma-tm-opera-o*5'],
    ],
    ['UmaMusume', '速北黑满破、佐岳、耐海湾，其余都3破', ['sc-30028*5', 'sc-30160*4', 'sc-30016*4']],
    ['UmaMusume', '速キタサン完凸、佐岳メイ、耐クリーク、他はすべて3凸', ['sc-30028*5', 'sc-30160*4', 'sc-30016*4']],
  ])('is that of the names of the line without one: %s %s', async (game, text, items) => {
    expect(await offered(game, text)).toEqual(items);
  });
});

describe('names that are asked for and denied together', () => {
  it.each(['铁皮人？恶魔人？都没有，独角兽满破', '恶魔人？高达？没有，独角兽满破'])('are missing: %s', async (text) => {
    expect(await offered('srw_dd_jp', text)).toContain('u-unicorn-gundam*5');
    expect(await offered('srw_dd_jp', text)).not.toContain('u-devilman*1');
  });
});

it('reads LB2 after a Craft Essence as its level', async () => {
  expect(await offered('FateGO', 'Teatime MLB, Chaldea Lunchtime LB2')).toEqual(['ce-910*5', 'ce-330*3']);
});
