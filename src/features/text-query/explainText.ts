import type { Chip } from '@/domain/chips';
import type { Currency } from '@/domain/money';
import { ambiguousWant } from '@/query-parser/result/ambiguousWant';
import type { MatchQuality, ParsedText, Span } from '@/query-parser/result/parsedText';
import { isPriceIn } from './applyParsedText';
import { createSpanWidener } from './suggest/createSpanWidener';

/** The interpretation of a word. `ambiguous`: a name that fits several items; `order`: a wish for an order of the results;
 *  `skipped`: a word without a condition; `unread`: an unknown word. */
export type WordReading = {
  readonly text: string;
  /** Where the word is in the text, without spaces around it. */
  readonly span: Span;
  readonly kind: MatchQuality | 'ambiguous' | 'order' | 'skipped' | 'unread';
  /** The condition; null for the last three kinds. */
  readonly chip: Chip | null;
};

/** Lists the interpretation of each word of a text, in the order of the text.
 *  @param currency        of the catalog; a price in another one is unread
 *  @param isOrder         returns whether a word is a wish for an order */
export function explainText(
  parsed: ParsedText,
  currency: Currency | null,
  isOrder: (word: string) => boolean,
): readonly WordReading[] {
  const { text, items, ambiguous, ranges, choices, price, unread, skipped } = parsed;
  const widen = createSpanWidener(parsed);
  const readings: Omit<WordReading, 'text'>[] = [
    ...items.map(({ item, mode, level, quality, span }) => ({
      span,
      kind: quality,
      chip: { kind: 'want', want: { item, mode, level } } as const,
    })),
    ...ambiguous.map((name) => ({
      span: name.span,
      kind: 'ambiguous' as const,
      chip: { kind: 'want', want: ambiguousWant(name) } as const,
    })),
    ...ranges.map(({ facet, range, span }) => exact(span, { kind: 'range', facet, range })),
    ...choices.map(({ facet, not, values, span }) => exact(span, { kind: 'choice', facet, choice: { not, values } })),
    ...unread.map(({ span, isQuoted }) => plain(isQuoted ? span : widen(span), 'unread')),
    ...skipped.map((span) => plain(span, isOrder(text.slice(span.start, span.end)) ? 'order' : 'skipped')),
  ];
  if (price !== null) {
    const isRead = isPriceIn(price, text, currency);
    const chip: Chip = { kind: 'range', facet: 'price', range: price.range };
    readings.push(isRead ? exact(price.span, chip) : plain(price.span, 'unread'));
  }
  return readings
    .sort((a, b) => a.span.start - b.span.start)
    .map(({ span, kind, chip }) => ({ ...trimmed(text, span), kind, chip }))
    .filter((word) => word.text !== '');
}

function trimmed(text: string, { start, end }: Span): Pick<WordReading, 'text' | 'span'> {
  const whole = text.slice(start, end);
  const word = whole.trim();
  const first = start + whole.length - whole.trimStart().length;
  return { text: word, span: { start: first, end: first + word.length } };
}

function exact(span: Span, chip: Chip) {
  return { span, kind: 'exact', chip } as const;
}

function plain(span: Span, kind: 'order' | 'skipped' | 'unread') {
  return { span, kind, chip: null } as const;
}
