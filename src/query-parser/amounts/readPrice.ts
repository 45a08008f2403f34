import type { Currency } from '@/domain/money';
import type { Range } from '@/domain/query';
import type { ParseMode } from '@/query-parser/result/parsedText';
import { isBreakingGap, isMoney, meaningOf, means, startsClause, type Token } from '@/query-parser/text/token';
import { type Amount, parseAmount } from '@/query-parser/tokens/parseAmount';
import { refusedEnd } from '@/query-parser/tokens/refusedEnd';
import { isFiller, targetOf } from './amountTarget';
import { approximate, type Bound, isAbout } from './approximate';
import { readSuffix } from './readSuffix';
import { limitRefused } from './refusedPrice';

/** Matches 预算500, ¥500, 500元, 500-800元, 300円以下. */
export function readPrice(tokens: readonly Token[], index: number, mode: ParseMode, chars: string): Bound | null {
  let cursor = index;
  // 钱 also names a resource.
  const first = tokens[index];
  const isMoneyWord = mode === 'query' && first?.gap !== 'none' && chars.slice(first?.start, first?.end) === '钱';
  const hasPriceWord = isMoneyWord || means(tokens[cursor], 'price');
  if (hasPriceWord) cursor++;
  while (hasPriceWord && (isFiller(tokens[cursor]) || isAbout(tokens[cursor]))) cursor++;
  if (cursor > index && isBreakingGap(tokens[cursor]?.gap) && !isAloneOnLine(tokens, cursor)) return null;
  const between = readBetween(tokens, cursor);
  if (between !== null) return between;
  const boundTokens = readLeadingSide(tokens, cursor);
  const leadingMoney = meaningOf(tokens[cursor + boundTokens], 'money');
  const amount =
    leadingMoney !== undefined && boundTokens === 1
      ? parseWithoutMoney(tokens, cursor)
      : parseAmount(tokens, leadingMoney === undefined ? cursor : cursor + 1, isMoney);
  if (amount === null || (isMoneyWord && (amount.max ?? amount.min ?? 0) > LARGEST_SUM)) return null;
  let { end } = amount;
  const moneyAfter =
    isBreakingGap(tokens[end]?.gap) || startsPrice(tokens, end) ? undefined : meaningOf(tokens[end], 'money');
  if (moneyAfter !== undefined) end++;
  // 手里就剩300石头
  else if (/[就只]/.test(chars.slice(first?.start, first?.end)) && isCount(tokens, end)) return null;
  const innerSign = tokens
    .slice(index, end)
    .map((token) => meaningOf(token, 'money'))
    .find((one) => one !== undefined);
  // ¥ is also used for yen, $ for other dollars: ¥20,000 日元, $420 HKD. In $50块 the measure word is no yuan.
  const sign = leadingMoney?.currency;
  const isSign = sign === 'CNY' || (sign === 'USD' && moneyAfter?.currency !== 'CNY');
  const money = isSign ? (moneyAfter ?? leadingMoney) : (leadingMoney ?? moneyAfter ?? innerSign);
  const around = amount.max ?? amount.min;
  // I won 3 of them
  const isVerb = money?.currency === 'KRW' && (around ?? 0) < SMALLEST_SUM;
  if (isVerb || (!hasPriceWord && money === undefined)) return null;
  if (!hasPriceWord && leadingMoney === undefined && moneyAfter !== undefined && isNameFragment(tokens, end))
    return null;
  // ~$70 is about that much; ~7000円 and ~70元 are up to that much.
  const isAround =
    mode === 'query' &&
    [tokens[index], tokens[index - 1]].some((token) => chars[token?.start ?? -1] === '~') &&
    (money?.currency === 'USD' || money?.currency === 'EUR');
  if (isAround && around !== null && amount.min !== amount.max)
    return { entity: { kind: 'price', range: approximate(around), currency: money.currency }, end };
  const suffixed = moneyAfter === undefined ? { amount, end } : readSuffix(tokens, end, amount);
  return {
    entity: priceEntity(suffixed.amount, money?.currency ?? currencyNear(tokens, suffixed.end), mode),
    end: suffixed.end,
  };
}

/** Returns true if a number counts the word after it, which has no amount of its own. */
function isCount(tokens: readonly Token[], end: number): boolean {
  return tokens[end]?.gap === 'none' && targetOf(tokens[end]) !== null && parseAmount(tokens, end + 1) === null;
}

/** Larger numbers after 钱 are amounts of a resource. */
const LARGEST_SUM = 20_000;

/** More tokens than an amount has. */
const MAX_AMOUNT_LENGTH = 24;

/** Parses the amount of 最多¥500, whose currency stands between the bound and the number. */
function parseWithoutMoney(tokens: readonly Token[], index: number): Amount | null {
  const rest = tokens.slice(index + 2, index + MAX_AMOUNT_LENGTH);
  const amount = parseAmount([...tokens.slice(index, index + 1), ...rest], 0, isMoney);
  return amount === null ? null : { ...amount, end: index + amount.end + 1 };
}

/** Matches between $40 and $60. */
function readBetween(tokens: readonly Token[], index: number): Bound | null {
  const money = meaningOf(tokens[index + 1], 'money');
  if (money === undefined || !means(tokens[index], 'between')) return null;
  const limits = tokens.slice(index, index + MAX_BETWEEN_LENGTH);
  const amount = parseAmount(
    limits.filter((token) => !isMoney(token)),
    0,
  );
  if (amount === null || amount.min === null || amount.max === null) return null;
  const end = index + amount.end + limits.slice(0, amount.end + 2).filter(isMoney).length;
  return { entity: { kind: 'price', range: { min: amount.min, max: amount.max }, currency: money.currency }, end };
}

const MAX_BETWEEN_LENGTH = 6;

/** Smaller numbers without a unit are rarely prices. */
const SMALLEST_SUM = 10;

/** Matches a sum of a wish without a unit: 200左右, 500以内, 200到450之间. */
export function readBarePrice(tokens: readonly Token[], index: number, mode: ParseMode, chars: string): Bound | null {
  if (mode === 'offer') return null;
  const amount = parseAmount(tokens, index);
  if (amount === null) return null;
  const { min, max, end, hasBound } = amount;
  const about = tokens[end];
  if (!hasBound && min !== null && min >= SMALLEST_SUM && isAbout(about) && about?.gap === 'none')
    return { entity: { kind: 'price', range: approximate(min), currency: 'CNY' }, end: end + 1 };
  const isOffered =
    !hasBound && (min ?? 0) >= SMALLEST_SUM && startsWord(tokens[index]) && isBid(chars, tokens[end - 1]?.end ?? 0);
  if (isOffered) return { entity: priceEntity(amount, 'CNY', mode), end };
  if (!hasBound || means(tokens[index], 'to')) return null;
  if (max === null && (min ?? 0) >= SMALLEST_SUM) {
    // 两百起 五百封顶
    const upper = tokens[end]?.gap === 'stop' ? null : parseAmount(tokens, end);
    if (upper?.hasBound && upper.min === null && (upper.max ?? 0) > (min ?? 0))
      return {
        entity: priceEntity({ ...upper, min }, currencyNear(tokens, upper.end), mode),
        end: isMoney(tokens[upper.end]) ? upper.end + 1 : upper.end,
      };
    const bare: Bound = { entity: priceEntity(amount, currencyNear(tokens, end), mode), end };
    return refusedEnd(tokens, end, chars) === null ? null : limitRefused(tokens, bare, mode, chars);
  }
  if (
    max === null ||
    max < SMALLEST_SUM ||
    (min !== null && (min < SMALLEST_SUM || !isWholeClause(tokens, index, end)))
  )
    return null;
  const bound = { entity: priceEntity(amount, currencyNear(tokens, end), mode), end };
  return limitRefused(tokens, bound, mode, chars);
}

/** Verbs after a sum that a buyer offers: 350收, 350带走. */
const BID =
  /^ ?就?(?:[收求买入]一?[个只]|(?:收|求|入|带走|拿走|拿下|秒|一口价|打包|デ买イ|デ购入|デオ愿イ)[了吧啦]?(?![^\s,。!;、]))/;

function isBid(chars: string, end: number): boolean {
  return BID.test(chars.slice(end, end + MAX_BID_LENGTH));
}

const MAX_BID_LENGTH = 8;

function startsWord(token: Token | undefined): boolean {
  return token?.gap !== 'none';
}

/** A bare range is a price only if its clause holds nothing that it may count. */
function isWholeClause(tokens: readonly Token[], index: number, end: number): boolean {
  const before = tokens[index - 1];
  const opens = startsClause(tokens[index]) || isFiller(before) || tokens[index]?.gap === 'soft';
  const after = tokens[end];
  return opens && (startsClause(after) || after?.meanings.some(({ kind }) => MAY_FOLLOW.has(kind)) === true);
}

/** 四百到六百都谈, 200到450之间 */
const MAY_FOLLOW: ReadonlySet<string> = new Set(['skip', 'about', 'each', 'oneOf', 'optional']);

/** 预算 may be followed by its sum on the next line. */
function isAloneOnLine(tokens: readonly Token[], index: number): boolean {
  const amount = parseAmount(tokens, index);
  if (amount === null || tokens[index]?.gap !== 'break') return false;
  const after = tokens[amount.end];
  return startsClause(after) || isMoney(after);
}

const MAX_CURRENCY_DISTANCE = 6;

/** Returns the currency that a sum without one is followed by: 3万まで出せます（円です）. */
function currencyNear(tokens: readonly Token[], index: number): Currency {
  for (let cursor = index; cursor < index + MAX_CURRENCY_DISTANCE; cursor++) {
    const token = tokens[cursor];
    if (token === undefined || isBreakingGap(token.gap)) break;
    const money = meaningOf(token, 'money');
    // 1500 小刀 asks for a discount.
    const isPart = token.gap === 'none' && token.end - token.start === 1 && cursor > index;
    if (money !== undefined && !isPart && !startsPrice(tokens, cursor)) return money.currency;
    if (means(token, 'number')) break;
  }
  return 'CNY';
}

/** In 88 / $150 the sign belongs to the number after it. */
function startsPrice(tokens: readonly Token[], index: number): boolean {
  const next = tokens[index + 1];
  const isWord = (tokens[index]?.gap ?? 'none') === 'none' && (next?.gap ?? 'soft') !== 'none';
  return !isWord && next?.gap === 'none' && means(next, 'number');
}

/** In 2块拼图 the currency word is a measure word of the next noun. */
function isNameFragment(tokens: readonly Token[], index: number): boolean {
  const leadingMoney = tokens[index - 1];
  const next = tokens[index];
  return (
    means(leadingMoney, 'measure') && next?.gap === 'none' && (targetOf(next) !== null || next.meanings.length === 0)
  );
}

function readLeadingSide(tokens: readonly Token[], index: number): 0 | 1 {
  const side = tokens[index]?.meanings.some(
    (one) => (one.kind === 'least' || one.kind === 'most') && one.side !== 'after',
  );
  const next = tokens[index + 1];
  return side === true && !isBreakingGap(next?.gap) && isMoney(next) ? 1 : 0;
}

/** A sum without a bound is an upper limit. */
function priceEntity({ min, max, hasBound }: Amount, currency: Currency, mode: ParseMode): Bound['entity'] {
  const range: Range = hasBound || mode === 'offer' ? { min, max } : { min: null, max: min ?? max };
  return { kind: 'price', range, currency };
}
