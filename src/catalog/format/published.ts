import { isWhole, MAX_MOMENT_MS } from '@/domain/limits';
import type { Currency } from '@/domain/money';
import { isCurrency } from '@/domain/money';
import type { EpochMs, Offer } from '@/domain/offer';
import type { JsonObject } from './readJson';
import { wrongShape } from './readJson';

/** What a catalog says of itself, in its manifest and again on the shelf. */
export type Published = {
  readonly currency: Currency;
  readonly publishedAt: EpochMs;
  /** True for the sample stock that ships with the project. */
  readonly sample: boolean;
  readonly offers: number;
  /** How many of them were on sale or reserved when this was published. */
  readonly onSale: number;
  /** Minor units; of the offers on sale, null if there is none. */
  readonly lowestPrice: number | null;
};

/** The lowest price of the offers on sale, in minor units; null if none is on sale. */
export function lowestPriceOf(offers: readonly Offer[]): number | null {
  let lowest: number | null = null;
  for (const { status, price } of offers) {
    if (status === 'onSale' && (lowest === null || price.amount < lowest)) lowest = price.amount;
  }
  return lowest;
}

/** How many offers are on sale or reserved: what a buyer can still have. */
export function countOnSale(offers: readonly Offer[]): number {
  return offers.filter(({ status }) => status !== 'sold').length;
}

/** Reads what a catalog says of itself out of parsed JSON.
 *  @param room  begins the error code
 *  @param at    put before the field's name in the message
 *  @throws      ShopError `<room>-shape` */
export function readPublished(value: JsonObject, room: string, at: string): Published {
  const { currency, publishedAt, sample, offers, onSale, lowestPrice } = value;
  if (!isCurrency(currency)) throw wrongShape(room, `${at}currency`, 'a known one', currency);
  if (!isWhole(publishedAt, MAX_MOMENT_MS)) throw wrongShape(room, `${at}publishedAt`, 'a time in ms', publishedAt);
  if (typeof sample !== 'boolean') throw wrongShape(room, `${at}sample`, 'true or false', sample);
  if (!isWhole(offers)) throw wrongShape(room, `${at}offers`, 'a whole number', offers);
  if (!isWhole(onSale) || onSale > offers) throw wrongShape(room, `${at}onSale`, `0 to ${offers}`, onSale);
  if (lowestPrice !== null && !isWhole(lowestPrice))
    throw wrongShape(room, `${at}lowestPrice`, 'minor units', lowestPrice);
  return { currency, publishedAt: publishedAt as EpochMs, sample, offers, onSale, lowestPrice };
}
