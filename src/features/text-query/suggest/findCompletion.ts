import { foldText } from '@/names/foldText';
import type { ParsedText, Span } from '@/query-parser/result/parsedText';
import type { Suggestion } from './suggestion';

/** Returns the suggestion that Enter selects: the first one, if the word at the cursor was not understood, or only with a typo. Beside words
 *  that were understood, the word must be the beginning of its spelling: what else is written in a message is no name.
 *  @param isTextFound  whether offers contain the text itself, which then must be the beginning of the spelling too
 *  @returns            null if Enter searches for what was understood */
export function findCompletion(
  parsed: ParsedText,
  cursor: number,
  suggestions: readonly Suggestion[],
  isTextFound: boolean,
): Suggestion | null {
  const [first] = suggestions;
  if (first === undefined || first.kind === 'range') return null;
  const { text, items, ambiguous, ranges, choices, price, unread } = parsed;
  const touches = ({ span }: { readonly span: Span }) => span.start < cursor && cursor <= span.end;
  const understood = [...items.filter(({ quality }) => quality !== 'typo'), ...ambiguous, ...ranges, ...choices];
  if (understood.some(touches) || (price !== null && touches(price))) return null;
  if (![...unread.filter(({ isQuoted }) => !isQuoted), ...items].some(touches)) return null;
  const isAlone = understood.length === 0 && price === null;
  const word = foldText(text.slice(first.span.start, first.span.end));
  const isBeginning = 'spelling' in first && foldText(first.spelling).startsWith(word);
  return isBeginning || (isAlone && !isTextFound) ? first : null;
}
