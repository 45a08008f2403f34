import { currenciesOfSign } from '@/importer/lexical/currencySigns';
import { foldWord } from '@/importer/lexical/foldWord';
import { isScaleWord } from '@/importer/lexical/readDecimal';

/** The relevant properties of a number format: a date, a minimum number of digits (00000 shows 7 as 00007), and the text that it adds
 *  ("FG-"0000, 0.00"万"). */
export type NumberFormat = {
  readonly isDate: boolean;
  readonly leastDigits: number;
  readonly prefix: string;
  readonly suffix: string;
};

export const PLAIN_FORMAT: NumberFormat = { isDate: false, leastDigits: 1, prefix: '', suffix: '' };

/** Reads a number format.
 *  @param code  the format code; null for a built-in format */
export function readNumberFormat(id: number, code: string | null): NumberFormat {
  if (isDateFormat(id, code)) return { ...PLAIN_FORMAT, isDate: true };
  if (code === null || code.length > MAX_CODE_LENGTH) return PLAIN_FORMAT;
  const [positive = ''] = splitSections(code);
  const parts: readonly string[] = positive.match(PART) ?? [];
  const first = parts.findIndex(isPattern);
  const last = parts.length - 1 - [...parts].reverse().findIndex(isPattern);
  const pattern = parts.slice(first, last + 1).join('');
  // Other formats show something else than the number with a text around it: 12.8 for 12800, 50 % for 0.5.
  if (first < 0 || !PLAIN_PATTERN.test(pattern) || parts.join('').length < positive.length) return PLAIN_FORMAT;
  const [whole = ''] = pattern.split('.');
  return {
    isDate: false,
    leastDigits: Math.max(1, whole.replace(/[^0]/g, '').length),
    prefix: keepPrefix(joinLiterals(parts.slice(0, first))),
    suffix: keepSuffix(joinLiterals(parts.slice(last + 1))),
  };
}

/** The limit of spreadsheet programs; a longer code would be repeated in every cell. */
const MAX_CODE_LENGTH = 255;

/** A literal text, a bracketed colour, language or currency, padding, the pattern of the digits, or another character. */
const PART = /"[^"]*"|\[[^\]]*\]|[\\!_*].|General|[#0?.,]+|[^"[\\!_*#0?.,%@/]/giu;
/** Digits with thousands separators; a comma at the end would divide by a thousand. */
const PLAIN_PATTERN = /^(?:General|[#0?]+(?:,[#0?]+)*(?:\.[#0?]*)?)$/iu;

function isPattern(part: string): boolean {
  return /^(?:General|[#0?.,]+)$/iu.test(part);
}

/** Splits a code into those of positive, negative and zero numbers. */
function splitSections(code: string): readonly string[] {
  return code.replace(/"[^"]*"|\\./g, (text) => text.replaceAll(';', ' ')).split(';');
}

function joinLiterals(parts: readonly string[]): string {
  return parts.map(literalOf).join('').trim();
}

/** Returns the shown text: [$¥-804] shows ¥, a colour or padding nothing. */
function literalOf(part: string): string {
  if (part.startsWith('"')) return part.slice(1, -1);
  if (part.startsWith('[')) return /^\[\$([^\-\]]*)/.exec(part)?.[1] ?? '';
  if (/^[_*]/.test(part)) return '';
  return /^[\\!]/.test(part) ? part.slice(1) : part;
}

/** Codes and currencies start with letters or a sign; brackets and plus signs do not matter. */
function keepPrefix(text: string): string {
  return /[\p{L}\p{N}]/u.test(text) || currenciesOfSign(foldWord(text)) !== null ? text : '';
}

/** Only multipliers and currencies change the meaning of a number; the others are units of its column, such as 级. */
function keepSuffix(text: string): string {
  const folded = foldWord(text);
  return isScaleWord(folded.slice(0, 1)) || currenciesOfSign(folded) !== null ? text : '';
}

/** Built-in date and time formats, which have no code in the file; 27 to 36 and 50 to 58 are East Asian. */
const BUILT_IN: readonly (readonly [first: number, last: number])[] = [
  [14, 22],
  [27, 36],
  [45, 47],
  [50, 58],
];

/** Returns true if a number format shows a date or time.
 *  @param code  the format code; null for a built-in format */
export function isDateFormat(id: number, code: string | null): boolean {
  if (code === null) return BUILT_IN.some(([first, last]) => id >= first && id <= last);
  const [positive = ''] = dropQuoted(code).split(';');
  return /[dmyhs]/i.test(positive);
}

/** Removes text (quoted, escaped, padding) and bracketed colours and languages, but not elapsed times such as [hh]. */
function dropQuoted(code: string): string {
  return code.replace(/"[^"]*"?|\[(?![hms]+\])[^\]]*\]?|[\\_*]./gi, '');
}
