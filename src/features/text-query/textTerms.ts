import type { AmbiguousName, Span } from '@/query-parser/result/parsedText';

/** A word of the query's text: one that is looked for as it stands, or a name that fits several items. */
export type TextTerm = {
  readonly text: string;
  readonly place: Span;
  /** What the name may mean; null for a plain word. */
  readonly ambiguity: AmbiguousName | null;
};

/** Splits the text of a query into its words, in their order; a name that fits several items is one, spaces or not.
 *  @param ambiguous  what was read in this very text; none while nothing has read it */
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

/** The text without the words of a place, its other words a space apart. */
export function withoutPlace(text: string, { start, end }: Span): string {
  return [text.slice(0, start).trimEnd(), text.slice(end).trimStart()].filter((part) => part !== '').join(' ');
}
