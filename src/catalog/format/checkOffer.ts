import { ShopError } from '@/base/shopError';
import { isWholeNumber as isWholeUpTo, MAX_CODE_BYTES, MAX_LEVEL, MAX_TIMESTAMP_MS } from '@/domain/limits';
import type { Currency } from '@/domain/money';
import type { Offer } from '@/domain/offer';
import { MAX_SIGNED } from './columnFile';
import { MAX_TEXT_LENGTH } from './textFile';

/** Checks that the columns of a segment can store an offer exactly. Sheets are validated much earlier, so a failure is a
 *  bug.
 *  @throws  ShopError `catalog-offer` with offer, field, expected and actual value */
export function checkOffer(offer: Offer, currency: Currency): void {
  const { code, price, listedAt, items, resources, attributes } = offer;
  const codeBytes = byteLengthOf(code);
  if (codeBytes === 0 || codeBytes > MAX_CODE_BYTES) {
    throw invalid(offer, 'code', `1 to ${MAX_CODE_BYTES} bytes`, codeBytes);
  }
  if (price.currency !== currency) throw invalid(offer, 'price', currency, price.currency);
  if (!isStorableInteger(price.amount)) throw invalid(offer, 'price', 'whole minor units from 0', price.amount);
  if (!isStorableInteger(listedAt, MAX_TIMESTAMP_MS))
    throw invalid(offer, 'listedAt', 'milliseconds since 1970', listedAt);
  for (const { item, level } of items) {
    if (level < 1 || !isStorableInteger(level, MAX_LEVEL))
      throw invalid(offer, `level of ${item}`, `1 to ${MAX_LEVEL}`, level);
  }
  const repeated = countRepeated(items);
  if (repeated > 0) throw invalid(offer, 'items', 'each item once', `${repeated} more than once`);
  for (const id of Object.keys(resources)) {
    const amount = resources[id] ?? Number.NaN;
    if (!isStorableInteger(amount)) throw invalid(offer, id, 'a whole number from 0', amount);
  }
  for (const id of Object.keys(attributes)) {
    const value = attributes[id];
    if (typeof value === 'number' && !isStorableInteger(Math.abs(value), MAX_SIGNED))
      throw invalid(offer, id, 'a whole number', value);
  }
}

function countRepeated(items: Offer['items']): number {
  return items.length < 2 ? 0 : items.length - new Set(items.map(({ item }) => item)).size;
}

const encoder = new TextEncoder();

/** Returns the length of a code in UTF-8, or a lower bound if it is certainly short enough: a code unit takes at most
 *  three bytes. */
function byteLengthOf(code: string): number {
  return code.length * 3 <= MAX_CODE_BYTES ? code.length : encoder.encode(code).length;
}

/** Checks that a text file can store the title and the note of an offer.
 *  @throws  ShopError `catalog-offer` */
export function checkTextLengths(offer: Offer): void {
  for (const field of ['title', 'note'] as const) {
    const { length } = offer[field];
    if (length > MAX_TEXT_LENGTH) throw invalid(offer, field, `${MAX_TEXT_LENGTH} characters at most`, length);
  }
}

/** Checks that no code occurs twice.
 *  @throws  ShopError `catalog-offer` */
export function checkCodes(offers: readonly Offer[]): void {
  const seenCodes = new Set<string>();
  for (const { code } of offers) {
    if (seenCodes.has(code))
      throw new ShopError('catalog-offer', `offer ${code}, code: expected each code once, got it twice`);
    seenCodes.add(code);
  }
}

/** Unlike sheets (`MAX_AMOUNT`), a segment stores every safe integer. */
function isStorableInteger(value: number, max: number = Number.MAX_SAFE_INTEGER): boolean {
  return isWholeUpTo(value, max);
}

function invalid({ code }: Offer, field: string, expected: string, got: unknown): ShopError {
  return new ShopError('catalog-offer', `offer ${code}, ${field}: expected ${expected}, got ${String(got)}`);
}
