/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs';
import { GAMES } from '@/games/games';
import { loadRoster } from '@/names/loadRoster';
import type { Roster } from '@/names/roster';
import { makeOffers } from '../../../../scripts/stock/makeOffers';
import { writeSheet } from '../../../../scripts/stock/writeSheet';

const games = GAMES.map((game) => [game.id, game] as const);

type Stock = { readonly roster: Roster; readonly offers: ReturnType<typeof makeOffers> };

let stocks: ReadonlyMap<string, Stock>;
beforeAll(async () => {
  const entries = games.map(async ([id, game]) => {
    const roster = await loadRoster(game.family);
    return [id, { roster, offers: makeOffers(game, roster) }] as const;
  });
  stocks = new Map(await Promise.all(entries));
});

describe('the sample stock', () => {
  it('is one sheet per game and the settings that mark it as a sample', () => {
    const settings: unknown = JSON.parse(readFileSync('stock/vitrine.json', 'utf8'));

    expect(readdirSync('stock').sort()).toEqual([...GAMES.map((game) => `${game.id}.csv`), 'vitrine.json'].sort());
    expect(settings).toEqual({ sample: true, currency: 'CNY', timeZone: '+08:00' });
  });

  it.each(games)('of %s equals the current output of scripts/stock/makeStock.ts', (id, game) => {
    const { roster, offers } = stocks.get(id)!;

    const sheet = writeSheet(game, roster, offers);

    expect(sheet === readFileSync(`stock/${id}.csv`, 'utf8')).toBe(true);
  });

  it.each(games)('of %s has 40 to 2,000 offers of 3 to 40 items, no code or item twice', (id) => {
    const { offers } = stocks.get(id)!;

    const sizes = offers.map(({ items }) => new Set(items.map(({ item }) => item)).size);
    expect(offers.length).toBeGreaterThanOrEqual(40);
    expect(offers.length).toBeLessThanOrEqual(2000);
    expect(new Set(offers.map(({ code }) => code)).size).toBe(offers.length);
    expect(sizes).toEqual(offers.map(({ items }) => items.length));
    expect(Math.min(...sizes)).toBeGreaterThanOrEqual(3);
    expect(Math.max(...sizes)).toBeLessThanOrEqual(40);
  });
});
