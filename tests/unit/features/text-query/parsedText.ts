import type { ParsedText } from '@/query-parser/result/parsedText';

/** Returns the parse result of a text with the given parts. */
export function parsedText(text: string, parts: Partial<ParsedText> = {}): ParsedText {
  return {
    text,
    items: [],
    ambiguous: [],
    ranges: [],
    choices: [],
    price: null,
    sort: null,
    unread: [],
    skipped: [],
    ...parts,
  };
}

/** Returns the span of the first occurrence of a word. */
export function spanOf(text: string, word: string) {
  const start = text.indexOf(word);
  return { start, end: start + word.length };
}
