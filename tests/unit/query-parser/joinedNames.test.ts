/** @jest-environment node */
import { gameById } from '@/games/games';
import type { GameId } from '@/games/types';
import { parseText } from '@/query-parser/parseText';
import { loadGame } from '../../bench/parsing/loadGame';

const offered = async (game: GameId, text: string) =>
  parseText(await loadGame(gameById(game)), 'offer', text).items.map(({ item, level }) => `${item}*${level}`);

describe('a level after joined names', () => {
  it.each<[GameId, string, readonly string[]]>([
    ['FateGO', '梅林和C呆宝2，孔明宝1', ['svt-150*2', 'svt-284*2', 'svt-37*1']],
    ['FateGO', 'マーリンとキャストリアは宝具2', ['svt-150*2', 'svt-284*2']],
    ['FateGO', 'Merlin and Castoria at NP2', ['svt-150*2', 'svt-284*2']],
    ['FateGO', '梅林、C呆、孔明宝2', ['svt-150*2', 'svt-284*2', 'svt-37*2']],
    ['FateGO', '梅林、C呆宝2', ['svt-150*2', 'svt-284*2']],
  ])('is about all of them: %s %s', async (game, text, items) => {
    expect(await offered(game, text)).toEqual(items);
  });

  it.each<[GameId, string, readonly string[]]>([
    ['FateGO', '梅林、C呆 宝2', ['svt-150*1', 'svt-284*2']],
    ['FateGO', '梅林宝3和C呆宝2', ['svt-150*3', 'svt-284*2']],
    ['FateGO', '梅林 + C呆宝2', ['svt-150*1', 'svt-284*2']],
  ])('is about the last one if the others are separate: %s %s', async (game, text, items) => {
    expect(await offered(game, text)).toEqual(items);
  });
});

describe('a number after 这', () => {
  it('counts the names of the list', async () => {
    expect(await offered('FateGO', '梅林和C呆这两张')).toEqual(['svt-150*1', 'svt-284*1']);
  });
});

describe('a listing', () => {
  it.each<[GameId, string, readonly string[]]>([
    ['BlueArchive', 'ミモリ、ミヤコ。ミカ・水着ホシノは引けてません', ['stu-mimori*1', 'stu-miyako*1']],
    ['BlueArchive', 'ナギサ★4\n未所持→ミカ', ['stu-nagisa*4']],
    ['FateGO', '梅林宝2，还差C呆', ['svt-150*2']],
    ['FateGO', 'マーリン宝具2、キャストリアはまだです', ['svt-150*2']],
  ])('does not contain the names it lacks: %s %s', async (game, text, items) => {
    expect(await offered(game, text)).toEqual(items);
  });
});

describe('a name that is said to be the same', () => {
  it('has the level of the name before it', async () => {
    expect(await offered('FateGO', '梅林宝2，C呆也是')).toEqual(['svt-150*2', 'svt-284*2']);
    expect(await offered('FateGO', 'マーリン宝具2、キャストリアも同じ')).toEqual(['svt-150*2', 'svt-284*2']);
  });
});
