import { isItem, type TextPart } from '@/query-parser/text/textPart';
import { isBreakingGap } from '@/query-parser/text/token';

/** Continues the list of the clause before: 有小栗帽，还有米浴. */
const CONTINUED = /^(?:还有(?!没有?)|and |plus |アト|ソレト)/;
const MAX_LENGTH = 8;

type ClausePart = Pick<TextPart, 'start' | 'end' | 'gap'>;

/** Splits a text at commas, full stops and line breaks, unless a list goes on after them, and at brackets around a sentence about another
 *  name: A（Bはいてもいなくても）.
 *  @param chars  the folded text */
export function splitClauses<P extends ClausePart & Pick<TextPart, 'entity'>>(
  parts: readonly P[],
  chars: string,
): readonly (readonly P[])[] {
  const clauses: P[][] = [];
  let closesAt = 0;
  for (const [index, part] of parts.entries()) {
    const isNew = isBreakingGap(part.gap) && !CONTINUED.test(chars.slice(part.start, part.start + MAX_LENGTH));
    const last = clauses.at(-1);
    const gap = chars.slice(parts[index - 1]?.end ?? part.start, part.start);
    const closes = closesAt > 0 && part.start > closesAt;
    const opens = gap.endsWith('(') && isItem(part) && last?.some(isItem) === true;
    if (closes) closesAt = 0;
    if (opens) closesAt = closingBracket(chars, part.end);
    if (isNew || last === undefined || closes || (opens && closesAt > 0)) clauses.push([part]);
    else last.push(part);
  }
  return clauses;
}

/** Returns the offset of the bracket that closes a sentence, or 0 if there is none near or nothing is said. */
function closingBracket(chars: string, from: number): number {
  const length = chars.slice(from, from + MAX_BRACKETS).search(/[()\n]/);
  return length >= MIN_SENTENCE && chars.charAt(from + length) === ')' ? from + length : 0;
}

const MIN_SENTENCE = 2;
const MAX_BRACKETS = 40;

/** Returns the folded text of a clause; the empty text for none. */
export function textOf(clause: readonly ClausePart[], chars: string): string {
  return chars.slice(clause[0]?.start ?? chars.length, clause.at(-1)?.end);
}
