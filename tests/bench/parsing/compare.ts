import { specOf } from '@/games/specs/specOf';
import { parseText } from '@/query-parser/parseText';
import type { ParsedText, Span } from '@/query-parser/result/parsedText';
import { type AttributeJson, parsedTextJson } from '@/query-parser/result/parsedTextJson';
import { type CanonicalResult, sameKey, toCanonicalResult, wordsOf } from './canonicalResult';
import type { CorpusLine } from './corpus';
import { loadGame } from './loadGame';

/** Comparison of one text of the corpus. */
export type Comparison = {
  readonly line: CorpusLine;
  readonly expected: CanonicalResult;
  readonly actual: CanonicalResult;
  /** Parts that differ. */
  readonly differing: readonly (keyof CanonicalResult)[];
  /** Items with correct id, level and mode. */
  readonly hits: number;
  /** Parsed items whose id is not expected at any level. */
  readonly wrong: number;
  /** Parsed items and values that are wanted although the text refuses them. */
  readonly wantedThoughRefused: number;
  /** Letters and digits outside of all spans. */
  readonly dropped: number;
  /** Words that should be unread but were skipped. */
  readonly wronglySkipped: readonly string[];
};

/** Parses a text of the corpus and compares the result. */
export async function compareLine(line: CorpusLine): Promise<Comparison> {
  const game = await loadGame(line.game);
  return compare(line, parseText(game, line.mode, line.text));
}

/** Compares a parse result with the expected one. */
export function compare(line: CorpusLine, parsed: ParsedText): Comparison {
  const got = toCanonicalResult(line.mode, parsedTextJson(specOf(line.game), line.mode, parsed));
  const want = toCanonicalResult(line.mode, line.expected);
  const parts = Object.keys(want) as (keyof CanonicalResult)[];
  const wantedIds = new Set((line.expected.items ?? []).map(({ item }) => item));
  return {
    line,
    expected: want,
    actual: got,
    differing: parts.filter((part) => sameKey(want[part]) !== sameKey(got[part])),
    hits: got.items.filter((item) => want.items.includes(item)).length,
    wrong: parsed.items.filter(({ item }) => !wantedIds.has(item)).length,
    wantedThoughRefused: countWantedThoughRefused(line, parsed),
    dropped: droppedIn(parsed),
    wronglySkipped: wronglySkippedWords(line, parsed),
  };
}

/** Counts the exclusions that were read as wishes: items, option values and yes-or-no attributes. */
function countWantedThoughRefused({ expected }: CorpusLine, { items, choices }: ParsedText): number {
  const refusedItems = (expected.items ?? []).filter(({ mode }) => mode === 'never').map(({ item }) => item);
  const refusedIds = new Set<string>(refusedItems);
  const wantedItems = items.filter(({ item, mode }) => mode !== 'never' && refusedIds.has(item));
  const wantedValues = choices.flatMap(({ facet, not, values }) => {
    const refused = refusedValues(expected.attributes?.[facet]);
    return not ? [] : values.filter((value) => refused.includes(value));
  });
  return wantedItems.length + wantedValues.length;
}

function refusedValues(expected: AttributeJson | undefined): readonly string[] {
  if (expected === false) return ['yes'];
  return typeof expected === 'object' && 'not' in expected ? expected.not : [];
}

/** Counts the letters and digits of a text outside of all spans. */
export function droppedIn(parsed: ParsedText): number {
  const { text, items, ambiguous, ranges, choices, price, unread, skipped } = parsed;
  const spans = [...items, ...ambiguous, ...ranges, ...choices, ...(price === null ? [] : [price]), ...unread];
  const covered = coverage(text, [...spans.map(({ span }) => span), ...skipped]);
  return countCharacters(text, (index) => covered[index] === 0);
}

/** Marks the code units of a text inside the spans with 1. */
function coverage(text: string, spans: readonly Span[]): Uint8Array {
  const covered = new Uint8Array(text.length);
  for (const { start, end } of spans) covered.fill(1, start, end);
  return covered;
}

function countCharacters(text: string, isRelevant: (index: number) => boolean): number {
  return [...text.matchAll(/[\p{L}\p{N}]/gu)].filter(({ index }) => isRelevant(index)).length;
}

function wronglySkippedWords({ text, expected }: CorpusLine, { skipped, unread }: ParsedText): readonly string[] {
  const covered = coverage(text, skipped);
  const relevant = new Set(unread.flatMap((one) => wordsOf(one.text)));
  return (expected.unread ?? []).filter((word) => {
    const start = text.indexOf(word);
    if (start < 0 || wordsOf(word).every((part) => relevant.has(part))) return false;
    return countCharacters(text, (index) => index >= start && index < start + word.length && covered[index] === 1) > 0;
  });
}
