import type { AmbiguousName, Span } from '@/query-parser/result/parsedText';

/** A word of the query's text: a plain word, or a name that fits several items. */
export type TextTerm = {
  readonly text: string;
  readonly span: Span;
  /** The ambiguous name; null for a plain word. */
  readonly ambiguity: AmbiguousName | null;
};

/** Splits the text of a query into words. A name that fits several items is one word, even with spaces.
 *  @param ambiguous  the ambiguous names in this text; empty until it has been parsed */
export function textTerms(text: string, ambiguous: readonly AmbiguousName[] = []): readonly TextTerm[] {
  const terms: TextTerm[] = [];
  let offset = 0;
  const addWords = (end: number) => {
    for (const { 0: word, index } of text.slice(offset, end).matchAll(/\S+/g)) {
      const start = offset + index;
      terms.push({ text: word, span: { start, end: start + word.length }, ambiguity: null });
    }
  };
  for (const ambiguity of [...ambiguous].sort((a, b) => a.span.start - b.span.start)) {
    const { start, end } = ambiguity.span;
    addWords(start);
    terms.push({ text: text.slice(start, end), span: ambiguity.span, ambiguity });
    offset = end;
  }
  addWords(text.length);
  return terms;
}

/** Removes a span from a text and joins the remaining parts with a space. */
export function removeSpan(text: string, { start, end }: Span): string {
  return [text.slice(0, start).trimEnd(), text.slice(end).trimStart()].filter((part) => part !== '').join(' ');
}
