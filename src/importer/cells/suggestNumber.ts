import { foldNumber } from '@/importer/lexical/foldNumber';
import { type Decimal, readDecimal, toInteger, writeDecimal } from '@/importer/lexical/readDecimal';

/** What a cell counts. Words of another kind indicate a shifted column: 等级60 is not a price. */
export type NumberKind = 'price' | 'amount' | 'whole';

const COUNTERS = '个|個|張|张|枚|颗|顆';
/** Words before a number that do not change its value: the counted thing; about, from. */
const PREFIXES = wordsOf(
  {
    price: '仅售|一口价|现价|特价|售价|价格|价|価格|税込|price',
    amount: '',
    whole: 'lv\\.?|level|rank|等级|等級|レベル',
  },
  '大约|大約|大概|约有|约|約|近|将近|超过|至少|不少于|仅|只要|およそ|about|approx\\.?|over|only|>=|[:：~≈≥>]',
  (words) => new RegExp(`^(?:${words})\\s*`),
);
/** Words after a number that do not change its value. */
const SUFFIXES = wordsOf(
  { price: '包邮|不议价|不刀|可刀|可小刀|可议', amount: COUNTERS, whole: `${COUNTERS}|级|級` },
  '以上|左右|上下|起|多|余|餘|程度|くらい|ぐらい|ほど|から|plus|[+↑~≈!。]',
  (words) => new RegExp(`\\s*(?:${words})$`),
);

/** Longer texts are not numbers with a few words. */
const MAX_LENGTH = 40;
/** Maximum number of words removed. */
const MAX_WORDS = 4;

/** Removes a unit such as a currency sign.
 *  @returns  null if that would change the number */
export type StripUnit = (text: string) => string | null;

/** Suggests the number in a cell with extra words or mistyped digits: 约1260石 → 1260, 3OO元起 → 300, 1.234,5 → 1234.5.
 *  @param kind  what the cell counts
 *  @param decimals  maximum number of decimals
 *  @param stripUnit  removes units besides the words that are always removed
 *  @returns  plain digits; null unless exactly one interpretation is possible: no range, second number, value-changing word,
 *            ambiguous separator, or excess decimals */
export function suggestNumber(
  text: string,
  kind: NumberKind,
  decimals: number,
  stripUnit: StripUnit = (same) => same,
): string | null {
  const plain = foldNumber(text).replace(/[〜～]/g, '~');
  const stripped = plain.length > MAX_LENGTH ? null : stripWords(plain, kind, stripUnit);
  const decimal = stripped === null ? null : readUnambiguous(stripped);
  return decimal === null || toInteger(decimal, decimals) === null ? null : writeDecimal(decimal);
}

function stripWords(plain: string, kind: NumberKind, stripUnit: StripUnit): string | null {
  let remaining = plain;
  for (let word = 0; word < MAX_WORDS; word++) {
    const stripped = stripUnit(remaining);
    if (stripped === null) return null;
    const rest = stripped.replace(PREFIXES[kind], '').replace(SUFFIXES[kind], '').trim();
    if (rest === remaining) break;
    remaining = rest;
  }
  return remaining;
}

/** Reads notations that `readDecimal` refuses but that have only one meaning. */
function readUnambiguous(stripped: string): Decimal | null {
  const digits = restoreDigits(stripped);
  return readDecimal(digits) ?? readDecimal(swapSeparators(digits));
}

/** Replaces letters that look like digits: an o after a digit, an l or i before one. A single trailing o is kept,
 *  since it may be a typo. */
function restoreDigits(stripped: string): string {
  if (!/^[\doil.,]*[k千仟w万萬亿億]?$/u.test(stripped) || /\do$/.test(stripped)) return stripped;
  const zeros = stripped.replace(
    /(\d)(o+)/g,
    (_, digit: string, letters: string) => digit + '0'.repeat(letters.length),
  );
  return zeros.replace(/[li](?=\d)/g, '1');
}

/** Swaps thousands and decimal separators: 1.234,5 → 1234.5, 1.234.567 → 1234567. Keeps 1.234 and 12,5, which are ambiguous. */
function swapSeparators(stripped: string): string {
  const [, whole = '', fraction, scale = ''] =
    /^([1-9]\d{0,2}(?:\.\d{3})+)(?:,(\d{1,2}))?([k千仟w万萬亿億]?)$/u.exec(stripped) ?? [];
  const parts = whole.split('.').length;
  if (fraction === undefined) return parts > 2 && scale === '' ? whole.replaceAll('.', '') : stripped;
  return `${whole.replaceAll('.', '')}.${fraction}${scale}`;
}

function wordsOf(
  own: Readonly<Record<NumberKind, string>>,
  shared: string,
  build: (words: string) => RegExp,
): Readonly<Record<NumberKind, RegExp>> {
  const all = (words: string) => build(words === '' ? shared : `${words}|${shared}`);
  return { price: all(own.price), amount: all(own.amount), whole: all(own.whole) };
}
