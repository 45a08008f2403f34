import type { Currency } from '@/domain/money';
import type { AttributeValue, OfferItem, OfferStatus } from '@/domain/offer';
import type { CellIssue } from '@/importer/issues/rowIssue';

/** One thing that a listing text says, with the words it says it in. */
export type ListingValue<T> = { readonly value: T; readonly text: string };

/** A price in whole units. `currencies` are those that its sign can stand for, null without one; not exact are ranges,
 *  of which `value` is one end. */
export type ListingPrice = ListingValue<number> & {
  readonly currencies: readonly Currency[] | null;
  readonly isExact: boolean;
};

/** Everything that a listing text says of its offer, and what is doubtful in it. */
export type ListingValues = {
  readonly items: readonly ListingValue<OfferItem>[];
  /** Resource id → whole amount. */
  readonly resources: ReadonlyMap<string, ListingValue<number>>;
  /** Attribute id → value. */
  readonly attributes: ReadonlyMap<string, ListingValue<AttributeValue>>;
  readonly status: ListingValue<OfferStatus> | null;
  readonly price: ListingPrice | null;
  readonly issues: readonly CellIssue[];
};
