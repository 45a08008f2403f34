import type { Currency } from '@/domain/money';
import { isTakenBack } from '@/query-parser/amounts/corrections';
import { fillsClause } from '@/query-parser/amounts/fillsClause';
import {
  isContactNumber,
  LARGEST_PRICE,
  OTHER_UNIT,
  SMALLEST_PRICE,
  wordBefore,
} from '@/query-parser/amounts/otherNumbers';
import type { TextPart } from '@/query-parser/text/textPart';
import { isBreakingGap, isMoney, meaningOf, means } from '@/query-parser/text/token';
import { priceRole } from './priceRole';

/** Finds the price of a listing. Of several the one called today's counts: 9000円でしたが7500円, 650→580. In a listing without any, it
 *  is the last number that counts nothing: `日服 梅林宝2 320出`, `…，1350`, `25一个`.
 *  @param chars  the folded text */
export function bindListingPrice(parts: readonly TextPart[], chars: string): readonly TextPart[] {
  // A text that is only a number may be anything.
  if (parts.every(({ entity }) => entity === null)) return parts;
  const sums = parts.flatMap((part, index) => (isSum(part, chars) ? [index] : []));
  const roles = new Map(
    sums.map((index, position) => {
      const isCorrected = corrects(parts, index, sums[position + 1], chars);
      return [index, isCorrected ? 'old' : priceRole(chars, numberRange(parts[index] as TextPart))];
    }),
  );
  const isPrice = (index: number) => parts[index]?.entity?.kind === 'price';
  const bareSums = sums.filter((index) => !isPrice(index) && roles.get(index) !== 'old');
  const stated = sums.find((index) => isPrice(index) && roles.get(index) === 'unknown');
  // In 今は400です 1.2万円 the first number is no price, unlike the second one of 300元，现在250.
  const current = sums.filter(
    (index) =>
      roles.get(index) === 'current' &&
      (isPrice(index) || (isSeparate(parts, index) && (stated === undefined || stated < index))),
  );
  const chosen =
    current.at(-1) ??
    stated ??
    bareSums.find((index) => isSold(parts[index], chars)) ??
    sums.find((index) => isPrice(index) && roles.get(index) === 'asked') ??
    bareSum(parts, bareSums, chars) ??
    sums.find(isPrice);
  if (chosen === undefined) return parts;
  const isStated = parts[chosen]?.tokens.some(isMoney) === true;
  const currency =
    parts.flatMap(({ entity }) => (entity?.kind === 'price' ? entity.currency : [])).at(-1) ?? loneCurrency(parts);
  return parts.map((part, index) => {
    if (index === chosen) return withPrice(part, isStated ? null : currency);
    return isPrice(index) ? { ...part, entity: null, tokens: [] } : part;
  });
}

const MAX_CORRECTION_LENGTH = 20;

function corrects(parts: readonly TextPart[], index: number, next: number | undefined, chars: string): boolean {
  const [sum, later] = [parts[index], parts[next ?? -1]];
  if (sum?.entity?.kind !== 'price' || later?.entity?.kind !== 'price') return false;
  return isTakenBack(chars.slice(sum.end, later.start), MAX_CORRECTION_LENGTH);
}

/** 65, down from 80. USD: a currency that stands by itself. */
function loneCurrency(parts: readonly TextPart[]): Currency {
  const lone = parts.find(
    ({ entity, gap, tokens, start, end }) => entity === null && gap !== 'none' && end - start > 2 && isMoney(tokens[0]),
  );
  return meaningOf(lone?.tokens[0], 'money')?.currency ?? 'CNY';
}

/** A price may begin with words such as 定价 and end with から, which state its role. */
function numberRange({ tokens, start, end }: TextPart): { readonly start: number; readonly end: number } {
  const sum = tokens.filter((token) => means(token, 'number') || isMoney(token));
  return { start: tokens.find((token) => means(token, 'number'))?.start ?? start, end: sum.at(-1)?.end ?? end };
}

/** Returns the bare number that is a price: one with a word of selling, or the last one if it stands alone. */
function bareSum(parts: readonly TextPart[], sums: readonly number[], chars: string): number | undefined {
  const selling = sums.filter((one) => isSold(parts[one], chars) && standsAlone(parts, one, chars));
  // 一个45，一共6个
  const single = sums.filter((one) => SINGLE.test(wordBefore(chars, parts[one]?.start ?? 0)));
  const index = selling.at(-1) ?? single.at(-1) ?? sums.at(-1);
  if (index !== undefined && standsAlone(parts, index, chars)) return index;
  const [own, ...others] = sums.filter((one) => isClause(parts, one) || opensText(parts[one], chars));
  return others.length === 0 ? own : undefined;
}

/** 三百五，送攻略: the sum fills its clause. */
function isClause(parts: readonly TextPart[], index: number): boolean {
  const { start = 0, end = 0 } = parts[index] ?? {};
  return end - start > 1 && fillsClause(parts, index);
}

/** 420|成品号|A满破 */
function opensText(part: TextPart | undefined, chars: string): boolean {
  return part?.start === 0 && /^ ?[|—–]/.test(chars.slice(part.end, part.end + 2));
}

/** @param currency  the one that another sum of the listing states; null if this one states its own */
function withPrice(part: TextPart, currency: Currency | null): TextPart {
  if (part.entity?.kind === 'price' && currency !== null) return { ...part, entity: { ...part.entity, currency } };
  if (part.entity !== null || currency === null) return part;
  const sum = sumOf(part);
  return { ...part, entity: { kind: 'price', range: { min: sum, max: sum }, currency } };
}

function isSum(part: TextPart, chars: string): boolean {
  // 値段は1つ2,500円
  if (PER_UNIT.test(chars.slice(part.start, part.end + 1)) || REDUCTION.test(wordBefore(chars, part.start)))
    return false;
  if (part.entity?.kind === 'price') return true;
  return sumOf(part) !== null && !isPartOfDate(part, chars) && !OTHER_UNIT.test(chars.slice(part.end));
}

/** Words before a sum by which a price was reduced: 520，比上周降了80. */
const REDUCTION = /(?:[降减砍]|便宜|优惠|让利?)(?:价)?了$/;

/** A number of accounts before their price. */
const PER_UNIT = /(?:^|[^\d])1(?:ツ|垢|アカ|个|体)$/;

function sumOf({ entity, tokens }: TextPart): number | null {
  const [token, ...more] = tokens;
  const number = meaningOf(token, 'number');
  if (entity !== null || more.length > 0 || number === undefined) return null;
  return number.value >= SMALLEST_PRICE && number.value <= LARGEST_PRICE ? number.value : null;
}

/** 9/12, 12:30 and 2-14 are dates, times and stages. */
function isPartOfDate({ start, end }: TextPart, chars: string): boolean {
  if (Number(chars.slice(start, end)) > MAX_DATE_NUMBER) return false;
  return /\d[/:.-]$/.test(wordBefore(chars, start)) || /^[/:.-]\d/.test(chars.slice(end));
}

const MAX_DATE_NUMBER = 60;

/** Words after a number that is a price, whatever follows: 25一个，多号现货. */
const SELLING_AFTER = /^\s?(?:[块元]钱?)?(?:一?个|一[只套台份号]|出|秒|shipped)/;

const MAX_SELLING_LENGTH = 8;

const SINGLE = /[\s,，。;][每一]个$/;

/** Words that a sum touches: 卖320, 行，那1280, 今晚12点前2100. */
const SELLING_BEFORE = /(?:先得|号[钱价]整?|卖|出|收|要|算了|[单每一]个|[那按拍共各]|用钱|点前|~)$/;

/** Verbs that a price follows, whatever comes after it: 标599 屠龙刀勿扰, 打骨折120. */
const ASKING_BEFORE = /[报标挂喊甩定折肉口泪走]$|到手$/;

/** Returns true if a word of selling stands beside a number. */
function isSold(part: TextPart | undefined, chars: string): boolean {
  return (
    part !== undefined &&
    (SELLING_AFTER.test(chars.slice(part.end, part.end + MAX_SELLING_LENGTH)) ||
      ASKING_BEFORE.test(wordBefore(chars, part.start)))
  );
}

/** A number that touches an unread word counts what it names. */
function isSeparate(parts: readonly TextPart[], index: number): boolean {
  const next = parts[index + 1];
  return next === undefined || next.gap !== 'none' || next.entity !== null || next.end - next.start <= MAX_WORD_LENGTH;
}

/** Returns true if the number begins a clause or follows a space, and is followed by a word of selling, or by nothing but a few words
 *  and conditions of the sale: 195可预留. */
function standsAlone(parts: readonly TextPart[], index: number, chars: string): boolean {
  const part = parts[index];
  const word = wordBefore(chars, part?.start ?? 0);
  const isBesideVerb = SELLING_BEFORE.test(word) || ASKING_BEFORE.test(word);
  if (part === undefined || (part.gap === 'none' && !isBesideVerb) || isContactNumber(chars, part.start)) return false;
  if (isSold(part, chars) || SINGLE.test(word)) return true;
  return parts.slice(index + 1).every(isUncounted);
}

/** Words of another clause, chatter and short words, conditions of the sale and contact numbers: 350 谢谢. */
function isUncounted({ entity, gap, start, end, tokens }: TextPart): boolean {
  if (entity !== null) return entity.kind === 'choice';
  const isLong = end - start > MAX_WORD_LENGTH && !tokens.every((token) => means(token, 'skip'));
  return !isLong || isBreakingGap(gap) || (meaningOf(tokens[0], 'number')?.value ?? 0) > LARGEST_PRICE;
}

/** Longer words after the number may be what it counts. */
const MAX_WORD_LENGTH = 4;
