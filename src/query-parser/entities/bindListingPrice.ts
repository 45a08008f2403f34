import type { ParseMode } from '@/query-parser/result/parsedText';
import type { TextPart } from '@/query-parser/text/textPart';
import { isBreakingGap, meaningOf } from '@/query-parser/text/token';

/** Prices below it are more often a count or a level; larger ones more often a contact number. */
const SMALLEST_PRICE = 5;
const LARGEST_PRICE = 99_999;
/** Words after which the number is not what the account costs. */
const CONTACT = /(?:qq|vx|wx|微信|群|电话|tel|line|id|编号|单号)$/;

/** In a listing without any other price, the last number that counts nothing is the price: `日服 梅林宝2 320出`, `…，1350`, `25一个`.
 *  @param chars  the folded text */
export function bindListingPrice(parts: readonly TextPart[], mode: ParseMode, chars: string): readonly TextPart[] {
  const entities = parts.flatMap(({ entity }) => entity ?? []);
  // A text that is only a number may be anything.
  if (mode !== 'offer' || entities.length === 0 || entities.some(({ kind }) => kind === 'price')) return parts;
  const sums = parts.flatMap((part, index) => (sumOf(part) === null ? [] : [index]));
  const index = sums.filter((one) => isSold(parts[one], chars)).at(-1) ?? sums.at(-1);
  if (index === undefined || !standsAlone(parts, index, chars)) return parts;
  return parts.map((part, position) => (position === index ? withPrice(part) : part));
}

function withPrice(part: TextPart): TextPart {
  const sum = sumOf(part);
  return { ...part, entity: { kind: 'price', range: { min: sum, max: sum }, currency: 'CNY' } };
}

function sumOf({ entity, tokens }: TextPart): number | null {
  const [token, ...more] = tokens;
  const number = meaningOf(token, 'number');
  if (entity !== null || more.length > 0 || number === undefined) return null;
  return number.value >= SMALLEST_PRICE && number.value <= LARGEST_PRICE ? number.value : null;
}

/** Words after a number that is a price, whatever follows: 25一个，多号现货. */
const SELLING = /^\s?(?:一?个|\/个|每个|一份|出|带走|拿走|打包|一口价|秒|each|per)/;

function isSold(part: TextPart | undefined, chars: string): boolean {
  return part !== undefined && SELLING.test(chars.slice(part.end, part.end + MAX_WORD_LENGTH + 1));
}

/** Returns true if the number begins a clause or follows a space, and is followed by a word of selling, or by nothing but a few words without
 *  a condition. */
function standsAlone(parts: readonly TextPart[], index: number, chars: string): boolean {
  const part = parts[index];
  if (part === undefined || part.gap === 'none' || CONTACT.test(chars.slice(0, part.start).trimEnd())) return false;
  if (isSold(part, chars)) return true;
  return parts.slice(index + 1).every(endsText);
}

/** Returns true for chatter and short words after the number: 350 谢谢. */
function endsText({ entity, gap, end, start, tokens }: TextPart): boolean {
  const isChatter = tokens.every((token) => meaningOf(token, 'skip') !== undefined);
  return entity === null && (isBreakingGap(gap) || isChatter || end - start <= MAX_WORD_LENGTH);
}

/** Longer words after the number may be what it counts. */
const MAX_WORD_LENGTH = 4;
