/** @jest-environment node */
import { LOCALES } from '@/domain/localized';
import { EMPTY_QUERY } from '@/domain/query';
import { exampleLine } from '@/features/search-box/exampleLine';
import { buildGameItems } from '@/features/search-state/gameItems';
import { createQueryParser } from '@/features/text-query/createQueryParser';
import { GAMES } from '@/games/games';
import { specOf } from '@/games/specs/specOf';
import { en } from '@/locales/en';
import { ja } from '@/locales/ja';
import { zh } from '@/locales/zh';
import { loadNames } from '@/names/loadNames';
import { loadRoster } from '@/names/loadRoster';
import { offer } from '../../build';

const WORDS = { zh: zh.shop, ja: ja.shop, en: en.shop };
const cases = GAMES.flatMap((game) => LOCALES.map((locale) => ({ id: game.id, game, locale })));

describe('the example in the empty box', () => {
  it.each(cases)('is read as it is meant, $id in $locale', async ({ game, locale }) => {
    const [roster, names] = await Promise.all([loadRoster(game.family), loadNames(game.family)]);
    const gameItems = buildGameItems(specOf(game), roster);
    const line = exampleLine(gameItems, { locale, messages: WORDS[locale] }, []);

    const read = createQueryParser(gameItems.spec, names).apply(EMPTY_QUERY, line, { currency: 'CNY', cursor: null });
    expect([line, read.text]).toEqual([line, '']);
    expect([line, read.wants.map(({ mode }) => mode), Object.keys(read.ranges)]).toEqual([
      line,
      ['must', 'must'],
      expect.arrayContaining([gameItems.spec.resources[0]?.id]),
    ]);
  });

  it.each(cases)('is met by an offer that is there, $id in $locale', async ({ game, locale }) => {
    const [roster, names] = await Promise.all([loadRoster(game.family), loadNames(game.family)]);
    const gameItems = buildGameItems(specOf(game), roster);
    const [resource] = gameItems.spec.resources;
    const few = offer({
      price: 26_800,
      items: Object.fromEntries(roster.items.slice(0, 7).map(({ id }) => [id, 1])),
      resources: resource === undefined ? {} : { [resource.id]: 1234 },
    });

    const line = exampleLine(gameItems, { locale, messages: WORDS[locale] }, [offer({ items: {} }), few]);
    const read = createQueryParser(gameItems.spec, names).apply(EMPTY_QUERY, line, { currency: 'CNY', cursor: null });

    const held = new Map(few.items.map(({ item, level }) => [item, level]));
    expect([line, read.text]).toEqual([line, '']);
    expect(read.wants.map(({ item, level }) => (held.get(item) ?? 0) >= level)).toEqual(read.wants.map(() => true));
    const { price, ...amounts } = read.ranges;
    for (const { min } of Object.values(amounts)) expect(min ?? 0).toBeLessThanOrEqual(1234);
    expect(price?.max ?? 268).toBeGreaterThanOrEqual(268);
  });
});
