/** @jest-environment node */
import { gameById } from '@/games/games';
import { parseText } from '@/query-parser/parseText';
import type { ParseMode } from '@/query-parser/result/parsedText';
import { parsedTextJson } from '@/query-parser/result/parsedTextJson';
import { type CanonicalResult, toCanonicalResult, wordsOf } from '../../../bench/parsing/canonicalResult';
import { droppedIn } from '../../../bench/parsing/compare';
import { loadGame } from '../../../bench/parsing/loadGame';
import { COMMON_PATTERNS } from './commonPatterns';
import { FAMILY_PATTERNS } from './familyPatterns';
import { LISTINGS } from './listings';
import { goldOf, type PatternCase } from './patternCase';

const PATTERNS = [...COMMON_PATTERNS, ...FAMILY_PATTERNS];

const named = (cases: readonly PatternCase[], mode: ParseMode) =>
  cases.flatMap((one) => {
    const gold = goldOf(one, mode);
    return gold === null ? [] : [[`${one.id} in ${one.game}: ${one.text}`, one, gold] as const];
  });

/** Parses the text of a case, without its optional words. */
async function read({ game: id, text, mayBeUnread = [] }: PatternCase, mode: ParseMode) {
  const game = await loadGame(gameById(id));
  const reading = parseText(game, mode, text);
  const got = toCanonicalResult(mode, parsedTextJson(game.spec, mode, reading));
  const free = new Set(mayBeUnread.flatMap(wordsOf));
  const meaning: CanonicalResult = { ...got, unread: got.unread.filter((word) => !free.has(word)) };
  return { meaning, dropped: droppedIn(reading) };
}

describe.each(['query', 'offer'] as const)('The text of a(n) %s', (mode) => {
  it.each(named(PATTERNS, mode))('%s', async (_, one, gold) => {
    expect(await read(one, mode)).toEqual({ meaning: toCanonicalResult(mode, gold), dropped: 0 });
  });

  it.each(named(LISTINGS, mode))('%s', async (_, one, gold) => {
    expect(await read(one, mode)).toEqual({ meaning: toCanonicalResult(mode, gold), dropped: 0 });
  });
});

it('covers all 98 patterns and 12 listings', () => {
  expect(new Set(PATTERNS.map(({ id }) => id)).size).toBe(98);
  expect(LISTINGS.length).toBe(12);
});
