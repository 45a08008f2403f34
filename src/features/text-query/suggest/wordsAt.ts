import type { ParsedText, Span } from '@/query-parser/result/parsedText';
import { widenRange } from './widenRange';

/** Returns the words that may be being typed at the cursor, the likeliest first: the name, choice or unknown word that was
 *  parsed there, then everything up to the next spaces. Parsed numbers are no words.
 *  @param cursor  in UTF-16 units
 *  @returns       none if only spaces touch the cursor */
export function wordsAt(reading: ParsedText, cursor: number): readonly Span[] {
  const { text, items, ambiguous, choices, unread } = reading;
  const widen = widenRange(reading);
  const pieces = [...unread, ...ambiguous, ...items, ...choices].map(({ span: place }) => widen(place));
  const piece = pieces.find(({ start, end }) => start < cursor && cursor <= end);
  const run = wordRangeAt(text, cursor);
  const isRun = piece !== undefined && piece.start === run.start && piece.end === run.end;
  return [...(piece === undefined || isRun ? [] : [piece]), ...(run.start < run.end ? [run] : [])];
}

/** Returns everything between the spaces around the cursor. */
export function wordRangeAt(text: string, cursor: number): Span {
  const start = cursor - (/\S*$/.exec(text.slice(0, cursor))?.[0].length ?? 0);
  const end = cursor + (/^\S*/.exec(text.slice(cursor))?.[0].length ?? 0);
  return { start, end };
}
