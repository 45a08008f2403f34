import { isDigit, isLatin } from '@/query-parser/text/charKinds';

/** A number in the folded text: where it ends, what it is worth, and whether it is one bare Chinese digit, which is more
 *  often a part of a word. */
export type FoundNumber = {
  readonly end: number;
  readonly value: number;
  /** The unit at its end, 1 without: in 2-3千 it is meant of both. */
  readonly unit: number;
  readonly bareHan: boolean;
};

const UNITS: Readonly<Record<string, number>> = {
  百: 100,
  k: 1e3,
  千: 1e3,
  仟: 1e3,
  w: 1e4,
  万: 1e4,
  萬: 1e4,
  亿: 1e8,
  億: 1e8,
};
const HAN_DIGITS: Readonly<Record<string, number>> = {
  零: 0,
  〇: 0,
  一: 1,
  二: 2,
  两: 2,
  三: 3,
  四: 4,
  五: 5,
  六: 6,
  七: 7,
  八: 8,
  九: 9,
};
const HAN_PLACES: Readonly<Record<string, number>> = { 十: 10, 百: 100, 千: 1e3, 万: 1e4, 亿: 1e8 };

/** Longer rows of digits are telephone numbers or codes. */
const MOST_DIGITS = 12;
const LONGEST_HAN = 12;

/** Reads the number that begins at a place: 800, 1,200, 2.4万, 3w5, 1亿2000万, 三千五.
 *  @returns  null if none begins there, or it is too long to be an amount */
export function parseNumber(chars: string, at: number): FoundNumber | null {
  return isDigit(chars.charCodeAt(at)) ? readDigits(chars, at) : readHan(chars, at);
}

function readDigits(chars: string, at: number): FoundNumber | null {
  let value = 0;
  let end = at;
  let lastUnit = Number.POSITIVE_INFINITY;
  while (isDigit(chars.charCodeAt(end))) {
    const part = readPlain(chars, end);
    if (part === null) return end === at ? null : { end, value, unit: lastUnit, bareHan: false };
    const unit = unitAt(chars, part.end);
    if (unit === null) {
      // 3w5 is thirty-five thousand; without a unit before, the digits are all there is.
      const rest = end === at ? part.value : part.value < 10 ? (part.value * lastUnit) / 10 : part.value;
      return { end: part.end, value: value + rest, unit: 1, bareHan: false };
    }
    if (unit.worth >= lastUnit) return { end, value, unit: lastUnit, bareHan: false };
    value += part.value * unit.worth;
    lastUnit = unit.worth;
    end = unit.end;
  }
  return { end, value: Math.round(value * 100) / 100, unit: lastUnit, bareHan: false };
}

function readPlain(chars: string, at: number): { readonly end: number; readonly value: number } | null {
  let end = at;
  let digits = '';
  while (isDigit(chars.charCodeAt(end))) {
    digits += chars[end];
    end++;
    if (digits.length > MOST_DIGITS) return null;
    if (chars[end] === ',' && digits.length <= MOST_DIGITS && isThousand(chars, end + 1)) end++;
  }
  if (chars[end] === '.' && isDigit(chars.charCodeAt(end + 1))) {
    digits += '.';
    end++;
    while (isDigit(chars.charCodeAt(end)) && digits.length <= MOST_DIGITS) digits += chars[end++];
  }
  return { end, value: Number(digits) };
}

function isThousand(chars: string, at: number): boolean {
  const three = isDigit(chars.charCodeAt(at)) && isDigit(chars.charCodeAt(at + 1)) && isDigit(chars.charCodeAt(at + 2));
  return three && !isDigit(chars.charCodeAt(at + 3));
}

function unitAt(chars: string, at: number): { readonly end: number; readonly worth: number } | null {
  const place = chars[at] === ' ' ? at + 1 : at;
  const worth = UNITS[chars[place] ?? ''];
  if (worth === undefined) return null;
  const latin = isLatin(chars.charCodeAt(place));
  if (latin && isLatin(chars.charCodeAt(place + 1))) return null;
  // 30 w45 is a number and a world.
  if (latin && place > at && isDigit(chars.charCodeAt(place + 1))) return null;
  return { end: place + 1, worth };
}

function readHan(chars: string, at: number): FoundNumber | null {
  let end = at;
  let total = 0;
  let section = 0;
  let digit: number | null = null;
  let lastPlace = 0;
  while (end - at < LONGEST_HAN) {
    const char = chars[end] ?? '';
    const value = HAN_DIGITS[char];
    const place = HAN_PLACES[char];
    if (value !== undefined) {
      if (digit !== null && value !== 0 && digit !== 0) break;
      digit = value;
    } else if (place !== undefined) {
      if (digit === null && section === 0 && total === 0 && place !== 10) break;
      if (place >= 1e4) {
        total = (total + section + (digit ?? 0)) * place;
        section = 0;
      } else section += (digit ?? 1) * place;
      digit = null;
      lastPlace = place;
    } else break;
    end++;
  }
  if (end === at) return null;
  const tail = digit === null ? 0 : lastPlace > 10 && chars[end - 2] !== '零' ? (digit * lastPlace) / 10 : digit;
  return { end, value: total + section + tail, unit: digit === null ? lastPlace : 1, bareHan: end - at === 1 };
}
