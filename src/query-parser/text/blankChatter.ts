import { isLatin } from './charKinds';
import type { Token } from './token';

const PICTURES = /[\u{1f000}-\u{1faff}]/gu;

/** Returns a folded text with spaces for its chatter: pictures, and skipped words after a space that differ in script from what surrounds them,
 *  or stand in text of another script than Latin, where spaces separate no words. Offsets stay the same. Patterns for whole clauses match
 *  around it. Runs in linear time. */
export function blankChatter(
  tokens: readonly Pick<Token, 'start' | 'end' | 'gap' | 'meanings'>[],
  chars: string,
): string {
  let blanked = '';
  let until = 0;
  for (const { start, end, gap, meanings } of tokens) {
    if (gap !== 'soft' || !meanings.some(({ kind }) => kind === 'skip')) continue;
    if (isLatin(chars.charCodeAt(start)) && isLatin(chars.charCodeAt(skipSpaces(chars, start - 1)))) continue;
    blanked += chars.slice(until, start) + ' '.repeat(end - start);
    until = end;
  }
  return (blanked + chars.slice(until)).replace(PICTURES, '  ');
}

function skipSpaces(chars: string, end: number): number {
  let index = end;
  while (chars[index] === ' ') index--;
  return index;
}
