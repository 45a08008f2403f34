import { MAX_AMOUNT } from '@/domain/limits';
import { foldNumber } from './foldNumber';

/** An exact decimal number: digits · 10^exponent. */
export type Decimal = { readonly digits: bigint; readonly exponent: number };

/** Multipliers after a number, as powers of ten. */
const SCALE_WORDS: Readonly<Record<string, number>> = { k: 3, 千: 3, 仟: 3, w: 4, 万: 4, 萬: 4, 亿: 8, 億: 8 };

/** Returns true for a folded multiplier: k, w, 万 … */
export function isScaleWord(word: string): boolean {
  return Object.keys(SCALE_WORDS).includes(word);
}

const SIMPLE = /^(\d{1,15}|\d{1,3}(?:,\d{3}){1,4}|\d{1,2}(?: \d{3}){1,4})(?:\.(\d{1,9}))? ?([k千仟w万萬亿億]?)$/u;
/** 1.234.567, and the ambiguous 1.000. */
const DOTTED = /^[1-9]\d{0,2}(?:\.\d{3})+$/;

/** Parses a number ≥ 0: 1260, 1,260, 1 260, １２６０, 99.5, 3w, 2.4万, 1.2k, 3万5, 1亿2000万.
 *  @returns  null for anything else; commas and spaces must separate thousands, and dots that may do so are refused, like 800 680, which may be
 *            two numbers */
export function readDecimal(text: string): Decimal | null {
  const plain = foldNumber(text);
  if (DOTTED.test(plain)) return null;
  const match = SIMPLE.exec(plain);
  if (match === null) return readCompound(plain);
  const [, whole = '', fraction = '', word = ''] = match;
  const power = SCALE_WORDS[word] ?? 0;
  return { digits: BigInt(whole.replace(/[, ]/g, '') + fraction), exponent: power - fraction.length };
}

const COMPOUND = /^(?:(\d{1,4})[亿億])?(?:(\d{1,4})[w万萬])?(?:(\d)[k千仟])?(\d{1,4})?$/u;
const COMPOUND_POWERS = [8, 4, 3];

/** 3万5, 3万5千 and 3万5000 are 35,000. The ambiguous 3万50 is refused. */
function readCompound(plain: string): Decimal | null {
  const match = COMPOUND.exec(plain);
  if (match === null) return null;
  const parts = COMPOUND_POWERS.flatMap((power, index) => {
    const digits = match[index + 1];
    return digits === undefined ? [] : [{ power, digits: BigInt(digits) }];
  });
  const last = parts[parts.length - 1]?.power;
  const tail = match[4] ?? '';
  if (last === undefined || (tail.length > 1 && tail.length !== last)) return null;
  const rest = tail.length === 1 ? BigInt(tail) * 10n ** BigInt(last - 1) : BigInt(tail);
  return { digits: parts.reduce((sum, { power, digits }) => sum + digits * 10n ** BigInt(power), rest), exponent: 0 };
}

/** Returns the decimal · 10^decimals as a whole number: with 2 decimals, 99.5 yuan are 9950 fen.
 *  @returns  null for a fraction or more than fifteen digits */
export function toInteger({ digits, exponent }: Decimal, decimals: number): number | null {
  const shift = exponent + decimals;
  const power = 10n ** BigInt(Math.abs(shift));
  if (shift < 0 && digits % power !== 0n) return null;
  const value = shift < 0 ? digits / power : digits * power;
  return value <= BigInt(MAX_AMOUNT) ? Number(value) : null;
}

/** Formats a number ≥ 0 in plain digits. */
export function writeDecimal({ digits, exponent }: Decimal): string {
  if (exponent >= 0) return String(digits * 10n ** BigInt(exponent));
  const padded = String(digits).padStart(1 - exponent, '0');
  const fraction = padded.slice(exponent).replace(/0+$/, '');
  const whole = padded.slice(0, exponent);
  return fraction === '' ? whole : `${whole}.${fraction}`;
}
