import { isDigit } from '@/query-parser/text/charKinds';
import type { FoldedText } from '@/query-parser/text/foldedText';
import { asSkipped, meaningOf, type Token } from '@/query-parser/text/token';

/** Shorter lists with nothing but a space after their numbers may count copies: `1 梅林⏎2 孔明`. */
const MIN_UNMARKED = 3;

/** Gives the numbers before the lines of a list (1、 2、 or 一、 二、, or 1 2 3 alone) the meaning `skip`: they count from 1 and state no
 *  amount, nor does `one` after a noun. */
export function skipEnumerators(all: readonly Token[], { chars }: FoldedText): readonly Token[] {
  const tokens = all.map((token, index) => (isPronoun(token, all[index - 1], chars) ? asSkipped(token) : token));
  const marked = enumerate(tokens, (token) => isBeforeLine(token, chars, '、.)'));
  if (marked.size >= 2) return tokens.map((token) => (marked.has(token) ? asSkipped(token) : token));
  const inline = enumerate(tokens, (token) => isMarked(token, chars));
  if (inline.size >= MIN_UNMARKED) return tokens.map((token) => (inline.has(token) ? asSkipped(token) : token));
  const unmarked = enumerate(tokens, (token) => isBeforeLine(token, chars, ' '));
  if (unmarked.size < MIN_UNMARKED) return tokens;
  return tokens.map((token) => (unmarked.has(token) ? asSkipped(token) : token));
}

/** Returns the numbers that count from 1, among those of the list. */
function enumerate(tokens: readonly Token[], isInList: (token: Token) => boolean): ReadonlySet<Token> {
  const enumerators = new Set<Token>();
  for (const token of tokens) {
    const value = meaningOf(token, 'number')?.value ?? meaningOf(token, 'copies')?.count;
    if (value === enumerators.size + 1 && isInList(token)) enumerators.add(token);
  }
  return enumerators;
}

/** Returns true for a number between the start of a line and one of the marks: `1、`, `1.`, `1)`, but not `1.5`. */
function isBeforeLine({ start, end }: Token, chars: string, marks: string): boolean {
  let before = start;
  while (before > 0 && ' ('.includes(chars.charAt(before - 1))) before--;
  const isAtStart = before === 0 || chars[before - 1] === '\n';
  return isAtStart && end < chars.length && marks.includes(chars.charAt(end)) && !isDigit(chars.charCodeAt(end + 1));
}

/** 听好：1.必须一手 2.必须含付费石 3.石600 */
function isMarked({ start, end }: Token, chars: string): boolean {
  const before = chars.charAt(start - 1) === '(' ? start - 2 : start - 1;
  return /[\s:,，;。]/.test(chars.charAt(before) || ' ') && /^[.、)]\D/.test(chars.slice(end, end + 2));
}

/** `a low level one`, `the 5 star one` */
function isPronoun({ start, end, gap }: Token, before: Token | undefined, chars: string): boolean {
  const isNoun = before?.meanings.some(({ kind }) => kind === 'count' || kind === 'resource') ?? false;
  return isNoun && chars.slice(start, end) === 'one' && gap === 'soft';
}
