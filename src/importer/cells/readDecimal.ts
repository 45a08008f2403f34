/** A number as it was written: digits · 10^exponent, so that no cent is lost on the way through a float. */
export type Decimal = { readonly digits: bigint; readonly exponent: number };

/** Words that multiply the number before them, as powers of ten. */
const SCALE_WORDS: Readonly<Record<string, number>> = { k: 3, 千: 3, 仟: 3, w: 4, 万: 4, 萬: 4, 亿: 8, 億: 8 };

/** True for a word that multiplies: k, w, 万 … (folded). */
export function isScaleWord(word: string): boolean {
  return Object.keys(SCALE_WORDS).includes(word);
}

/** Reads a number ≥ 0 as people write it: 1260, 1,260, １２６０, 99.5, 3w, 2.4万, 1.2k.
 *  @returns  null if it is anything else; commas must part thousands */
export function readDecimal(text: string): Decimal | null {
  const plain = text.normalize('NFKC').toLowerCase().replace(/\s+/g, '');
  const match = /^(\d{1,15}|\d{1,3}(?:,\d{3}){1,4})(?:\.(\d{1,9}))?([k千仟w万萬亿億]?)$/u.exec(plain);
  if (match === null) return null;
  const [, whole = '', fraction = '', word = ''] = match;
  const power = SCALE_WORDS[word] ?? 0;
  return { digits: BigInt(whole.replaceAll(',', '') + fraction), exponent: power - fraction.length };
}

/** The decimal · 10^places as a whole number: with 2 places 99.5 yuan are 9950 fen.
 *  @returns  null if something would be left over, or the number is beyond 10^15 */
export function toInteger({ digits, exponent }: Decimal, places: number): number | null {
  const shift = exponent + places;
  const power = 10n ** BigInt(Math.abs(shift));
  if (shift < 0 && digits % power !== 0n) return null;
  const value = shift < 0 ? digits / power : digits * power;
  return value <= 10n ** 15n ? Number(value) : null;
}

/** Letters that may stand around a number for it to be a number with a word (约1260石左右) and not a text with a number. */
const MOST_AROUND = 5;

/** Finds the number inside a cell that says a little more than a number: 约1260石 → 1260, 1.234,5 → 1234.5.
 *  @param places  decimals that the cell may have
 *  @returns       plain digits to suggest; null if there is not exactly one number, or the cell could not hold it */
export function findNumber(text: string, places: number): string | null {
  const plain = plainNumber(text.normalize('NFKC').toLowerCase());
  const [number, ...others] = plain.match(/\d[\d,]*(?:\.\d+)?\s*[k千仟w万萬亿億]?/gu) ?? [];
  if (number === undefined || others.length > 0 || plain.length - number.length > MOST_AROUND) return null;
  const decimal = readDecimal(number.replace(/,(?!\d)/g, ''));
  return decimal === null || toInteger(decimal, places) === null ? null : writeDecimal(decimal);
}

/** 1.234,5 → 1234.5: thousands and decimals the other way round. */
function plainNumber(text: string): string {
  const match = /^(\D*)(\d{1,3}(?:\.\d{3})+),(\d{1,2})(\D*)$/.exec(text);
  if (match === null) return text;
  const [, before = '', whole = '', fraction = '', after = ''] = match;
  return `${before}${whole.replaceAll('.', '')}.${fraction}${after}`;
}

function writeDecimal({ digits, exponent }: Decimal): string {
  if (exponent >= 0) return String(digits * 10n ** BigInt(exponent));
  const padded = String(digits).padStart(1 - exponent, '0');
  const fraction = padded.slice(exponent).replace(/0+$/, '');
  const whole = padded.slice(0, exponent);
  return fraction === '' ? whole : `${whole}.${fraction}`;
}
