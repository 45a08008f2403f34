import type { AmbiguousName, Span } from '@/query-parser/result/parsedText';

/** A word of the query's text: a plain word, or a name that fits several items. */
export type TextTerm = {
  readonly text: string;
  readonly place: Span;
  /** The items that the name fits; null for a plain word. */
  readonly ambiguity: AmbiguousName | null;
};

/** Splits the text of a query into words, in their order; a name that fits several items is one word, even with spaces.
 *  @param ambiguous  the ambiguous names in this text; none while it has not been parsed */
export function textTerms(text: string, ambiguous: readonly AmbiguousName[] = []): readonly TextTerm[] {
  const terms: TextTerm[] = [];
  let done = 0;
  const addWords = (end: number) => {
    for (const { 0: word, index } of text.slice(done, end).matchAll(/\S+/g)) {
      const start = done + index;
      terms.push({ text: word, place: { start, end: start + word.length }, ambiguity: null });
    }
  };
  for (const ambiguity of [...ambiguous].sort((a, b) => a.span.start - b.span.start)) {
    const { start, end } = ambiguity.span;
    addWords(start);
    terms.push({ text: text.slice(start, end), place: ambiguity.span, ambiguity });
    done = end;
  }
  addWords(text.length);
  return terms;
}

/** Removes a span from a text; the remaining words are one space apart. */
export function withoutPlace(text: string, { start, end }: Span): string {
  return [text.slice(0, start).trimEnd(), text.slice(end).trimStart()].filter((part) => part !== '').join(' ');
}
