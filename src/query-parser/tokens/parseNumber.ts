import { isDigit, isLatin } from '@/query-parser/text/charKinds';

/** A number in the folded text. `isSingleHanDigit` marks a single Chinese digit, which is more often part of a word. */
export type FoundNumber = {
  readonly end: number;
  readonly value: number;
  /** Trailing unit, else 1; in 2-3千 it applies to both numbers. */
  readonly unit: number;
  readonly isSingleHanDigit: boolean;
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
const HAN_POWERS: Readonly<Record<string, number>> = { 十: 10, 百: 100, 千: 1e3, 万: 1e4, 亿: 1e8 };

/** Longer runs of digits are phone numbers or codes. */
const MAX_DIGITS = 12;
const MAX_HAN_LENGTH = 12;

/** Parses the number at an offset: 800, 1,200, 2.4万, 3w5, 1亿2000万, 三千五.
 *  @returns  null if there is none, or if it is too long for an amount */
export function parseNumber(chars: string, start: number): FoundNumber | null {
  return isDigit(chars.charCodeAt(start)) ? readDigits(chars, start) : readHan(chars, start);
}

function readDigits(chars: string, start: number): FoundNumber | null {
  let value = 0;
  let end = start;
  let lastUnit = Number.POSITIVE_INFINITY;
  while (isDigit(chars.charCodeAt(end))) {
    const part = readPlainNumber(chars, end);
    if (part === null) return end === start ? null : { end, value, unit: lastUnit, isSingleHanDigit: false };
    const unit = unitAt(chars, part.end);
    if (unit === null) {
      // 3w5 is 35,000; without a preceding unit the digits are taken as they are.
      const rest = end === start ? part.value : part.value < 10 ? (part.value * lastUnit) / 10 : part.value;
      return { end: part.end, value: value + rest, unit: 1, isSingleHanDigit: false };
    }
    if (unit.multiplier >= lastUnit) return { end, value, unit: lastUnit, isSingleHanDigit: false };
    value += part.value * unit.multiplier;
    lastUnit = unit.multiplier;
    end = unit.end;
  }
  return { end, value: Math.round(value * 100) / 100, unit: lastUnit, isSingleHanDigit: false };
}

function readPlainNumber(chars: string, start: number): { readonly end: number; readonly value: number } | null {
  let end = start;
  let digits = '';
  while (isDigit(chars.charCodeAt(end))) {
    digits += chars[end];
    end++;
    if (digits.length > MAX_DIGITS) return null;
    if (isGroupComma(chars, end)) end++;
  }
  if (chars[end] === '.' && isDigit(chars.charCodeAt(end + 1))) {
    digits += '.';
    end++;
    while (isDigit(chars.charCodeAt(end)) && digits.length <= MAX_DIGITS) digits += chars[end++];
  }
  return { end, value: Number(digits) };
}

/** Returns true for a comma that groups the digits around it: 1,200 but not 4500,180, where it separates two numbers. */
export function isGroupComma(chars: string, index: number): boolean {
  if (chars[index] !== ',') return false;
  return digitsFrom(chars, index - 1, -1) <= GROUP_LENGTH && digitsFrom(chars, index + 1, 1) === GROUP_LENGTH;
}

const GROUP_LENGTH = 3;

/** Counts adjacent digits in a direction, up to one more than a group has. */
function digitsFrom(chars: string, start: number, step: 1 | -1): number {
  let count = 0;
  while (count <= GROUP_LENGTH && isDigit(chars.charCodeAt(start + count * step))) count++;
  return count;
}

function unitAt(chars: string, start: number): { readonly end: number; readonly multiplier: number } | null {
  const power = chars[start] === ' ' ? start + 1 : start;
  const multiplier = UNITS[chars[power] ?? ''];
  if (multiplier === undefined) return null;
  const isLatinUnit = isLatin(chars.charCodeAt(power));
  if (isLatinUnit && isLatin(chars.charCodeAt(power + 1))) return null;
  // 30 w45 is a number and a world.
  if (isLatinUnit && power > start && isDigit(chars.charCodeAt(power + 1))) return null;
  return { end: power + 1, multiplier };
}

function readHan(chars: string, start: number): FoundNumber | null {
  let end = start;
  let total = 0;
  let section = 0;
  let digit: number | null = null;
  let lastPower = 0;
  while (end - start < MAX_HAN_LENGTH) {
    const char = chars[end] ?? '';
    const value = HAN_DIGITS[char];
    const power = HAN_POWERS[char];
    if (value !== undefined) {
      if (digit !== null && value !== 0 && digit !== 0) break;
      digit = value;
    } else if (power !== undefined) {
      if (digit === null && section === 0 && total === 0 && power !== 10) break;
      if (power >= 1e4) {
        total = (total + section + (digit ?? 0)) * power;
        section = 0;
      } else section += (digit ?? 1) * power;
      digit = null;
      lastPower = power;
    } else break;
    end++;
  }
  if (end === start) return null;
  const tail = digit === null ? 0 : lastPower > 10 && chars[end - 2] !== '零' ? (digit * lastPower) / 10 : digit;
  return {
    end,
    value: total + section + tail,
    unit: digit === null ? lastPower : 1,
    isSingleHanDigit: end - start === 1,
  };
}
