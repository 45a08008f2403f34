/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs';
import { GAMES } from '@/games/games';
import { loadRoster } from '@/names/loadRoster';
import { makeOffers } from '../../../../scripts/stock/makeOffers';
import { writeSheet } from '../../../../scripts/stock/writeSheet';

const games = GAMES.map((game) => [game.id, game] as const);

describe('the sample stock', () => {
  it('is one sheet per game and the settings that mark it as a sample', () => {
    const settings: unknown = JSON.parse(readFileSync('stock/vitrine.json', 'utf8'));

    expect(readdirSync('stock').sort()).toEqual([...GAMES.map((game) => `${game.id}.csv`), 'vitrine.json'].sort());
    expect(settings).toEqual({ sample: true, currency: 'CNY', timeZone: '+08:00' });
  });

  it.each(games)('of %s equals the current output of scripts/stock/makeStock.ts', async (id, game) => {
    const roster = await loadRoster(game.family);

    const sheet = writeSheet(game, roster, makeOffers(game, roster));

    expect(sheet === readFileSync(`stock/${id}.csv`, 'utf8')).toBe(true);
  });

  it.each(games)('of %s has 40 to 2,000 offers of 3 to 40 items, no code or item twice', async (_id, game) => {
    const roster = await loadRoster(game.family);

    const offers = makeOffers(game, roster);

    const sizes = offers.map(({ items }) => new Set(items.map(({ item }) => item)).size);
    expect(offers.length).toBeGreaterThanOrEqual(40);
    expect(offers.length).toBeLessThanOrEqual(2000);
    expect(new Set(offers.map(({ code }) => code)).size).toBe(offers.length);
    expect(sizes).toEqual(offers.map(({ items }) => items.length));
    expect(Math.min(...sizes)).toBeGreaterThanOrEqual(3);
    expect(Math.max(...sizes)).toBeLessThanOrEqual(40);
  });
});
