import type { ParsedText, Span } from '@/query-parser/result/parsedText';

/** Returns a function that widens a span of a parsed text by the adjacent unparsed characters: both words of FG-19340 become the
 *  whole code. Spaces, quotes and parsed words limit a span; punctuation at its ends is not added. */
export function createSpanWidener(parsed: ParsedText): (span: Span) => Span {
  const { text, items, ranges, choices, price, skipped } = parsed;
  // 1 for each character of a parsed or skipped word.
  const parsedAt = new Uint8Array(text.length);
  for (const { span } of [...items, ...ranges, ...choices, ...(price === null ? [] : [price])]) mark(parsedAt, span);
  for (const span of skipped) mark(parsedAt, span);
  const isWidenable = (index: number) =>
    index >= 0 && index < text.length && parsedAt[index] === 0 && !END.test(text.charAt(index));

  return ({ start, end }) => {
    let first = start;
    let last = end;
    while (isWidenable(first - 1)) first -= 1;
    while (isWidenable(last)) last += 1;
    while (first < start && SIGN.test(text.charAt(first))) first += 1;
    while (last > end && SIGN.test(text.charAt(last - 1))) last -= 1;
    return { start: first, end: last };
  };
}

const END = /[\s"“”„「」『』]/;
const SIGN = /[\p{P}\p{S}]/u;

function mark(parsedAt: Uint8Array, { start, end }: Span): void {
  parsedAt.fill(1, start, end);
}
