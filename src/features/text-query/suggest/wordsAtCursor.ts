import type { ParsedText, Span } from '@/query-parser/result/parsedText';
import { createSpanWidener } from './createSpanWidener';

/** Returns the spans of the words that the cursor may be in, the likeliest first: the name, choice or unknown word that was
 *  parsed there, then everything between the surrounding spaces. Parsed numbers are not words.
 *  @param cursor  in UTF-16 units
 *  @returns       empty if only spaces touch the cursor */
export function wordsAtCursor(parsed: ParsedText, cursor: number): readonly Span[] {
  const { text, items, ambiguous, choices, unread } = parsed;
  const widen = createSpanWidener(parsed);
  const words = [...unread, ...ambiguous, ...items, ...choices].map(({ span }) => widen(span));
  const word = words.find(({ start, end }) => start < cursor && cursor <= end);
  const spaced = spacedWordAt(text, cursor);
  const isSame = word !== undefined && word.start === spaced.start && word.end === spaced.end;
  return [...(word === undefined || isSame ? [] : [word]), ...(spaced.start < spaced.end ? [spaced] : [])];
}

/** Returns the span between the spaces around the cursor. */
export function spacedWordAt(text: string, cursor: number): Span {
  const start = cursor - (/\S*$/.exec(text.slice(0, cursor))?.[0].length ?? 0);
  const end = cursor + (/^\S*/.exec(text.slice(cursor))?.[0].length ?? 0);
  return { start, end };
}
