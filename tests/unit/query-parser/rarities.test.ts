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
});
