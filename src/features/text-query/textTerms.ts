import type { Span } from '@/query-parser/result/parsedText';

/** A word of the query's text. */
export type TextTerm = { readonly text: string; readonly span: Span };

/** Splits the text of a query into words. */
export function textTerms(text: string): readonly TextTerm[] {
  return [...text.matchAll(/\S+/g)].map(({ 0: word, index }) => ({
    text: word,
    span: { start: index, end: index + word.length },
  }));
}

/** Removes a span from a text and joins the remaining parts with a space. */
export function removeSpan(text: string, { start, end }: Span): string {
  return [text.slice(0, start).trimEnd(), text.slice(end).trimStart()].filter((part) => part !== '').join(' ');
}
