/** @jest-environment node */
import { gameById } from '@/games/games';
import { parseText } from '@/query-parser/parseText';
import { loadGame } from '../../bench/parsing/loadGame';

describe('A rarity', () => {
  it.each(['charizard crown x2', 'crown charizard x2'])('may follow the name: %s', async (text) => {
    const { items, ranges } = parseText(await loadGame(gameById('pokemontcgp')), 'query', text);

    expect({ items: items.map(({ item, level }) => `${item}*${level}`), ranges }).toEqual({
      items: ['a1-284*2'],
      ranges: [],
    });
  });

  it('belongs to the name after it, not to a number', async () => {
    const { items, ranges } = parseText(await loadGame(gameById('pokemontcgp')), 'query', 'one immersive Lugia ex');

    expect({ items: items.map(({ item }) => item), ranges }).toEqual({ items: ['a4-211'], ranges: [] });
  });

  it('has no number in a heading whose names have their own', async () => {
    const { items, ranges } = parseText(
      await loadGame(gameById('pokemontcgp')),
      'offer',
      'crowns: 2x Nihilego, 1x Mantyke',
    );

    expect({ items: items.map(({ item, level }) => `${item}*${level}`), ranges }).toEqual({
      items: ['a3a-103*2', 'a4a-105*1'],
      ranges: [],
    });
  });

  it.each([
    ['クラウン🔷アルセウスex×2、パルキアex', ['a2a-096*2', 'a2-206*1']],
    ['クラウン▶ルギアex 星3▶スイクンex/セレビィex/ギラティナex', ['a4-241*1', 'a4a-090*1', 'a1a-085*1', 'a2b-096*1']],
    ['☆3 莉莉艾×2 / 爆肌蚊×1 / 超级暴鲤龙×1', ['a3-209*2', 'a3a-088*1', 'b1-285*1']],
    ['皇冠2张：美洛耶塔。3★ 喵喵、デデンネex。', ['b2-233*1', 'b2-204*1', 'b3b-090*1']],
    ['Immersives are Lugia ex and Suicune ex', ['a4-211*1', 'a4a-090*1']],
    ['7 crowns, only listing the good ones: Arceus ex, Mew ex', ['a2a-096*1', 'a1a-086*1']],
  ])('is that of a list: %s', async (text, names) => {
    const { items } = parseText(await loadGame(gameById('pokemontcgp')), 'offer', text);

    expect(items.map(({ item, level }) => `${item}*${level}`)).toEqual(names);
  });

  it('is not that of the choice before it', async () => {
    const { items } = parseText(
      await loadGame(gameById('pokemontcgp')),
      'query',
      '皇冠洛奇亚ex / 皇冠凤王ex 二选一，四菱水君ex两张',
    );

    expect(items.map(({ item, mode }) => `${item} ${mode}`)).toEqual(['a4-241 any', 'a4-240 any', 'a4a-020 must']);
  });
});
