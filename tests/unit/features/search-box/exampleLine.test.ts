/** @jest-environment node */
import { LOCALES } from '@/domain/localized';
import { EMPTY_QUERY } from '@/domain/query';
import { exampleLine } from '@/features/search-box/exampleLine';
import { buildGameItems, type GameItems } from '@/features/search-state/gameItems';
import { createQueryParser } from '@/features/text-query/createQueryParser';
import type { QueryParser } from '@/features/text-query/queryParser';
import { GAMES } from '@/games/games';
import { specOf } from '@/games/specs/specOf';
import type { GameId } from '@/games/types';
import { en } from '@/locales/en';
import { ja } from '@/locales/ja';
import { zh } from '@/locales/zh';
import { loadBuiltRoster } from '@/names/loadBuiltRoster';
import { loadRoster } from '@/names/loadRoster';
import type { Roster } from '@/names/roster';
import { offer } from '../../builders';

const MESSAGES = { zh: zh.shop, ja: ja.shop, en: en.shop };
const cases = GAMES.flatMap((game) => LOCALES.map((locale) => ({ id: game.id, locale })));

type Tools = { readonly gameItems: GameItems; readonly roster: Roster; readonly parser: QueryParser };

/** Building a parser takes far longer than parsing, so each game has one for all cases. */
const tools = new Map<GameId, Tools>();
beforeAll(async () => {
  for (const game of GAMES) {
    const [roster, names] = await Promise.all([loadRoster(game.family), loadBuiltRoster(game.family)]);
    const gameItems = buildGameItems(specOf(game), roster);
    tools.set(game.id, { gameItems, roster, parser: createQueryParser(gameItems.spec, names) });
  }
});

describe('exampleLine', () => {
  it.each(cases)('returns a line that is parsed completely: $id in $locale', ({ id, locale }) => {
    const { gameItems, parser } = tools.get(id)!;
    const line = exampleLine(gameItems, { locale, messages: MESSAGES[locale] }, []);

    const parsed = parser.apply(EMPTY_QUERY, line, { currency: 'CNY', cursor: null, searchedText: '' });
    expect(parsed.text).toBe('');
    expect(parsed.wants.map(({ mode }) => mode)).toEqual(['must', 'must']);
    expect(Object.keys(parsed.ranges)).toContain(gameItems.spec.resources[0]?.id);
  });

  it.each(cases)('returns a line that matches the given offer: $id in $locale', ({ id, locale }) => {
    const { gameItems, roster, parser } = tools.get(id)!;
    const [resource] = gameItems.spec.resources;
    const matching = offer({
      price: 26_800,
      items: Object.fromEntries(roster.items.slice(0, 7).map(({ id }) => [id, 1])),
      resources: resource === undefined ? {} : { [resource.id]: 1234 },
    });

    const line = exampleLine(gameItems, { locale, messages: MESSAGES[locale] }, [offer({ items: {} }), matching]);
    const parsed = parser.apply(EMPTY_QUERY, line, { currency: 'CNY', cursor: null, searchedText: '' });

    const levels = new Map(matching.items.map(({ item, level }) => [item, level]));
    expect(parsed.text).toBe('');
    expect(parsed.wants.map(({ item, level }) => (levels.get(item) ?? 0) >= level)).toEqual(
      parsed.wants.map(() => true),
    );
    const { price, ...amounts } = parsed.ranges;
    for (const { min } of Object.values(amounts)) expect(min ?? 0).toBeLessThanOrEqual(1234);
    expect(price?.max ?? 268).toBeGreaterThanOrEqual(268);
  });
});
