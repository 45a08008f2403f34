/** @jest-environment node */

import { GAMES, gameById } from '@/games/games';
import { FAMILY_IDS } from '@/games/ids';
import type { GameId } from '@/games/types';
import { parseText } from '@/query-parser/parseText';
import everydayNames from '@/query-parser/words/everydayNames.json';
import { loadGame } from '../../bench/parsing/loadGame';

const itemsIn = async (game: GameId, text: string) =>
  parseText(await loadGame(gameById(game)), 'query', text).items.map(({ item }) => item);

describe('an ordinary word that looks like a name', () => {
  it.each<[GameId, string]>([
    ['UmaMusume', 'Hello everyone, looking for a cheap account'],
    ['UmaMusume', "that's too steep, see you on Sunday"],
    ['UmaMusume', 'チケット50枚以上の垢'],
    ['UmaMusume', 'I want to see more of them'],
    ['BlueArchive', 'this account is mine'],
    ['BlueArchive', '夏に始めた垢'],
    ['BlueArchive', '随时联系'],
    ['duel_links', "it's for my sister"],
    ['duel_links', '譲ってくれる方いるでしょうか'],
    ['duel_links', '引き継ぎコードで渡せます'],
    ['gget_ww', 'make or break'],
    ['gget_ww', 'no lower please'],
    ['gget_ww', 'I walk, sry'],
    ['FateGO', "I'm on a phone"],
    ['FateGO', 'back after a long break'],
    ['FateGO', 'どなたか譲ってください'],
    ['FateGO', '意味ないんで'],
    ['FateGO', 'フランスから来ました'],
    ['FateGO', 'ニュースを見てアドバイスください'],
    ['Mass', "it'd be cute"],
    ['imassc_prism', 'それはなぜですか'],
    ['imassc_prism', '今シーズン'],
    ['MasterDuel', 'you are welcome'],
  ])('is none in %s: %s', async (game, text) => {
    expect(await itemsIn(game, text)).toEqual([]);
  });

  it.each<[GameId, string, string]>([
    ['UmaMusume', 'hello MLB', 'sc-30052'],
    ['UmaMusume', 'SSRハロー欲しい', 'sc-30052'],
    ['UmaMusume', 'hello', 'sc-30052'],
    ['BlueArchive', 'Mine, Hina', 'stu-mine'],
    ['BlueArchive', 'want Mine 5*', 'stu-mine'],
    ['BlueArchive', '时要专武1起', 'stu-toki'],
    ['duel_links', 'sister x3', 'c-harpie-lady-sisters'],
    ['imassc_prism', 'はなが欲しい', 'idol-hana'],
    ['imassc_prism', '羽那とはるきは凸数問いません', 'idol-haruki'],
    ['FateGO', 'フランとマーリン', 'svt-82'],
  ])('is a name beside something that is said of names, in %s: %s', async (game, text, item) => {
    expect(await itemsIn(game, text)).toContain(item);
  });

  it.each<[GameId, string, string]>([
    ['FateGO', 'merlim np2', 'svt-150'],
    ['FateGO', 'merlim, waver', 'svt-150'],
    ['FateGO', 'want merlim', 'svt-150'],
    ['FateGO', '求斯卡萨哈', 'svt-70'],
  ])('is a misspelt name there, in %s: %s', async (game, text, item) => {
    expect(await itemsIn(game, text)).toContain(item);
  });
});

describe('the spellings that are ordinary words as well', () => {
  it.each(Object.entries(everydayNames))('are names of %s, and read alone', async (family, words) => {
    const game = GAMES.find((one) => one.family === family);
    expect(FAMILY_IDS).toContain(family);
    const unread: string[] = [];
    const prepared = await loadGame(gameById(game?.id ?? 'FateGO'));
    for (const word of words) if (parseText(prepared, 'query', word).unread.length > 0) unread.push(word);
    expect(unread).toEqual([]);
  });
});
