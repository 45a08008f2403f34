import type { ParsedText } from '@/query-parser/result/parsedText';

/** A separator of a text; `end` is exclusive. */
export type Boundary = { readonly start: number; readonly end: number };

const CLAUSE_SEPARATOR = /[ \u3000]*(?:[，；。\n]+|[,;.!?](?=\s|$)|[！？])\s*/gu;
const SPACE = /(?<=\S)[ \u3000]+(?=\S)/gu;

/** Returns the separators between clauses: commas, semicolons, ends of sentences and lines. Those inside brackets, inside a
 *  phrase and behind a colon do not end a clause. */
export function clauseBoundaries(parsed: ParsedText): readonly Boundary[] {
  return matches(parsed.text, CLAUSE_SEPARATOR).filter((boundary) => isFree(parsed, boundary));
}

/** Returns the spaces between words that belong to different entities. Function words (or, at least) belong to their neighbours. */
export function wordBoundaries(parsed: ParsedText): readonly Boundary[] {
  return matches(parsed.text, SPACE).filter(
    ({ start, end }) =>
      isFree(parsed, { start, end }) && parsed.skipped.every((span) => span.end !== start && span.start !== end),
  );
}

function matches(text: string, pattern: RegExp): readonly Boundary[] {
  return [...text.matchAll(pattern)].map(({ index, 0: found }) => ({ start: index, end: index + found.length }));
}

function isFree(parsed: ParsedText, { start, end }: Boundary): boolean {
  const { text, items, ambiguous, ranges, choices, price, skipped } = parsed;
  if (start === 0 || end === text.length) return false;
  if (/[:：】\]]\s*$/u.test(text.slice(0, start)) || isInBrackets(text, start)) return false;
  const entities = [...items, ...ambiguous, ...ranges, ...choices, ...(price === null ? [] : [price])];
  const spans = [...entities.map(({ span }) => span), ...skipped];
  return spans.every((span) => span.end <= start || span.start >= end);
}

function isInBrackets(text: string, position: number): boolean {
  const before = text.slice(0, position);
  const opened = before.match(/[(（【[「『]/gu)?.length ?? 0;
  const closed = before.match(/[)）】\]」』]/gu)?.length ?? 0;
  return opened > closed;
}
