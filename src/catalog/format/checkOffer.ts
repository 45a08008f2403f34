import { ShopError } from '@/base/shopError';
import { isWhole as isWholeUpTo, MAX_MOMENT_MS } from '@/domain/limits';
import type { Currency } from '@/domain/money';
import type { Offer } from '@/domain/offer';
import { MAX_CODE_BYTES, MAX_LEVEL, MAX_SIGNED } from './columnFile';
import { MAX_TEXT_LENGTH } from './textFile';

/** Makes sure that the columns of a segment can hold an offer exactly; sheets are checked long before, so a failure is our own.
 *  @throws  ShopError `catalog-offer`, saying which offer, which field, what was expected, what was there */
export function checkOffer(offer: Offer, currency: Currency): void {
  const { code, price, listedAt, items, resources, attributes } = offer;
  const codeBytes = lengthOf(code);
  if (codeBytes === 0 || codeBytes > MAX_CODE_BYTES) {
    throw misfit(offer, 'code', `1 to ${MAX_CODE_BYTES} bytes`, codeBytes);
  }
  if (price.currency !== currency) throw misfit(offer, 'price', currency, price.currency);
  if (!isWhole(price.amount)) throw misfit(offer, 'price', 'whole minor units from 0', price.amount);
  if (!isWhole(listedAt, MAX_MOMENT_MS)) throw misfit(offer, 'listedAt', 'milliseconds since 1970', listedAt);
  for (const { item, level } of items) {
    if (level < 1 || !isWhole(level, MAX_LEVEL)) throw misfit(offer, `level of ${item}`, `1 to ${MAX_LEVEL}`, level);
  }
  const repeated = countRepeated(items);
  if (repeated > 0) throw misfit(offer, 'items', 'each item once', `${repeated} more than once`);
  for (const id of Object.keys(resources)) {
    const amount = resources[id] ?? Number.NaN;
    if (!isWhole(amount)) throw misfit(offer, id, 'a whole number from 0', amount);
  }
  for (const id of Object.keys(attributes)) {
    const value = attributes[id];
    if (typeof value === 'number' && !isWhole(Math.abs(value), MAX_SIGNED))
      throw misfit(offer, id, 'a whole number', value);
  }
}

function countRepeated(items: Offer['items']): number {
  return items.length < 2 ? 0 : items.length - new Set(items.map(({ item }) => item)).size;
}

const encoder = new TextEncoder();

/** Bytes of a code in UTF-8. No code unit takes more than three, so most codes need not be encoded to know that they fit. */
function lengthOf(code: string): number {
  return code.length * 3 <= MAX_CODE_BYTES ? code.length : encoder.encode(code).length;
}

/** Makes sure that a file of texts can hold the title and the note of an offer.
 *  @throws  ShopError `catalog-offer` */
export function checkWords(offer: Offer): void {
  for (const field of ['title', 'note'] as const) {
    const { length } = offer[field];
    if (length > MAX_TEXT_LENGTH) throw misfit(offer, field, `${MAX_TEXT_LENGTH} characters at most`, length);
  }
}

/** Makes sure that no code stands twice among offers in catalog order.
 *  @throws  ShopError `catalog-offer` */
export function checkCodes(offers: readonly Offer[]): void {
  const seen = new Set<string>();
  for (const { code } of offers) {
    if (seen.has(code))
      throw new ShopError('catalog-offer', `offer ${code}, code: expected each code once, got it twice`);
    seen.add(code);
  }
}

/** A segment holds every number that is exact, also beyond what a sheet may say (`MAX_AMOUNT`). */
function isWhole(value: number, most: number = Number.MAX_SAFE_INTEGER): boolean {
  return isWholeUpTo(value, most);
}

function misfit({ code }: Offer, field: string, expected: string, got: unknown): ShopError {
  return new ShopError('catalog-offer', `offer ${code}, ${field}: expected ${expected}, got ${String(got)}`);
}
