import type { Currency } from '@/domain/money';
import type { Range } from '@/domain/query';
import type { ReadMode } from '@/query-parser/result/parsedText';
import { makePart, type Part } from '@/query-parser/text/part';
import { isBreak, meaningOf, type Token } from '@/query-parser/text/token';
import { type Amount, parseAmount } from '@/query-parser/tokens/parseAmount';

/** What a number can count: a resource, a whole-number attribute, pulls of the main currency. */
type Target = {
  readonly facet: string;
  readonly times: number;
  readonly identity: boolean;
  /** What is far beyond this is no amount of it. */
  readonly max: number;
};

/** Joins numbers with what they count and with prices; every other token becomes a part of its own. */
export function bindAmounts(tokens: readonly Token[], mode: ReadMode): readonly Part[] {
  const parts: Part[] = [];
  for (let at = 0; at < tokens.length; ) {
    const bound =
      readField(tokens, at) ??
      readPrice(tokens, at, mode) ??
      readTargetFirst(tokens, at) ??
      readAmountFirst(tokens, at) ??
      readBarePrice(tokens, at, mode);
    const end = bound?.end ?? at + 1;
    parts.push(makePart(tokens.slice(at, end), bound?.fact ?? null));
    at = end;
  }
  return parts;
}

function isAbsurd({ min, bounded }: Amount, { max }: Target): boolean {
  return !bounded && (min ?? 0) > max;
}

/** The limits of an attribute are those of its slider; games go on growing. */
const FAR_BEYOND = 3;

type Bound = { readonly fact: NonNullable<Part['fact']>; readonly end: number };

function readField(tokens: readonly Token[], at: number): Bound | null {
  const quoted = meaningOf(tokens[at], 'quoted');
  if (quoted === undefined || quoted.field !== 'text') return null;
  return { fact: { kind: 'text', text: quoted.text, inside: quoted.inside }, end: at + 1 };
}

/** 石头800, 石：800+, Lv130, 5星×12. */
function readTargetFirst(tokens: readonly Token[], at: number): Bound | null {
  const target = targetOf(tokens[at]);
  if (target === null || isSaidOfName(tokens, at)) return null;
  let place = at + 1;
  while (isFiller(tokens[place])) place++;
  if (isBreak(tokens[place]?.gap) || tokens[place]?.gap === 'join') return null;
  const amount = parseAmount(tokens, place);
  if (amount === null || isAbsurd(amount, target) || belongsToNext(tokens, place, amount)) return null;
  let end = amount.end;
  const last = tokens[end];
  const repeats = targetOf(last)?.facet === target.facet && parseAmount(tokens, end + 1) === null;
  if (last?.gap === 'none' && (meaningOf(last, 'measure') !== undefined || repeats)) end++;
  const after = end > amount.end ? readSuffix(tokens, end, amount) : { amount, end };
  return { fact: rangeFact(target, after.amount), end: after.end };
}

/** 喷火龙三星×2, 未花 UE50: the word is said of the name before it. */
function isSaidOfName(tokens: readonly Token[], at: number): boolean {
  const token = tokens[at];
  if (meaningOf(tokens[at - 1], 'item') === undefined || token === undefined) return false;
  if (meaningOf(token, 'filter') !== undefined) return token.gap === 'none' || token.gap === 'mark';
  return meaningOf(token, 'count')?.id === 'ue' && !isBreak(token.gap);
}

/** 石 30符: the number touches what follows it, not what stands before it. */
function belongsToNext(tokens: readonly Token[], at: number, amount: Amount): boolean {
  const place = skipMeasure(tokens, amount.end);
  const next = tokens[place];
  if (tokens[at]?.gap === 'none' || next === undefined || next.gap !== 'none') return false;
  if (meaningOf(next, 'money') !== undefined) return true;
  return targetOf(next) !== null && parseAmount(tokens, place + 1) === null;
}

/** 800石, 12个5星, 30 呼符, 300抽. */
function readAmountFirst(tokens: readonly Token[], at: number): Bound | null {
  const amount = parseAmount(tokens, at);
  if (amount === null) return null;
  const place = skipMeasure(tokens, amount.end);
  const token = tokens[place];
  const target = targetOf(token);
  if (token === undefined || target === null || isBreak(token.gap) || token.gap === 'join') return null;
  if (isAbsurd(amount, target)) return null;
  // 灰流丽×3 皇闪: the number was said of the name before it.
  if (token.gap !== 'none' && tokens[at]?.gap === 'none' && meaningOf(tokens[at - 1], 'times') !== undefined)
    return null;
  // 3张5星梅林: the stars belong to the name.
  if (
    meaningOf(token, 'filter') !== undefined &&
    tokens[place + 1]?.gap === 'none' &&
    meaningOf(tokens[place + 1], 'item') !== undefined
  )
    return null;
  const nextNumber = tokens[place + 1];
  const reachesOn = nextNumber !== undefined && nextNumber.gap === 'none' && parseAmount(tokens, place + 1) !== null;
  if (reachesOn && token.gap !== 'none') return null;
  const after = readSuffix(tokens, place + 1, amount);
  return { fact: rangeFact(target, after.amount), end: after.end };
}

/** 800石以上: the bound stands behind the name. */
function readSuffix(
  tokens: readonly Token[],
  at: number,
  amount: Amount,
): { readonly amount: Amount; readonly end: number } {
  const token = tokens[at];
  if (amount.bounded || token === undefined || isBreak(token.gap) || amount.min === null) return { amount, end: at };
  if (token.gap === 'none' || token.end - token.start > 1) {
    const least = token.meanings.some((one) => one.kind === 'least' && one.side !== 'before');
    const most = token.meanings.some((one) => one.kind === 'most' && one.side !== 'before');
    // 800石+呼符30 joins; 800石+ alone is a bound.
    const joins = meaningOf(token, 'and') !== undefined && tokens[at + 1]?.gap === 'none';
    if (least && !joins) return { amount: { ...amount, bounded: true }, end: at + 1 };
    if (most) return { amount: { min: null, max: amount.min, bounded: true, end: at + 1 }, end: at + 1 };
  }
  return { amount, end: at };
}

/** 预算500, ¥500, 500元, 500-800元, 300円以下. */
function readPrice(tokens: readonly Token[], at: number, mode: ReadMode): Bound | null {
  let place = at;
  const said = meaningOf(tokens[place], 'price') !== undefined;
  if (said) place++;
  while (said && isFiller(tokens[place])) place++;
  if (place > at && isBreak(tokens[place]?.gap)) return null;
  const sideSign = readLeadingSide(tokens, place);
  const sign = meaningOf(tokens[place + sideSign], 'money');
  const from = sign === undefined ? place : sideSign === 0 ? place + 1 : place;
  const list =
    sign !== undefined && sideSign === 1 ? [...tokens.slice(0, place + 1), ...tokens.slice(place + 2)] : tokens;
  const amount = parseAmount(list, from, isMoney);
  if (amount === null) return null;
  let end = amount.end + (list === tokens ? 0 : 1);
  const behind = isBreak(tokens[end]?.gap) || opensPrice(tokens, end) ? undefined : meaningOf(tokens[end], 'money');
  if (behind !== undefined) end++;
  const innerSign = tokens
    .slice(at, end)
    .map((token) => meaningOf(token, 'money'))
    .find((one) => one !== undefined);
  // ¥ is written for yen as well: ¥20,000 日元.
  const money = sign?.currency === 'CNY' ? (behind ?? sign) : (sign ?? behind ?? innerSign);
  if (!said && money === undefined) return null;
  if (!said && sign === undefined && behind !== undefined && isPiece(tokens, end)) return null;
  const suffixed = behind === undefined ? { amount, end } : readSuffix(tokens, end, amount);
  return { fact: priceFact(suffixed.amount, money?.currency ?? 'CNY', mode), end: suffixed.end };
}

/** 88 / $150: the sign belongs to the number it touches, which stands behind it. */
function opensPrice(tokens: readonly Token[], at: number): boolean {
  const next = tokens[at + 1];
  const isWord = (tokens[at]?.gap ?? 'none') === 'none' && (next?.gap ?? 'soft') !== 'none';
  return !isWord && next?.gap === 'none' && meaningOf(next, 'number') !== undefined;
}

/** 2块拼图: the sign was a measure word of what follows. */
function isPiece(tokens: readonly Token[], at: number): boolean {
  const sign = tokens[at - 1];
  const next = tokens[at];
  return (
    meaningOf(sign, 'measure') !== undefined &&
    next?.gap === 'none' &&
    (targetOf(next) !== null || next.meanings.length === 0)
  );
}

function readLeadingSide(tokens: readonly Token[], at: number): 0 | 1 {
  const side = tokens[at]?.meanings.some(
    (one) => (one.kind === 'least' || one.kind === 'most') && one.side !== 'after',
  );
  return side === true && meaningOf(tokens[at + 1], 'money') !== undefined ? 1 : 0;
}

/** 500以内, 不超过500: an upper bound of nothing else is one of the price. */
function readBarePrice(tokens: readonly Token[], at: number, mode: ReadMode): Bound | null {
  if (mode === 'offer') return null;
  const amount = parseAmount(tokens, at);
  if (amount === null || amount.min !== null || !amount.bounded) return null;
  if (meaningOf(tokens[at], 'to') !== undefined) return null;
  return { fact: priceFact(amount, 'CNY', mode), end: amount.end };
}

/** A name such as World 30 is no amount: it is itself and nothing above. */
function rangeFact({ facet, times, identity }: Target, { min, max, bounded }: Amount): Bound['fact'] {
  const by = (value: number | null) => (value === null ? null : Math.round(value * times));
  const upper = identity && !bounded ? min : max;
  return { kind: 'range', facet, range: { min: by(min), max: by(upper) } };
}

/** Who names a sum without more means at most that much. */
function priceFact({ min, max, bounded }: Amount, currency: Currency, mode: ReadMode): Bound['fact'] {
  const range: Range = bounded || mode === 'offer' ? { min, max } : { min: null, max: min ?? max };
  return { kind: 'price', range, currency };
}

function targetOf(token: Token | undefined): Target | null {
  const resource = meaningOf(token, 'resource');
  if (resource !== undefined) return { facet: resource.id, times: 1, identity: false, max: Number.POSITIVE_INFINITY };
  const count = meaningOf(token, 'count');
  if (count !== undefined) return { facet: count.id, times: 1, identity: count.identity, max: count.max * FAR_BEYOND };
  const worth = meaningOf(token, 'worth');
  return worth === undefined
    ? null
    : { facet: worth.resource, times: worth.amount, identity: false, max: Number.POSITIVE_INFINITY };
}

function isMoney(token: Token | undefined): boolean {
  return meaningOf(token, 'money') !== undefined;
}

/** Words between a name and its number that change nothing: 石头有800, 5星×12. */
function isFiller(token: Token | undefined): boolean {
  if (token === undefined || isBreak(token.gap) || targetOf(token) !== null) return false;
  return (
    meaningOf(token, 'times') !== undefined || (meaningOf(token, 'pass') !== undefined && token.end - token.start <= 2)
  );
}

function skipMeasure(tokens: readonly Token[], at: number): number {
  let place = at;
  while (
    tokens[place]?.gap === 'none' &&
    targetOf(tokens[place]) === null &&
    (meaningOf(tokens[place], 'measure') !== undefined || isParticle(tokens[place]))
  )
    place++;
  return place;
}

function isParticle(token: Token | undefined): boolean {
  return meaningOf(token, 'pass') !== undefined && (token?.end ?? 0) - (token?.start ?? 0) === 1;
}
