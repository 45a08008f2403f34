import type { Currency } from '@/domain/money';
import type { AttributeValue, OfferItem, OfferStatus } from '@/domain/offer';
import type { CellIssue } from '@/importer/issues/rowIssue';

/** One thing that a listing text says, with the words it says it in. */
export type Said<T> = { readonly value: T; readonly words: string };

/** A price in whole units. `currencies` are those that its sign can stand for, null without one; not exact are ranges,
 *  of which `value` is one end. */
export type ToldPrice = Said<number> & { readonly currencies: readonly Currency[] | null; readonly isExact: boolean };

/** Everything that a listing text says of its offer, and what is doubtful in it. */
export type Told = {
  readonly items: readonly Said<OfferItem>[];
  /** Resource id → whole amount. */
  readonly resources: ReadonlyMap<string, Said<number>>;
  /** Attribute id → value. */
  readonly attributes: ReadonlyMap<string, Said<AttributeValue>>;
  readonly status: Said<OfferStatus> | null;
  readonly price: ToldPrice | null;
  readonly issues: readonly CellIssue[];
};
