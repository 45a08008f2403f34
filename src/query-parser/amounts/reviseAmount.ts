import { makeTextPart, type TextPart } from '@/query-parser/text/textPart';
import { asSkipped, isBreakingGap, isMoney, means, type Token } from '@/query-parser/text/token';
import { parseAmount } from '@/query-parser/tokens/parseAmount';
import { isCountedNoun, targetOf } from './amountTarget';
import type { Bound } from './approximate';
import { CORRECTION } from './corrections';

/** Parts between an amount and the one that replaces it. */
const MAX_DISTANCE = 10;
/** Characters before an amount that can call it outdated. */
const MAX_CONTEXT = 10;

/** Signs and words that lead from one number to the next, whatever they count: 300→280, 聖杯は6と書いてましたが5, but not 188，1200→950. */
const REVISION =
  /^[^\d,，]{0,24}(?:[→⇒➡⟶←]|[-=]>|カラ)|[应该啊哦噢呃额]是|更新|补充|纠正|修正|具体|订正|我重?数|核对|实际|[用花抽砸]到|ト书[イキ]|(?:デシタ|ダッタ|アッタ|アリマシタ|ト思ッテ[イマシ]{0,3}タ)(?:ガ|ケド|ノニ)|(?:ジャ|デハ)ナク[テッ]|本当ハ|correct|turns? out|edit(?![a-z])/;
/** Words for the rest of an amount; a verb of spending lets it follow a comma: 石头昨天还有300今天剩280, 十连8张，刚抽掉3张，剩5. */
const REST = /剩|余下|残[リッ]|left|remain/;
const SPENT = /[抽用花砸烧吃送卖]|使|回シ|减|spent|used|burn/;
/** Today's number, if the one before it is called outdated or is followed by a bracket: 石头原来300，现在280; 300（现在280）. */
const CURRENT = /现|目前|今|如今|已|now|current|only/;
const OUTDATED =
  /(?:原来|原本|本来|之前|以前|昨[天晚日]|先[月周]|was|were|had|before|モトモト|元々|前ハ)[^,，。\n]{0,20}$/;

/** Words before a number that an amount is not: 等级81不是91, 150（写成140了）, 14个（昨日の17から）. */
const NOT_BEFORE =
  /(?:不是|并非|而非|而不是|写成|写了|写的是?|写着|打成|说成|看成|误写|[^a-z]not|instead of|rather than|(?:デハ|ジャ)ナク)(?:昨[天日][的ノ])?\s?$/;
const NOT_IN_BRACKETS =
  /\((?:[^()]{0,8})(?:昨[天日晚][的ノハ]?|原来是?|之前是?|以前是?ハ?|前ハ|was|from|up from|down from)\s?$/;

/** Words of selling or of a currency after a number, which is a price instead. */
const PRICE_WORD_AFTER = /^\s?(?:一?个|出|带走|拿走|打包|一口价|秒|包邮|走|元|块|obo|each|shipped|firm)/;

/** Matches a number that replaces the amount before it, whose part becomes skipped words: 石头300→280, 五星60个，哦是62个.
 *  @param parts  the parts before the token; changed in place
 *  @param chars  the folded text */
export function reviseAmount(tokens: readonly Token[], index: number, parts: TextPart[], chars: string): Bound | null {
  const isRest = targetOf(tokens[index])?.facet === 'stock';
  // 150前后→实际152; before a price it means the final one.
  const isActual = chars.slice(tokens[index]?.start, tokens[index]?.end) === '实际';
  const first = isRest || isActual ? index + 1 : index;
  const amount = !means(tokens[first], 'number') ? null : parseAmount(tokens, first);
  if (amount === null || amount.min === null || means(tokens[index], 'to')) return null;
  const position = lastAmount(parts);
  const before = parts[position];
  if (before?.entity?.kind !== 'range' || (isRest && before.entity.facet === 'stock')) return null;
  const start = tokens[first]?.start ?? 0;
  const between = chars.slice(before.end, start);
  if (!leadsOn(between, OUTDATED.test(chars.slice(Math.max(0, before.start - MAX_CONTEXT), before.end)))) return null;
  const measured = isTouching(tokens[amount.end]) && means(tokens[amount.end], 'measure');
  const end = measured ? amount.end + 1 : amount.end;
  if (belongsElsewhere(tokens, end, chars)) return null;
  const { entity } = before;
  parts[position] = makeTextPart(before.tokens.map(asSkipped), null);
  return { entity: { ...entity, range: { min: amount.min, max: amount.min } }, end };
}

/** Returns the end of a number that an amount is not, or null. Its 不是 becomes skipped words, as it refuses nothing after it:
 *  金块3，不是30啊是3.
 *  @param parts  changed in place */
export function skipFormerAmount(
  tokens: readonly Token[],
  index: number,
  parts: TextPart[],
  chars: string,
): number | null {
  const token = tokens[index];
  const before = parts[lastAmount(parts)];
  if (!means(token, 'number') || token === undefined || before?.entity?.kind !== 'range') return null;
  const between = chars.slice(before.end, token.start);
  const isFormer = NOT_BEFORE.test(between);
  if (between.includes('\n') || !(isFormer || NOT_IN_BRACKETS.test(between))) return null;
  if (belongsElsewhere(tokens, index + 1, chars)) return null;
  const denial = parts.at(-1);
  if (isFormer && denial?.entity === null) parts[parts.length - 1] = makeTextPart(denial.tokens.map(asSkipped), null);
  return index + 1;
}

/** Returns the index of the last amount if no name and no other value follows it, else -1. */
function lastAmount(parts: readonly TextPart[]): number {
  for (let index = parts.length - 1; index >= 0 && index >= parts.length - MAX_DISTANCE; index--) {
    const part = parts[index];
    if (part === undefined) return -1;
    if (part.entity !== null) return part.entity.kind === 'range' ? index : -1;
    if (part.tokens.some((token) => ENDS.some((kind) => means(token, kind)) || targetOf(token)?.factor === 1))
      return -1;
  }
  return -1;
}

/** Kinds of words that another amount may be about. */
const ENDS = ['item', 'option', 'price'] as const;

function leadsOn(between: string, isOutdated: boolean): boolean {
  const isSameLine = !between.includes('\n');
  if (REVISION.test(between) || (isSameLine && CORRECTION.test(between))) return true;
  const isSpent = SPENT.test(between);
  if (isSameLine && CURRENT.test(between) && (isOutdated || isSpent || REST.test(between) || /^\s?\(/.test(between)))
    return true;
  return REST.test(between) && (isSpent || !/[,，。;\n]/.test(between));
}

/** A number counts what touches it, and a sum is a price. */
function belongsElsewhere(tokens: readonly Token[], end: number, chars: string): boolean {
  const next = tokens[end];
  if (next === undefined) return false;
  const last = tokens[end - 1]?.end ?? 0;
  if (PRICE_WORD_AFTER.test(chars.slice(last, last + 5)) || isMoney(next)) return true;
  if (isBreakingGap(next.gap) || next.gap === 'join') return false;
  if (targetOf(next) !== null) return isTouching(next) || parseAmount(tokens, end + 1) === null;
  return isCountedNoun(next, chars);
}

function isTouching(token: Token | undefined): boolean {
  return token?.gap === 'none';
}
