import * as v from 'valibot';
import { isWholeNumber, MAX_TIMESTAMP_MS } from '@/domain/limits';
import { type Currency, isCurrency } from '@/domain/money';
import type { EpochMs, Offer } from '@/domain/offer';
import { wrongShape } from './readJson';

/** Summary of a catalog, in its manifest and in the index of all catalogs. */
export type CatalogSummary = {
  readonly currency: Currency;
  readonly publishedAt: EpochMs;
  /** True for the sample stock of the project. */
  readonly sample: boolean;
  readonly offers: number;
  /** Number of offers that were on sale or reserved at publication. */
  readonly onSale: number;
  /** Lowest price of the offers on sale, in minor units; null if there is none. */
  readonly lowestPrice: number | null;
};

/** Schema of a whole number of offers or bytes. */
export const WHOLE_NUMBER = v.custom<number>((value) => isWholeNumber(value), 'a whole number');

/** Schemas of the fields of `CatalogSummary`; see `checkCatalogSummary` for their relation. */
export const CATALOG_SUMMARY_FIELDS = {
  currency: v.custom<Currency>(isCurrency, 'a known one'),
  publishedAt: v.custom<EpochMs>((value) => isWholeNumber(value, MAX_TIMESTAMP_MS), 'a time in ms'),
  sample: v.boolean('true or false'),
  offers: WHOLE_NUMBER,
  onSale: WHOLE_NUMBER,
  lowestPrice: v.custom<number | null>((value) => value === null || isWholeNumber(value), 'minor units'),
} as const;

/** Checks that `onSale` does not exceed `offers`.
 *  @param prefix  of the error code
 *  @param path    of the summary, with a dot at its end unless empty
 *  @throws        ShopError `<prefix>-shape` */
export function checkCatalogSummary({ offers, onSale }: CatalogSummary, prefix: string, path: string): void {
  if (onSale > offers) throw wrongShape(prefix, `${path}onSale`, `0 to ${offers}`, onSale);
}

/** Returns the lowest price of the offers on sale, in minor units; null if none is on sale. */
export function lowestPriceOf(offers: readonly Offer[]): number | null {
  let lowest: number | null = null;
  for (const { status, price } of offers) {
    if (status === 'onSale' && (lowest === null || price.amount < lowest)) lowest = price.amount;
  }
  return lowest;
}

/** Counts the offers that are on sale or reserved. */
export function countUnsold(offers: readonly Offer[]): number {
  return offers.filter(({ status }) => status !== 'sold').length;
}
