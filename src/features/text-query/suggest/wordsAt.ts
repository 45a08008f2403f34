import { widenRange } from './widenRange';
import type { ParsedText, Span } from '@/query-parser/result/parsedText';

/** The words somebody may be writing at the cursor, the likeliest first: the piece that was read as a name or a choice or
 *  not read at all, then everything up to the next spaces. Numbers that were read are no words.
 *  @param cursor  in UTF-16 units
 *  @returns       none if the cursor touches nothing but spaces */
export function wordsAt(reading: ParsedText, cursor: number): readonly Span[] {
  const { text, items, ambiguous, choices, unread } = reading;
  const widen = widenRange(reading);
  const pieces = [...unread, ...ambiguous, ...items, ...choices].map(({ span: place }) => widen(place));
  const piece = pieces.find(({ start, end }) => start < cursor && cursor <= end);
  const run = wordRangeAt(text, cursor);
  const isRun = piece !== undefined && piece.start === run.start && piece.end === run.end;
  return [...(piece === undefined || isRun ? [] : [piece]), ...(run.start < run.end ? [run] : [])];
}

/** Everything between the spaces around the cursor. */
export function wordRangeAt(text: string, cursor: number): Span {
  const start = cursor - (/\S*$/.exec(text.slice(0, cursor))?.[0].length ?? 0);
  const end = cursor + (/^\S*/.exec(text.slice(cursor))?.[0].length ?? 0);
  return { start, end };
}
