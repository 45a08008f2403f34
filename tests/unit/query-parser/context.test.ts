/** @jest-environment node */
import { gameById } from '@/games/games';
import type { GameId } from '@/games/types';
import { parseText } from '@/query-parser/parseText';
import { loadGame } from '../../bench/parsing/loadGame';

async function read(game: GameId, text: string) {
  const { items, ambiguous } = parseText(await loadGame(gameById(game)), 'query', text);
  return { items: items.map(({ item }) => item), ambiguous: ambiguous.map((one) => one.text) };
}

describe('an ambiguous name', () => {
  it.each<[GameId, string, readonly string[]]>([
    ['MasterDuel', '蛇眼かデモンスミス', ['deck-snake-eye', 'deck-fiendsmith']],
    ['pokemontcgp', '皇冠露奈雅拉和索尔迦雷欧', ['a3-238', 'a3-239']],
  ])('is of the same kind as the name joined to it: %s %s', async (game, text, items) => {
    expect(await read(game, text)).toEqual({ items, ambiguous: [] });
  });

  it.each<[GameId, string, readonly string[]]>([
    ['FateGO', '带双拐的，C呆CBA都要', ['svt-284', 'svt-215']],
    ['MasterDuel', '他说要“青眼”，是指青眼卡组', ['deck-blue-eyes']],
  ])('needs no answer if the text names what is meant: %s %s', async (game, text, items) => {
    expect(await read(game, text)).toEqual({ items, ambiguous: [] });
  });

  it.each<[GameId, string, string]>([
    ['UmaMusume', 'SRネイチャ完凸', 'SRネイチャ'],
    ['pokemontcgp', 'ナンジャモの星2', 'ナンジャモの星2'],
  ])('is shown with the rarity beside it: %s %s', async (game, text, name) => {
    expect(await read(game, text)).toEqual({ items: [], ambiguous: [name] });
  });
});

describe('a second version of a name', () => {
  it.each<[GameId, string, readonly string[]]>([
    ['FateGO', '红阎魔剑阶的狂阶的有一个就行', ['svt-234', 'svt-475']],
    ['gget_jp', '巴纳吉 攻击 or 支援', ['chr-banagher-attack', 'chr-banagher-support']],
  ])('needs only the word that tells them apart: %s %s', async (game, text, items) => {
    expect(await read(game, text)).toEqual({ items, ambiguous: [] });
  });
});

describe('words of ownership', () => {
  it('are a wish in a wish and a lack in a listing', async () => {
    const game = await loadGame(gameById('FateGO'));
    const items = (mode: 'offer' | 'query', text: string) => parseText(game, mode, text).items.map(({ item }) => item);

    expect(items('query', '还差C呆')).toEqual(['svt-284']);
    expect(items('offer', '梅林宝2，还差C呆')).toEqual(['svt-150']);
    expect(items('query', '已有C呆')).toEqual([]);
    expect(items('offer', '已有C呆')).toEqual(['svt-284']);
  });
});
