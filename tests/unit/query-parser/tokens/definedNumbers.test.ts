/** @jest-environment node */
import { gameById } from '@/games/games';
import type { GameId } from '@/games/types';
import { parseText } from '@/query-parser/parseText';
import { loadGame } from '../../../bench/parsing/loadGame';

const offered = async (game: GameId, text: string) =>
  parseText(await loadGame(gameById(game)), 'offer', text).items.map(({ item, level }) => `${item}*${level}`);

describe('numbers that a text defines', () => {
  it.each<[GameId, string, readonly string[]]>([
    ['Mass', '（括号里头是几破）\n飞飞（2）仓鼠 （4）葛杰夫', ['ol-momon*3', 'ol-hamsuke*5', 'ol-gazef*1']],
    ['srw_dd_jp', '（数）＝破数\n魔神凯撒（4）魔神Z（2）', ['u-mazinkaiser*5', 'u-mazinger-z*3']],
    ['imassc_prism', 'LB count in brackets: Luca [5], Haruki [3]', ['idol-luca*6', 'idol-haruki*4']],
    [
      'gget_jp',
      '破数写在名字后面，没写的就是0破：\n异灵3、死神1',
      ['unit-calibarn-ex*4', 'unit-deathscythe-hell-ew-ex*2'],
    ],
    ['Mememori_jp', 'LR后面的加号数直接写数字\n阿姆3 锈铁5', ['chr-050*12', 'chr-048*14']],
    ['Mememori_jp', '（数字 = LR+いくつ）\nアルトリア 2', ['chr-093*11']],
    ['UmaMusume', '（）内は凸数です\nキタサン速(4)、佐岳(3)', ['sc-30028*5', 'sc-30160*4']],
    ['UmaMusume', 'number after the name is LB: speed Kitasan 4, stamina Creek 3', ['sc-30028*5', 'sc-30016*4']],
    ['FateGO', 'the number is the NP level. Merlin 5, Castoria 2', ['svt-150*5', 'svt-284*2']],
    ['FateGO', 'digit = NP: Merlin 5, Castoria 2', ['svt-150*5', 'svt-284*2']],
    ['FateGO', '梅林(5) C呆(2) ←括号宝具等级', ['svt-150*5', 'svt-284*2']],
    ['imassc_prism', '括号里几破：夏叶(5) 果穗(3)', ['idol-kaho*4', 'idol-natsuha*6']],
    ['BlueArchive', '星数は数字で：ミカ5、シロコ4', ['stu-mika*5', 'stu-shiroko*4']],
    ['UmaMusume', '育成は★の数で→マヤノトップガン5', ['uma-mayano-top-gun*5']],
  ])('are levels: %s %s', async (game, text, items) => {
    expect([...(await offered(game, text))].sort()).toEqual([...items].sort());
  });
});

describe('a number out of the highest', () => {
  it.each<[GameId, string, readonly string[]]>([
    ['UmaMusume', '速北黑4/4 佐岳3/4', ['sc-30028*5', 'sc-30160*4']],
    ['UmaMusume', '速キタサン4/4、佐岳メイ3/4', ['sc-30028*5', 'sc-30160*4']],
    ['UmaMusume', 'speed Kitasan 4/4, stamina Creek 3/4', ['sc-30028*5', 'sc-30016*4']],
  ])('is a level: %s %s', async (game, text, items) => {
    expect(await offered(game, text)).toEqual(items);
  });
});

describe('a level in brackets', () => {
  it('is about the name before it', async () => {
    expect(await offered('FateGO', '梅林 （宝2）C呆 （宝1）')).toEqual(['svt-150*2', 'svt-284*1']);
  });
});
