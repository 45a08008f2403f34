import { hasMeaning } from '@/query-parser/clauses/operatorScope';
import { isLatin } from '@/query-parser/text/charKinds';
import { isItem, type TextPart } from '@/query-parser/text/textPart';
import { isBreakingGap } from '@/query-parser/text/token';

/** Two sentences have at least this much text besides names and values, in characters. */
const MIN_LENGTH = 3;

/** Separates sentences with names of their own that only a space separates: 朋友有梅林 求孔明. Chats have few commas. In a list of names
 *  (我有梅林 孔明, 梅林 孔明都不要) a space separates no sentences.
 *  @param chars  the folded text */
export function splitAtSpaces<P extends TextPart>(parts: readonly P[], chars: string): readonly P[] {
  if (!chars.includes(' ')) return parts;
  let before = { hasName: false, length: 0 };
  return segmentsOf(parts, chars).flatMap((segment) => {
    const [first, ...others] = segment;
    const hasName = segment.some(isItem);
    const length = segment.reduce((sum, { entity, start, end }) => (entity === null ? sum + end - start : sum), 0);
    const isSentence =
      before.hasName && hasName && Math.min(before.length, length) > 0 && before.length + length >= MIN_LENGTH;
    if (first === undefined) return [];
    const isFirst = isSentence || isBreakingGap(first.gap);
    before = isFirst ? { hasName, length } : { hasName: before.hasName || hasName, length: before.length + length };
    return isSentence && first.gap === 'soft' ? [{ ...first, gap: 'break' }, ...others] : segment;
  });
}

/** Splits a text at spaces and commas, not at spaces between Latin words or beside 和: Rumi 和 Mina. */
function segmentsOf<P extends TextPart>(parts: readonly P[], chars: string): readonly (readonly P[])[] {
  const segments: P[][] = [];
  for (const [index, part] of parts.entries()) {
    const isBetweenWords = isLatin(chars.charCodeAt(part.start)) && isLatin(chars.charCodeAt(part.start - 2));
    const joins = [parts[index - 1], part].some((one) => hasMeaning(one?.tokens[0], ['and', 'or']));
    const isNew = isBreakingGap(part.gap) || (part.gap === 'soft' && !isBetweenWords && !joins);
    const last = segments.at(-1);
    if (isNew || last === undefined) segments.push([part]);
    else last.push(part);
  }
  return segments;
}
