import { isBreakingGap, meaningOf, means, type Token } from '@/query-parser/text/token';
import { refusedEnd } from './refusedEnd';

/** Levels that `max` limits; max NP5 means the highest level instead. */
const LOW_LEVEL = /[1-3]/;

/** Reads 宝2到宝4 and 2-4破 as the lower level, and 宝3以下 as none: a query has minimum levels only. What is left out becomes unread, so that
 *  the buyer sees it. 宝3以下不看 is the lower level as well.
 *  @param chars  the folded text */
export function limitLevels(tokens: readonly Token[], chars: string): readonly Token[] {
  const limited = [...tokens];
  const omit = (from: number, to: number, meanings: Token['meanings'] = []) => {
    for (let index = from; index <= to; index++) limited[index] = { ...(tokens[index] as Token), meanings };
  };
  for (const [index, first] of tokens.entries()) {
    const before = tokens[index - 1];
    const [second, third, fourth] = tokens.slice(index + 1, index + 4);
    // 任意两个: how many of the choice is no number of copies.
    if (means(before, 'oneOf') && (meaningOf(first, 'copies')?.count ?? 0) > 1) omit(index, index);
    if (second === undefined || isBreakingGap(second.gap)) continue;
    const isNamed = means(before, 'item') && !isBreakingGap(first.gap) && numberOf(first) <= HIGHEST;
    const isMeasured = isNamed && means(second, 'measure');
    const isUpper =
      first.gap === 'none' && means(before, 'least') && means(tokens[index - 2], 'level') && means(first, 'number');
    // LR10まで育ってる is a level that was reached.
    const isLimit = isMost(second, 'after') && second.gap !== 'mark' && textOf(second, chars) !== 'マデ';
    // 1500r以内, in a game with the rarity R
    const isSum = means(before, 'number') && means(first, 'money') && first.gap === 'none';
    const isBelow = isMost(first, 'before') && statesLevel(second);
    const isLowLevel = isLimit && statesLevel(first);
    const refused = isBelow || isLowLevel ? refusedEnd(tokens, index + 2, chars) : null;
    if (refused !== null) {
      omit(index, refused - 1, [{ kind: 'skip' }]);
      limited[isBelow ? index + 1 : index] = isBelow ? second : first;
    } else if ((isLowLevel || (isLimit && isUpper)) && !isSum) omit(index, index + 1);
    else if (isMeasured && isMost(third, 'after') && third?.gap === 'none') omit(index, index + 2);
    else if (isBelow && LOW_LEVEL.test(textOf(second, chars))) omit(index, index + 1);
    else if (means(second, 'to') && third?.gap === second.gap) {
      const isLevel = means(third, 'level');
      if (means(first, 'level') && (isLevel || means(third, 'number'))) omit(index + 1, index + 2);
      else if (means(first, 'number') && isLevel) {
        omit(index + 1, index + 2);
        limited[index] = lowerLevel(first, third, chars);
      } else if (isNamed && means(third, 'number') && means(fourth, 'measure')) {
        omit(index + 1, index + 3);
        limited[index] = { ...first, meanings: [{ kind: 'copies', count: numberOf(first), prefix: false }] };
      }
    }
  }
  return limited;
}

/** Larger numbers are sums rather than copies. */
const HIGHEST = 9;

/** Makes a level of the number 2 in 2-4破, where 4破 is the level. */
function lowerLevel(first: Token, last: Token, chars: string): Token {
  const upper = Number(/\d/.exec(textOf(last, chars))?.[0] ?? Number.NaN);
  const levels = [...(meaningOf(last, 'level')?.levels ?? [])].map(
    ([kind, level]) => [kind, level - upper + numberOf(first)] as const,
  );
  const areValid = levels.every(([, level]) => level >= 1);
  return { ...first, meanings: areValid ? [{ kind: 'level', levels: new Map(levels) }] : [] };
}

function textOf({ start, end }: Token, chars: string): string {
  return chars.slice(start, end);
}

function numberOf(token: Token): number {
  return meaningOf(token, 'number')?.value ?? Number.NaN;
}

function statesLevel(token: Token): boolean {
  return (means(token, 'level') || means(token, 'copies')) && !means(token, 'item');
}

function isMost(token: Token | undefined, side: 'before' | 'after'): boolean {
  return token?.meanings.some((one) => one.kind === 'most' && one.side === side) === true;
}
