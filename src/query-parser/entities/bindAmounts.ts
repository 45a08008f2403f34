import type { Currency } from '@/domain/money';
import type { Range } from '@/domain/query';
import type { ParseMode } from '@/query-parser/result/parsedText';
import { makeTextPart, type TextPart } from '@/query-parser/text/textPart';
import { isBreakingGap, meaningOf, type Token } from '@/query-parser/text/token';
import { type Amount, parseAmount } from '@/query-parser/tokens/parseAmount';
import { approximate, type Bound, isAbout, widenApproximate } from './approximate';

/** Something a number can count: a resource, a whole-number attribute, pulls of the main currency. */
type Target = {
  readonly facet: string;
  readonly factor: number;
  readonly identity: boolean;
  /** Larger numbers are not plausible amounts. */
  readonly max: number;
};

/** Joins numbers with the things they count and with prices. Every other token becomes a part of its own. */
export function bindAmounts(tokens: readonly Token[], mode: ParseMode): readonly TextPart[] {
  const parts: TextPart[] = [];
  for (let index = 0; index < tokens.length; ) {
    const exact =
      readField(tokens, index) ??
      readPrice(tokens, index, mode) ??
      (mode === 'offer' ? readNone(tokens, index) : null) ??
      readTargetFirst(tokens, index) ??
      readAmountFirst(tokens, index) ??
      readBarePrice(tokens, index, mode);
    const bound = exact === null || mode === 'offer' ? exact : widenApproximate(tokens, index, exact);
    const end = bound?.end ?? index + 1;
    parts.push(makeTextPart(tokens.slice(index, end), bound?.entity ?? null));
    index = end;
  }
  return parts;
}

function isImplausible({ min, hasBound }: Amount, { max }: Target): boolean {
  return !hasBound && (min ?? 0) > max;
}

/** Attribute limits are those of the slider; games raise them over time. */
const PLAUSIBLE_FACTOR = 3;

function readField(tokens: readonly Token[], index: number): Bound | null {
  const quoted = meaningOf(tokens[index], 'quoted');
  if (quoted === undefined || quoted.field !== 'text') return null;
  return { entity: { kind: 'text', text: quoted.text, valueRange: quoted.valueRange }, end: index + 1 };
}

/** Matches 石头800, 石：800+, Lv130, 5星×12. */
function readTargetFirst(tokens: readonly Token[], index: number): Bound | null {
  const target = targetOf(tokens[index]);
  if (target === null || qualifiesName(tokens, index)) return null;
  let cursor = index + 1;
  while (isFiller(tokens[cursor]) || isRest(tokens[cursor])) cursor++;
  if (isBreakingGap(tokens[cursor]?.gap) || tokens[cursor]?.gap === 'join') return null;
  const amount = parseAmount(tokens, cursor);
  if (amount === null || isImplausible(amount, target) || belongsToNext(tokens, cursor, amount)) return null;
  let end = amount.end;
  const last = tokens[end];
  const repeats = targetOf(last)?.facet === target.facet && parseAmount(tokens, end + 1) === null;
  if (last?.gap === 'none' && (meaningOf(last, 'measure') !== undefined || repeats)) end++;
  const after = end > amount.end ? readSuffix(tokens, end, amount) : { amount, end };
  return { entity: rangeEntity(target, after.amount), end: after.end };
}

/** In 喷火龙三星×2 and 未花 UE50 the word qualifies the preceding name. */
function qualifiesName(tokens: readonly Token[], index: number): boolean {
  const token = tokens[index];
  if (meaningOf(tokens[index - 1], 'item') === undefined || token === undefined) return false;
  if (meaningOf(token, 'filter') !== undefined) return token.gap === 'none' || token.gap === 'mark';
  return meaningOf(token, 'count')?.id === 'ue' && !isBreakingGap(token.gap);
}

/** In 石 30符 the number touches the following word and belongs to it. */
function belongsToNext(tokens: readonly Token[], index: number, amount: Amount): boolean {
  const cursor = skipMeasure(tokens, amount.end);
  const next = tokens[cursor];
  if (tokens[index]?.gap === 'none' || next === undefined || next.gap !== 'none') return false;
  if (meaningOf(next, 'money') !== undefined) return true;
  return targetOf(next) !== null && parseAmount(tokens, cursor + 1) === null;
}

/** Matches 800石, 12个5星, 30 呼符, 300抽. */
function readAmountFirst(tokens: readonly Token[], index: number): Bound | null {
  const amount = parseAmount(tokens, index);
  if (amount === null) return null;
  const cursor = skipMeasure(tokens, amount.end);
  const token = tokens[cursor];
  const target = targetOf(token);
  if (token === undefined || target === null || isBreakingGap(token.gap) || token.gap === 'join') return null;
  if (isImplausible(amount, target)) return null;
  // In 灰流丽×3 皇闪 the number belongs to the preceding name.
  if (token.gap !== 'none' && tokens[index]?.gap === 'none' && meaningOf(tokens[index - 1], 'times') !== undefined)
    return null;
  // In 3张5星梅林 the stars belong to the name.
  if (
    meaningOf(token, 'filter') !== undefined &&
    tokens[cursor + 1]?.gap === 'none' &&
    meaningOf(tokens[cursor + 1], 'item') !== undefined
  )
    return null;
  const nextNumber = tokens[cursor + 1];
  const startsNextAmount =
    nextNumber !== undefined && nextNumber.gap === 'none' && parseAmount(tokens, cursor + 1) !== null;
  if (startsNextAmount && token.gap !== 'none') return null;
  const after = readSuffix(tokens, cursor + 1, amount);
  return { entity: rangeEntity(target, after.amount), end: after.end };
}

/** Matches a bound after the counted word: 800石以上. */
function readSuffix(
  tokens: readonly Token[],
  index: number,
  amount: Amount,
): { readonly amount: Amount; readonly end: number } {
  const token = tokens[index];
  if (amount.hasBound || token === undefined || isBreakingGap(token.gap) || amount.min === null)
    return { amount, end: index };
  if (token.gap === 'none' || token.end - token.start > 1) {
    const least = token.meanings.some((one) => one.kind === 'least' && one.side !== 'before');
    const most = token.meanings.some((one) => one.kind === 'most' && one.side !== 'before');
    // In 800石+呼符30 the plus sign joins; 800石+ alone is a bound.
    const joins = meaningOf(token, 'and') !== undefined && tokens[index + 1]?.gap === 'none';
    if (least && !joins) return { amount: { ...amount, hasBound: true }, end: index + 1 };
    if (most) return { amount: { min: null, max: amount.min, hasBound: true, end: index + 1 }, end: index + 1 };
  }
  return { amount, end: index };
}

/** Matches 预算500, ¥500, 500元, 500-800元, 300円以下. */
function readPrice(tokens: readonly Token[], index: number, mode: ParseMode): Bound | null {
  let cursor = index;
  const hasPriceWord = meaningOf(tokens[cursor], 'price') !== undefined;
  if (hasPriceWord) cursor++;
  while (hasPriceWord && isFiller(tokens[cursor])) cursor++;
  if (cursor > index && isBreakingGap(tokens[cursor]?.gap)) return null;
  const boundTokens = readLeadingSide(tokens, cursor);
  const leadingMoney = meaningOf(tokens[cursor + boundTokens], 'money');
  const from = leadingMoney === undefined ? cursor : boundTokens === 0 ? cursor + 1 : cursor;
  const list =
    leadingMoney !== undefined && boundTokens === 1
      ? [...tokens.slice(0, cursor + 1), ...tokens.slice(cursor + 2)]
      : tokens;
  const amount = parseAmount(list, from, isMoney);
  if (amount === null) return null;
  let end = amount.end + (list === tokens ? 0 : 1);
  const moneyAfter =
    isBreakingGap(tokens[end]?.gap) || startsPrice(tokens, end) ? undefined : meaningOf(tokens[end], 'money');
  if (moneyAfter !== undefined) end++;
  const innerSign = tokens
    .slice(index, end)
    .map((token) => meaningOf(token, 'money'))
    .find((one) => one !== undefined);
  // ¥ is also used for yen: ¥20,000 日元.
  const money =
    leadingMoney?.currency === 'CNY' ? (moneyAfter ?? leadingMoney) : (leadingMoney ?? moneyAfter ?? innerSign);
  if (!hasPriceWord && money === undefined) return null;
  if (!hasPriceWord && leadingMoney === undefined && moneyAfter !== undefined && isNameFragment(tokens, end))
    return null;
  const suffixed = moneyAfter === undefined ? { amount, end } : readSuffix(tokens, end, amount);
  return { entity: priceEntity(suffixed.amount, money?.currency ?? 'CNY', mode), end: suffixed.end };
}

/** In 88 / $150 the sign belongs to the number after it. */
function startsPrice(tokens: readonly Token[], index: number): boolean {
  const next = tokens[index + 1];
  const isWord = (tokens[index]?.gap ?? 'none') === 'none' && (next?.gap ?? 'soft') !== 'none';
  return !isWord && next?.gap === 'none' && meaningOf(next, 'number') !== undefined;
}

/** In 2块拼图 the currency word is a measure word of the next noun. */
function isNameFragment(tokens: readonly Token[], index: number): boolean {
  const leadingMoney = tokens[index - 1];
  const next = tokens[index];
  return (
    meaningOf(leadingMoney, 'measure') !== undefined &&
    next?.gap === 'none' &&
    (targetOf(next) !== null || next.meanings.length === 0)
  );
}

function readLeadingSide(tokens: readonly Token[], index: number): 0 | 1 {
  const side = tokens[index]?.meanings.some(
    (one) => (one.kind === 'least' || one.kind === 'most') && one.side !== 'after',
  );
  return side === true && meaningOf(tokens[index + 1], 'money') !== undefined ? 1 : 0;
}

/** Smaller approximate numbers without a unit are rarely prices. */
const SMALLEST_SUM = 10;

/** Matches 200左右 and a bound without a unit (500以内, 不超过500), which is a price. */
function readBarePrice(tokens: readonly Token[], index: number, mode: ParseMode): Bound | null {
  if (mode === 'offer') return null;
  const amount = parseAmount(tokens, index);
  if (amount === null) return null;
  const about = tokens[amount.end];
  if (!amount.hasBound && amount.min !== null && amount.min >= SMALLEST_SUM && isAbout(about) && about?.gap === 'none')
    return { entity: { kind: 'price', range: approximate(amount.min), currency: 'CNY' }, end: amount.end + 1 };
  if (amount.min !== null || !amount.hasBound) return null;
  if (meaningOf(tokens[index], 'to') !== undefined) return null;
  return { entity: priceEntity(amount, 'CNY', mode), end: amount.end };
}

/** Numbered names such as World 30 match only themselves. */
function rangeEntity({ facet, factor, identity }: Target, { min, max, hasBound }: Amount): Bound['entity'] {
  const by = (value: number | null) => (value === null ? null : Math.round(value * factor));
  const upper = identity && !hasBound ? min : max;
  return { kind: 'range', facet, range: { min: by(min), max: by(upper) } };
}

/** Matches 石用完了 and, target by target, 石もチケットもゼロ. */
function readNone(tokens: readonly Token[], index: number): Bound | null {
  const target = targetOf(tokens[index]);
  if (target === null || target.identity) return null;
  let hasFurther = false;
  for (let cursor = index + 1; cursor <= index + MAX_NONE_DISTANCE; cursor++) {
    const token = tokens[cursor];
    if (token === undefined || isBreakingGap(token.gap)) return null;
    if (meaningOf(token, 'zero') !== undefined)
      return {
        entity: { kind: 'range', facet: target.facet, range: { min: 0, max: 0 } },
        end: hasFurther ? index + 1 : cursor + 1,
      };
    if (targetOf(token) !== null) hasFurther = true;
    else if (meaningOf(token, 'skip') === undefined && meaningOf(token, 'and') === undefined) return null;
  }
  return null;
}

const MAX_NONE_DISTANCE = 6;

/** A sum without a bound is an upper limit. */
function priceEntity({ min, max, hasBound }: Amount, currency: Currency, mode: ParseMode): Bound['entity'] {
  const range: Range = hasBound || mode === 'offer' ? { min, max } : { min: null, max: min ?? max };
  return { kind: 'price', range, currency };
}

function targetOf(token: Token | undefined): Target | null {
  const resource = meaningOf(token, 'resource');
  if (resource !== undefined) return { facet: resource.id, factor: 1, identity: false, max: Number.POSITIVE_INFINITY };
  const count = meaningOf(token, 'count');
  if (count !== undefined)
    return { facet: count.id, factor: 1, identity: count.identity, max: count.max * PLAUSIBLE_FACTOR };
  const worth = meaningOf(token, 'worth');
  return worth === undefined
    ? null
    : { facet: worth.resource, factor: worth.amount, identity: false, max: Number.POSITIVE_INFINITY };
}

function isMoney(token: Token | undefined): boolean {
  return meaningOf(token, 'money') !== undefined;
}

/** 石头剩600 says how many stones are left, not how many accounts. */
function isRest(token: Token | undefined): boolean {
  return token?.gap === 'none' && meaningOf(token, 'count')?.id === 'stock';
}

/** Filler words between a name and its number: 石头有800, 5星×12. */
function isFiller(token: Token | undefined): boolean {
  if (token === undefined || isBreakingGap(token.gap) || targetOf(token) !== null) return false;
  return (
    meaningOf(token, 'times') !== undefined || (meaningOf(token, 'skip') !== undefined && token.end - token.start <= 2)
  );
}

function skipMeasure(tokens: readonly Token[], index: number): number {
  let cursor = index;
  while (
    tokens[cursor]?.gap === 'none' &&
    targetOf(tokens[cursor]) === null &&
    (meaningOf(tokens[cursor], 'measure') !== undefined || isParticle(tokens[cursor]))
  )
    cursor++;
  return cursor;
}

function isParticle(token: Token | undefined): boolean {
  return meaningOf(token, 'skip') !== undefined && (token?.end ?? 0) - (token?.start ?? 0) === 1;
}
