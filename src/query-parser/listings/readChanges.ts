import { asSkipped, meaningOf, means, type Token } from '@/query-parser/text/token';

/** Signs between a former number and today's: 14k >>> 2.6k. */
const ARROW = /^ ?>{2,} ?$/;
/** Words before a former number, and between it and today's: 从5w掉到1w2, 从320变850. */
const FROM = /(?:从|由)(?:[原之]?[来前本])?$/;
const CHANGED = /^[个张枚颗块元]?(?:[掉降变改涨减跌升补](?:到|成|至|为|了){0,2}|(?:花|抽|用|砸|肝|攒)(?:到|成)) ?$/;
/** Words between a number that does not hold and the one that does: 5万と書いてた分は今1.4万. */
const WRITTEN = /^[^\d\n]{0,4}ト书[イキ][^\d\n]{0,20}(?:今|实际|正シク)ハ?$/;
/** Between two levels of which the second one holds: 宝具3と書きましたが宝具2. */
const WRITTEN_LEVEL = /^ト书[イキ](?:マシタ|タ)(?:ガ|ケド)(?:本当ハ|正シクハ|实际ハ)?$/;
/** Between a rough number and the exact one: 4600多(4612), 六千多点不到，实数5830. */
const ROUGH = /^[个张枚颗]?(?:多|来|几)?(?:点|个|张)?(?:不到|左右)?(?:\(|[,，]? ?(?:实数|实际|准确)(?:是|说是)?) ?$/;
const MAX_CONTEXT = 12;
const MAX_DISTANCE = 16;

/** Lets today's one of two numbers count if a listing says how an amount has changed.
 *  @param chars  the folded text */
export function readChanges(tokens: readonly Token[], chars: string): readonly Token[] {
  const changed = new Map<Token, Token>();
  for (const [index, token] of tokens.entries()) {
    if (isWrittenLevel(tokens, index, chars)) changed.set(token, asSkipped(token));
    if (means(token, 'level') || !means(token, 'number')) continue;
    const later = index + 1 + tokens.slice(index + 1, index + MAX_DISTANCE).findIndex((one) => means(one, 'number'));
    const next = tokens[later];
    if (later === index || next === undefined) continue;
    const before = chars.slice(Math.max(0, token.start - MAX_CONTEXT), token.start);
    const between = chars.slice(token.end, next.start);
    const isFrom = FROM.test(before) && CHANGED.test(between);
    const isWritten = WRITTEN.test(between);
    const isRough = between !== '(' && ROUGH.test(between) && isSimilar(token, next);
    if (!isFrom && !isWritten && !isRough && !ARROW.test(between)) continue;
    for (const one of tokens.slice(isFrom ? index - 1 : index, later)) changed.set(one, asSkipped(one));
    // The number stands where the former one did, beside what it counts.
    if (!isWritten && !isRough) continue;
    changed.set(token, { ...token, meanings: next.meanings });
    changed.set(next, asSkipped(next));
  }
  return changed.size === 0 ? tokens : tokens.map((token) => changed.get(token) ?? token);
}

/** Returns true for a level that was written by mistake, before the one that holds. */
function isWrittenLevel(tokens: readonly Token[], index: number, chars: string): boolean {
  if (!means(tokens[index], 'level')) return false;
  const next = tokens.slice(index + 1, index + MAX_DISTANCE).find((one) => means(one, 'level'));
  return next !== undefined && WRITTEN_LEVEL.test(chars.slice(tokens[index]?.end, next.start));
}

/** Returns true if two numbers differ by at most a fifth. */
function isSimilar(one: Token, other: Token): boolean {
  const [first, second] = [meaningOf(one, 'number')?.value ?? 0, meaningOf(other, 'number')?.value ?? 0];
  return Math.abs(first - second) <= first / 5;
}
