import type { Currency, Money } from '@/domain/money';
import type { AttributeValue } from '@/domain/offer';
import type { Attribute, Resource } from '@/games/types';
import type { ShopSettings } from '@/importer/fields/settings';
import { type CellResult, refuseCell } from '@/importer/issues/refuseCell';
import type { CellIssue } from '@/importer/issues/rowIssue';
import type { Vocabulary } from '@/importer/lexical/vocabulary';
import { parseAmount } from './parseAmount';
import { parseChoice } from './parseChoice';
import { parseCurrency } from './parseCurrency';
import { parsePrice } from './parsePrice';
import { checkLimits, parseWholeNumber } from './parseWholeNumber';
import { parseYesNo } from './parseYesNo';

/** The value of a cell, undefined if it is refused, and its problems. */
export type CellValue<T> = { readonly value: T | undefined; readonly issues: readonly CellIssue[] };

const NONE: readonly CellIssue[] = [];

/** Converts a parse result without further checks. */
export function toCellValue<T>(result: CellResult<T>): CellValue<T> {
  return result.ok ? { value: result.value, issues: NONE } : { value: undefined, issues: [result.error] };
}

/** Accepts an approximate amount (about, at least) with a warning. */
export function readAmount(text: string, resource: Resource): CellValue<number> {
  const withoutWords = dropApproximation(text);
  const approximate = withoutWords === null ? null : parseAmount(withoutWords, resource);
  if (approximate === null || !approximate.ok) return toCellValue(parseAmount(text, resource));
  const { error } = refuseCell('rough-amount', { kind: 'exactAmount', amount: approximate.value }, text);
  return { value: approximate.value, issues: [error] };
}

/** Accepts a price of 0 with a warning: usually the cell was not filled in. */
export function readPrice(text: string, currency: Currency): CellValue<Money> {
  const price = toCellValue(parsePrice(text, currency));
  if (price.value === undefined || price.value.amount > 0) return price;
  return { ...price, issues: [refuseCell('zero-price', { kind: 'paidPrice' }, text).error] };
}

/** Returns the currencies that a cell can mean. If the catalog's currency is not among them, the row is refused, but the value
 *  is kept to parse the row's price. */
export function readCurrency(text: string, { currency }: ShopSettings): CellValue<readonly Currency[]> {
  const read = toCellValue(parseCurrency(text));
  if (read.value === undefined || read.value.includes(currency)) return read;
  const expected = { kind: 'priceIn', currency, marked: read.value } as const;
  return { ...read, issues: [refuseCell('other-currency', expected, text).error] };
}

/** Accepts a number beyond the limits of its attribute with a warning.
 *  @param vocabularies  enum attribute id → its values in every spelling */
export function readAttribute(
  text: string,
  attribute: Attribute,
  vocabularies: ReadonlyMap<string, Vocabulary<string>>,
): CellValue<AttributeValue> {
  switch (attribute.type) {
    case 'enum':
      return toCellValue(parseChoice(text, vocabularies.get(attribute.id) ?? new Map()));
    case 'int': {
      const whole = toCellValue(parseWholeNumber(text, attribute));
      return whole.value === undefined ? whole : { ...whole, issues: checkLimits(text, whole.value, attribute) };
    }
    case 'bool':
      return toCellValue(parseYesNo(text));
  }
}

const APPROXIMATE_PREFIX =
  /^(?:大约|大約|大概|约有|约|約|近|将近|超过|至少|不少于|およそ|about|approx\.?|over|ca\.?|>=|[~〜≈≥>＞])\s*/;
const APPROXIMATE_SUFFIX = /\s*(?:以上|左右|上下|多|余|餘|程度|くらい|ぐらい|ほど|\+|plus|[↑~〜])$/;

/** Longer texts are not amounts, and the regular expression would backtrack on their spaces. */
const MAX_AMOUNT_LENGTH = 40;

/** Returns an amount without the words that mark it as approximate: 约3w, 3w+, 3万多, ~3万, 3万以上.
 *  @returns  null without such a word */
export function dropApproximation(text: string): string | null {
  if (text.length > MAX_AMOUNT_LENGTH) return null;
  const plain = text.normalize('NFKC').toLowerCase().trim();
  const withoutWords = plain.replace(APPROXIMATE_PREFIX, '').replace(APPROXIMATE_SUFFIX, '');
  return withoutWords === plain ? null : withoutWords;
}
