import { isDigit } from '@/query-parser/text/charKinds';
import type { FoldedText } from '@/query-parser/text/foldedText';
import { meaningOf, type Token } from '@/query-parser/text/token';

/** Gives the numbers before the lines of a list (1、 2、 or 一、 二、) the meaning `skip`: they count from 1 and state no amount. */
export function skipEnumerators(tokens: readonly Token[], { chars }: FoldedText): readonly Token[] {
  const enumerators = new Set<Token>();
  let value = 0;
  for (const token of tokens) {
    if (
      (meaningOf(token, 'number')?.value ?? meaningOf(token, 'copies')?.count) !== value + 1 ||
      !isBeforeLine(token, chars)
    )
      continue;
    value++;
    enumerators.add(token);
  }
  if (value < 2) return tokens;
  return tokens.map((token) => (enumerators.has(token) ? { ...token, meanings: [{ kind: 'skip' } as const] } : token));
}

/** Returns true for a number between the start of a line and a mark: `1、`, `1.`, `1)`, but not `1.5`. */
function isBeforeLine({ start, end }: Token, chars: string): boolean {
  let before = start;
  while (before > 0 && ' (（'.includes(chars.charAt(before - 1))) before--;
  const isAtStart = before === 0 || chars[before - 1] === '\n';
  return isAtStart && '、.)）'.includes(chars.charAt(end) || '-') && !isDigit(chars.charCodeAt(end + 1));
}
