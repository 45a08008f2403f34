import { isDigit, isLatin } from '@/query-parser/text/charKinds';

/** A number in the folded text. `isSingleHanDigit` marks a single Chinese digit, which is more often part of a word. */
export type FoundNumber = {
  readonly end: number;
  readonly value: number;
  /** End of a vague number: 两三百 is 200 to 300, 3xx is 300 to 399. */
  readonly upper?: number;
  /** Trailing unit, else 1; in 2-3千 it applies to both numbers. */
  readonly unit: number;
  readonly isSingleHanDigit: boolean;
};

/** Units after digits; 3百万 has two. Latin units end a word, and a space before them is allowed only for whole words. */
const UNIT =
  / {0,2}(?:[百千仟]?(?:万(?!代)|[亿])|[百千仟]|マン|(?:hundred|thousand|million|mil|billion|bil)(?![a-z])|[kw](?![a-z]))|m(?![a-z])/y;
const UNIT_CHARS: Readonly<Record<string, number>> = {
  百: 100,
  千: 1e3,
  仟: 1e3,
  万: 1e4,
  亿: 1e8,
  マ: 1e4,
  h: 100,
  t: 1e3,
  k: 1e3,
  w: 1e4,
  m: 1e6,
  b: 1e9,
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

/** UTF-16 units of the characters above, one of which every number without digits starts with. */
const HAN_UNITS: ReadonlySet<number> = new Set(
  [...Object.keys(HAN_DIGITS), ...Object.keys(HAN_POWERS)].map((char) => char.charCodeAt(0)),
);

/** Longer runs of digits are phone numbers or codes. */
const MAX_DIGITS = 12;
const MAX_HAN_LENGTH = 12;

/** Parses the number at an offset: 800, 1,200, 2.4万, 3w5, 1亿2000万, 三千五.
 *  @returns  null if there is none, or if it is too long for an amount */
export function parseNumber(chars: string, start: number): FoundNumber | null {
  if (isDigit(chars.charCodeAt(start)))
    return readHidden(chars, start) ?? withTolerance(chars, withUnitAfterMany(chars, readDigits(chars, start)));
  if (!HAN_UNITS.has(chars.charCodeAt(start))) return null;
  if (LONE_UNIT.test(chars.slice(Math.max(0, start - 1), start + 2)))
    return { end: start + 1, value: HAN_POWERS[chars.charAt(start)] ?? 0, unit: 1, isSingleHanDigit: false };
  return readVague(chars, start) ?? withUnitAfterMany(chars, withAbout(chars, readHan(chars, start)));
}

const TOLERANCE = /± ?([1-9][0-9]{0,5})(?![0-9])/y;

/** 350±50 is 300 to 400. */
function withTolerance(chars: string, number: FoundNumber | null): FoundNumber | null {
  TOLERANCE.lastIndex = number?.end ?? 0;
  const [all = '', digits = ''] = number === null ? [] : (TOLERANCE.exec(chars) ?? []);
  if (number === null || all === '') return number;
  const { end, value } = number;
  return { ...number, end: end + all.length, value: value - Number(digits), upper: value + Number(digits) };
}

/** 别过千, 不破百, 超千不要 */
const LONE_UNIT = /[过破超][百千万](?![一二两三四五六七八九百千万分])/;

/** 三十来张 is about thirty. */
function withAbout(chars: string, number: FoundNumber | null): FoundNumber | null {
  const isAbout =
    number !== null && number.value >= 10 && /^来[张个只颗枚块]/.test(chars.slice(number.end, number.end + 2));
  return isAbout ? { ...number, end: number.end + 1 } : number;
}

/** In 九百多万 and 900余万 the unit follows the word for a surplus. */
function withUnitAfterMany(chars: string, number: FoundNumber | null): FoundNumber | null {
  const power = number === null ? undefined : HAN_POWERS[chars.charAt(number.end + 1)];
  if (number === null || power === undefined || power <= number.value || !'多余'.includes(chars.charAt(number.end)))
    return number;
  return { ...number, end: number.end + 2, value: number.value * power, isSingleHanDigit: false };
}

const HIDDEN = /([1-9])(xx+)(?![a-z0-9])/y;

/** Matches 3xx. */
function readHidden(chars: string, start: number): FoundNumber | null {
  HIDDEN.lastIndex = start;
  const [all = '', digit = '', hidden = ''] = HIDDEN.exec(chars) ?? [];
  if (all === '' || hidden.length > MAX_HIDDEN) return null;
  const power = 10 ** hidden.length;
  const value = Number(digit) * power;
  return { end: start + all.length, value, upper: value + power - 1, unit: 1, isSingleHanDigit: false };
}

const MAX_HIDDEN = 4;

/** Matches 两三百, 五到八百, 七八千, 五六十万, 十几亿, 三十几. */
function readVague(chars: string, start: number): FoundNumber | null {
  return readSome(chars, start) ?? readEither(chars, start);
}

const SOME = /([二三四五六七八九])?十几/y;

function readSome(chars: string, start: number): FoundNumber | null {
  SOME.lastIndex = start;
  const [all = '', tens = '一'] = SOME.exec(chars) ?? [];
  if (all === '') return null;
  const value = (HAN_DIGITS[tens] ?? 1) * 10;
  return scaled(chars, start + all.length, value, value + 9);
}

function readEither(chars: string, start: number): FoundNumber | null {
  const next = chars.charAt(start + 1) === '到' ? start + 2 : start + 1;
  const lower = HAN_DIGITS[chars.charAt(start)];
  const upper = HAN_DIGITS[chars.charAt(next)];
  const power = HAN_POWERS[chars.charAt(next + 1)];
  if (lower === undefined || upper === undefined || power === undefined || lower < 1 || upper <= lower) return null;
  return scaled(chars, next + 2, lower * power, upper * power);
}

/** Applies a unit that follows: 五六十万. */
function scaled(chars: string, index: number, value: number, upper: number): FoundNumber {
  const unit = HAN_POWERS[chars.charAt(index)] ?? 1;
  const isUnit = unit >= 100 && unit > upper;
  const factor = isUnit ? unit : 1;
  return {
    end: isUnit ? index + 1 : index,
    value: value * factor,
    upper: upper * factor,
    unit: 1,
    isSingleHanDigit: false,
  };
}

function readDigits(chars: string, start: number): FoundNumber | null {
  let value = 0;
  let end = start;
  let lastUnit = Number.POSITIVE_INFINITY;
  while (isDigit(chars.charCodeAt(end))) {
    const part = readPlainNumber(chars, end);
    if (part === null) return end === start ? null : { end, value, unit: lastUnit, isSingleHanDigit: false };
    const unit = unitAt(chars, part.end) ?? billionsAfter(chars, part);
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
  // 1万二 is 12,000.
  const tail = HAN_DIGITS[chars[end] ?? ''];
  const isTail = tail !== undefined && tail > 0 && lastUnit >= 100 && !isHanNumber(chars[end + 1] ?? '');
  if (isTail && !/[张个只枚体人位星破凸宝抽连]/u.test(chars[end + 1] ?? ''))
    return { end: end + 1, value: value + (tail * lastUnit) / 10, unit: 1, isSingleHanDigit: false };
  return { end, value: Math.round(value * 100) / 100, unit: lastUnit, isSingleHanDigit: false };
}

/** 1.1b, but 2b may be a name. */
function billionsAfter(chars: string, { value, end }: { readonly value: number; readonly end: number }) {
  const isUnit = !Number.isInteger(value) && chars[end] === 'b' && !isLatin(chars.charCodeAt(end + 1));
  return isUnit ? { multiplier: 1e9, end: end + 1 } : null;
}

function readPlainNumber(chars: string, start: number): { readonly end: number; readonly value: number } | null {
  let end = start;
  let digits = '';
  while (isDigit(chars.charCodeAt(end))) {
    digits += chars[end];
    end++;
    if (digits.length > MAX_DIGITS) return null;
    if (isGroupSeparator(chars, end)) end++;
  }
  if (chars[end] === '.' && isDigit(chars.charCodeAt(end + 1))) {
    digits += '.';
    end++;
    while (isDigit(chars.charCodeAt(end)) && digits.length <= MAX_DIGITS) digits += chars[end++];
  }
  return { end, value: Number(digits) };
}

/** Returns true for a comma or a space that groups the digits around it: 1,200 and 100 000 but not 4500,180, where it separates two numbers. */
export function isGroupSeparator(chars: string, index: number): boolean {
  if (chars[index] !== ',' && !chars.startsWith(' 000', index)) return false;
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
  UNIT.lastIndex = start;
  const [unit = ''] = UNIT.exec(chars) ?? [];
  if (unit === '') return null;
  const end = start + unit.length;
  // 30 w45 is a number and a world.
  // 41 w/ 19 immersives
  if (/^ +[kw]$/.test(unit) && (isDigit(chars.charCodeAt(end)) || chars[end] === '/')) return null;
  const letters = unit.trimStart();
  const powers = isLatin(letters.charCodeAt(0)) || letters === 'マン' ? letters.charAt(0) : letters;
  return { end, multiplier: [...powers].reduce((product, power) => product * (UNIT_CHARS[power] ?? 1), 1) };
}

function isHanNumber(char: string): boolean {
  return HAN_DIGITS[char] !== undefined || HAN_POWERS[char] !== undefined;
}

/** 百 and 千 that begin a number without a digit before them, in Chinese and in Japanese: 百元, 千五百. */
const BEGINS_NUMBER = /^[百千](?:[元圆块枚个]|[一二三四五六七八九][百十])/;

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
      const isFirst = digit === null && section === 0 && total === 0;
      // 千元以内, 千五百, 百枚
      if (isFirst && power !== 10 && !BEGINS_NUMBER.test(chars.slice(end, end + 3))) break;
      if (power >= 1e4) {
        // 两亿三千万 is a sum, 三万亿 a product.
        const group = section + (digit ?? 0);
        total = total > power ? total + group * power : (total + group) * power;
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
