import { asSkipped, isBreakingGap, meaningOf, means, type Token } from '@/query-parser/text/token';

/** What stands between two numbers of which the second one holds: 2→3, 3枚と書きましたが2枚. */
const REVISED = /^[张枚x× ]*[→⇒➡][^\p{Script=Han}\n\d]{0,6}$|^[张枚 ]*[-=]> ?(?:now )?$|^枚ト书[イキ][^\d\n]{0,6}$/u;

/** Lets the second of two numbers after a name count: 黑魔术师2→3, 禁忌の一滴 1→本当は2.
 *  @param chars  the folded text */
export function reviseCounts(tokens: readonly Token[], chars: string): readonly Token[] {
  const revised = new Map<number, Token>();
  for (const [index, token] of tokens.entries()) {
    const number = meaningOf(token, 'number');
    if (number === undefined || !followsName(tokens, index)) continue;
    let later = index + 1;
    while (later < index + MAX_DISTANCE && !means(tokens[later], 'number')) later++;
    const next = tokens[later];
    if (next === undefined || !REVISED.test(chars.slice(token.end, next.start))) continue;
    revised.set(index, { ...token, meanings: next.meanings });
    for (let position = index + 1; position <= later; position++)
      revised.set(position, asSkipped(tokens[position] as Token));
  }
  return revised.size === 0 ? tokens : tokens.map((token, index) => revised.get(index) ?? token);
}

const MAX_DISTANCE = 4;

function followsName(tokens: readonly Token[], index: number): boolean {
  const isTimes = means(tokens[index - 1], 'times');
  return !isBreakingGap(tokens[index]?.gap) && means(tokens[isTimes ? index - 2 : index - 1], 'item');
}
