import { specOf } from '@/games/specs/specOf';
import { parseText } from '@/query-parser/parseText';
import type { ParsedText, Span } from '@/query-parser/result/parsedText';
import { parsedTextJson } from '@/query-parser/result/parsedTextJson';
import { type CanonicalReading, canonicalReading, sameKey, wordsOf } from './canonicalResult';
import type { CorpusLine } from './corpus';
import { loadGame } from './loadGame';

/** Comparison of one text of the corpus. */
export type Judgement = {
  readonly line: CorpusLine;
  readonly want: CanonicalReading;
  readonly got: CanonicalReading;
  /** Parts that differ. */
  readonly differing: readonly (keyof CanonicalReading)[];
  /** Items with correct id, level and mode. */
  readonly hits: number;
  /** Parsed items whose id is not expected at any level. */
  readonly wrong: number;
  /** Letters and digits outside of all spans. */
  readonly dropped: number;
  /** Words that should be unread but were skipped. */
  readonly passedOver: readonly string[];
};

/** Parses a text of the corpus and compares the result. */
export async function judge(line: CorpusLine): Promise<Judgement> {
  const game = await loadGame(line.game);
  return compare(line, parseText(game, line.mode, line.text));
}

/** Compares a parse result with the expected one. */
export function compare(line: CorpusLine, reading: ParsedText): Judgement {
  const got = canonicalReading(line.mode, parsedTextJson(specOf(line.game), line.mode, reading));
  const want = canonicalReading(line.mode, line.want);
  const parts = Object.keys(want) as (keyof CanonicalReading)[];
  const wantedIds = new Set((line.want.items ?? []).map(({ item }) => item));
  return {
    line,
    want,
    got,
    differing: parts.filter((part) => sameKey(want[part]) !== sameKey(got[part])),
    hits: got.items.filter((item) => want.items.includes(item)).length,
    wrong: reading.items.filter(({ item }) => !wantedIds.has(item)).length,
    dropped: droppedIn(reading),
    passedOver: passedOver(line, reading),
  };
}

/** Counts the letters and digits of a text outside of all spans. */
export function droppedIn(reading: ParsedText): number {
  const { text, items, ambiguous, ranges, choices, price, unread, skipped } = reading;
  const placed = [...items, ...ambiguous, ...ranges, ...choices, ...(price === null ? [] : [price]), ...unread];
  const covered = coveredBy(text, [...placed.map(({ span }) => span), ...skipped]);
  return countSaying(text, (at) => covered[at] === 0);
}

/** Marks the code units of a text inside the spans with 1. */
function coveredBy(text: string, places: readonly Span[]): Uint8Array {
  const covered = new Uint8Array(text.length);
  for (const { start, end } of places) covered.fill(1, start, end);
  return covered;
}

function countSaying(text: string, matters: (at: number) => boolean): number {
  return [...text.matchAll(/[\p{L}\p{N}]/gu)].filter(({ index }) => matters(index)).length;
}

function passedOver({ text, want }: CorpusLine, { skipped, unread }: ParsedText): readonly string[] {
  const covered = coveredBy(text, skipped);
  const kept = new Set(unread.flatMap((one) => wordsOf(one.text)));
  return (want.unread ?? []).filter((word) => {
    const start = text.indexOf(word);
    if (start < 0 || wordsOf(word).every((part) => kept.has(part))) return false;
    return countSaying(text, (at) => at >= start && at < start + word.length && covered[at] === 1) > 0;
  });
}
