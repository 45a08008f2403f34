import type { TextPart } from '@/query-parser/text/textPart';
import { isBreakingGap } from '@/query-parser/text/token';

/** Continues the list of the clause before: 有小栗帽，还有米浴. */
const CONTINUED = /^(?:还有(?!没有?)|以及|加上|and |plus |アト|ソレト)/;
const MAX_LENGTH = 8;

type ClausePart = Pick<TextPart, 'start' | 'end' | 'gap'>;

/** Splits a text at commas, full stops and line breaks, unless a list goes on after them.
 *  @param chars  the folded text */
export function splitClauses<P extends ClausePart>(parts: readonly P[], chars: string): readonly (readonly P[])[] {
  const clauses: P[][] = [];
  for (const part of parts) {
    const isNew = isBreakingGap(part.gap) && !CONTINUED.test(chars.slice(part.start, part.start + MAX_LENGTH));
    const last = clauses.at(-1);
    if (isNew || last === undefined) clauses.push([part]);
    else last.push(part);
  }
  return clauses;
}

/** Returns the folded text of a clause; the empty text for none. */
export function textOf(clause: readonly ClausePart[], chars: string): string {
  return chars.slice(clause[0]?.start ?? chars.length, clause.at(-1)?.end);
}
