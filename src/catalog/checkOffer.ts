import { ShopError } from '@/base/shopError';
import type { Currency } from '@/domain/money';
import type { Offer } from '@/domain/offer';
import { MAX_CODE_BYTES, MAX_EPOCH_MS, MAX_LEVEL, MAX_SIGNED } from './columnFile';
import { MAX_TEXT_LENGTH } from './textFile';

/** Makes sure that the columns of a segment can hold an offer exactly; sheets are checked long before, so a failure is our own.
 *  @throws  ShopError `catalog-offer`, saying which offer, which field, what was expected, what was there */
export function checkOffer(offer: Offer, currency: Currency): void {
  const require = (fits: boolean, field: string, expected: string, got: unknown) => {
    if (!fits) throw misfit(offer, field, expected, got);
  };
  const codeBytes = new TextEncoder().encode(offer.code).length;
  require(codeBytes > 0 && codeBytes <= MAX_CODE_BYTES, 'code', `1 to ${MAX_CODE_BYTES} bytes`, codeBytes);
  require(offer.price.currency === currency, 'price', currency, offer.price.currency);
  require(isWhole(offer.price.amount), 'price', 'whole minor units from 0', offer.price.amount);
  require(isWhole(offer.listedAt, MAX_EPOCH_MS), 'listedAt', 'milliseconds since 1970', offer.listedAt);
  for (const { item, level } of offer.items) {
    require(level >= 1 && isWhole(level, MAX_LEVEL), `level of ${item}`, `1 to ${MAX_LEVEL}`, level);
  }
  const distinct = new Set(offer.items.map(({ item }) => item)).size;
  require(distinct ===
    offer.items.length, 'items', 'each item once', `${offer.items.length - distinct} more than once`);
  for (const [id, amount] of Object.entries(offer.resources)) {
    require(isWhole(amount), id, 'a whole number from 0', amount);
  }
  for (const [id, value] of Object.entries(offer.attributes)) {
    if (typeof value === 'number') require(isWhole(Math.abs(value), MAX_SIGNED), id, 'a whole number', value);
  }
}

/** Makes sure that a file of texts can hold the title and the note of an offer.
 *  @throws  ShopError `catalog-offer` */
export function checkWords(offer: Offer): void {
  for (const field of ['title', 'note'] as const) {
    const { length } = offer[field];
    if (length > MAX_TEXT_LENGTH) throw misfit(offer, field, `${MAX_TEXT_LENGTH} characters at most`, length);
  }
}

/** Makes sure that no code stands twice among offers in catalogue order.
 *  @throws  ShopError `catalog-offer` */
export function checkCodes(offers: readonly Offer[]): void {
  const seen = new Set<string>();
  for (const { code } of offers) {
    if (seen.has(code))
      throw new ShopError('catalog-offer', `offer ${code}, code: expected each code once, got it twice`);
    seen.add(code);
  }
}

function isWhole(value: number, max: number = Number.MAX_SAFE_INTEGER): boolean {
  return Number.isInteger(value) && value >= 0 && value <= max;
}

function misfit({ code }: Offer, field: string, expected: string, got: unknown): ShopError {
  return new ShopError('catalog-offer', `offer ${code}, ${field}: expected ${expected}, got ${String(got)}`);
}
