import type { ParsedText, Span } from '@/query-parser/result/parsedText';

/** Extends spans of a parsed text by adjacent characters without a meaning of their own: of FG-19340, parsed as two words and a
 *  dash, each becomes the whole. Signs at the ends are dropped again; spaces, quotes and parsed words end a span.
 *  @returns  extends one span of this text */
export function widenRange(reading: ParsedText): (place: Span) => Span {
  const { text, items, ranges, choices, price, skipped: passed } = reading;
  const known = new Uint8Array(text.length);
  for (const { span: place } of [...items, ...ranges, ...choices, ...(price === null ? [] : [price])])
    mark(known, place);
  for (const place of passed) mark(known, place);
  const isBeside = (at: number) => at >= 0 && at < text.length && known[at] === 0 && !END.test(text.charAt(at));

  return ({ start, end }) => {
    let first = start;
    let last = end;
    while (isBeside(first - 1)) first -= 1;
    while (isBeside(last)) last += 1;
    while (first < start && SIGN.test(text.charAt(first))) first += 1;
    while (last > end && SIGN.test(text.charAt(last - 1))) last -= 1;
    return { start: first, end: last };
  };
}

const END = /[\s"“”„「」『』]/;
const SIGN = /[\p{P}\p{S}]/u;

function mark(known: Uint8Array, { start, end }: Span): void {
  known.fill(1, start, end);
}
