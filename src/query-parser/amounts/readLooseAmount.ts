import type { ParseMode } from '@/query-parser/result/parsedText';
import type { Entity, TextPart } from '@/query-parser/text/textPart';
import { isBreakingGap, meaningOf, means, type Token } from '@/query-parser/text/token';
import { type Amount, parseAmount } from '@/query-parser/tokens/parseAmount';
import { isCountedNoun, qualifiesName, targetOf } from './amountTarget';
import type { Bound } from './approximate';
import { CORRECTION, isConcluded } from './corrections';

/** Words between a name and an amount that does not touch it. */
const MAX_DISTANCE = 8;

/** Rules that only listings need. A page that parses wishes does not load them. */
export type LooseAmountRules = {
  readonly isExplained: (tokens: readonly Token[], index: number, amount: Amount, chars: string) => boolean;
};

/** Matches an amount that counts what an earlier clause named: 红珠越多越好 最少5000, 等级不要太高的，130以下, and one that corrects an
 *  earlier amount: 沙漏2000以上……打错了，3000以上.
 *  @param parts  the parts before the amount
 *  @param chars  the folded text */
export function readLooseAmount(
  tokens: readonly Token[],
  index: number,
  parts: readonly TextPart[],
  mode: ParseMode,
  chars: string,
  rules: LooseAmountRules | null,
): Bound | null {
  const amount = parseAmount(tokens, index);
  if (amount === null || means(tokens[index], 'to') || isCountedNoun(tokens[amount.end], chars)) return null;
  const isLast = mode === 'query' && isConcluded(chars, tokens[amount.end - 1]?.end ?? 0);
  const corrected = correctedRange(tokens, index, parts, chars, isLast);
  if (corrected !== null) {
    const { min, max } = amount;
    // In 100以上150未満…いや149以下 only the upper limit is corrected.
    const { range: old } = corrected;
    // ポケゴ100くらい…いや200以上 leaves nothing of the first.
    const isOneSided = amount.hasBound && old.min !== null && old.max !== null && (min ?? old.min) <= (max ?? old.max);
    const isLimit = corrected.kind === 'price' && mode === 'query' && !amount.hasBound;
    const range = isLimit
      ? { min: null, max: min }
      : isOneSided
        ? { min: min ?? old.min, max: max ?? old.max }
        : // In 世界60，不对，是61 the first amount is exact, so the second one is.
          { min, max: !amount.hasBound && old.min === old.max ? min : max };
    return { entity: { ...corrected, range }, end: amount.end };
  }
  const isFurther =
    mode === 'query'
      ? amount.hasBound || isEnough(tokens, amount, chars)
      : rules?.isExplained(tokens, index, amount, chars) === true;
  const facet = isFurther ? openFacet(tokens, index, amount, chars) : null;
  return facet === null
    ? null
    : { entity: { kind: 'range', facet, range: { min: amount.min, max: amount.max } }, end: amount.end };
}

/** 上限从500改650 */
const CHANGED_BUDGET = /^[元块r]?[,， \n]?[改涨]到? ?$/;

type AmountEntity = Extract<Entity, { readonly kind: 'range' | 'price' }>;

/** 石头不用多，三百就够 */
const ENOUGH = /^.?(?:就|即|也)(?:够|行|好|可|成)/;

function isEnough(tokens: readonly Token[], { end }: Amount, chars: string): boolean {
  const start = tokens[end - 1]?.end ?? 0;
  return ENOUGH.test(chars.slice(start, start + 3));
}

/** Returns the last amount if a correction and nothing else separates it from this one. */
function correctedRange(
  tokens: readonly Token[],
  index: number,
  parts: readonly TextPart[],
  chars: string,
  isLast: boolean,
): AmountEntity | null {
  // 世界写错了，是60 and 300改450 name what they correct; 600…算了700以内 corrects the bare number.
  let named: { readonly key: string | number; readonly end: number } | undefined;
  let from: number | null = null;
  for (let position = parts.length - 1; position >= 0 && position > parts.length - 2 * MAX_DISTANCE; position--) {
    const { tokens: [token] = [], entity, end = 0 } = parts[position] ?? {};
    // 90k carats on JP, no wait, 60k; but not 石头90以上。不要国服，…
    if (from !== null && parts[position + 1]?.gap === 'stop') return null;
    if (entity?.kind === 'range' || entity?.kind === 'price') {
      const keys = [entity.kind === 'range' && entity.facet, entity.range.min, entity.range.max];
      if (named !== undefined && !keys.includes(named.key)) continue;
      const between = chars.slice(named?.end ?? from ?? end, tokens[index]?.start);
      return isLast || CORRECTION.test(between) || CHANGED_BUDGET.test(between) ? entity : null;
    }
    if (named !== undefined) continue;
    if (means(token, 'option')) from ??= end;
    else if (entity !== null || isName(token)) return null;
    const key = meaningOf(token, 'number')?.value ?? targetOf(token)?.facet;
    if (key !== undefined && key !== 'stock') named = { key, end };
  }
  return null;
}

/** Returns the facet that was named last without an amount. Upper limits without a unit are prices unless they fit an attribute. */
function openFacet(tokens: readonly Token[], index: number, amount: Amount, chars: string): string | null {
  const { min, max } = amount;
  let breaks = isBreakingGap(tokens[index]?.gap) ? 1 : 0;
  for (let cursor = index - 1; cursor >= 0 && cursor >= index - MAX_DISTANCE; cursor--) {
    const token = tokens[cursor];
    if (token === undefined) return null;
    if (DIGITS.test(chars.slice(token.end, token.end + 3))) continue;
    // 不要太高的 sets a limit rather than refusing.
    if (means(token, 'not') && DEGREE.test(chars.slice(token.end, tokens[index]?.start))) continue;
    if (isName(token) || (amount.hasBound && isDenial(token)) || closes(token)) return null;
    if (qualifiesName(tokens, cursor)) return null;
    const target = targetOf(token);
    if (
      target !== null &&
      target.factor === 1 &&
      !target.identity &&
      target.facet !== 'stock' &&
      !means(token, 'number')
    ) {
      // In 塔600层起，400内 the floors have their number.
      if (token.gap === 'none' && means(tokens[cursor - 1], 'number')) return null;
      const count = meaningOf(token, 'count');
      const fits = max === null || (count !== undefined && max <= count.max);
      return fits && (min ?? max ?? 0) > 0 ? target.facet : null;
    }
    if (token.gap === 'stop') return null;
    // Clauses of chatter do not count: 太高的，谢谢，130以下.
    if (isBreakingGap(token.gap) && !means(token, 'skip') && breaks++ > 0) return null;
  }
  return null;
}

/** 三位数 and 3桁 are no amounts. */
export const DIGITS = /^(?:位数|桁|ケタ)/;

const DEGREE = /^[太过很]?[高低大多]|^[动用抽花]过|^too|^ソコマデ/;

/** Words after which a name no longer waits for its number. */
const CLOSING = ['number', 'money', 'price', 'option', 'ignored', 'optional', 'sort', 'level'] as const;

function closes(token: Token): boolean {
  return CLOSING.some((kind) => means(token, kind));
}

function isDenial(token: Token): boolean {
  return means(token, 'not');
}

function isName(token: Token | undefined): boolean {
  return means(token, 'item');
}
