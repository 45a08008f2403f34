import type { Currency } from '@/domain/money';
import type { AttributeValue, OfferItem, OfferStatus } from '@/domain/offer';
import type { CellIssue } from '@/importer/issues/rowIssue';

/** A value found in a listing text, with its source text. */
export type ListingValue<T> = { readonly value: T; readonly text: string };

/** A price in whole units. `currencies` are the possible meanings of its currency sign; null without a sign. A price range is not
 *  exact, and `value` is one of its ends. */
export type ListingPrice = ListingValue<number> & {
  readonly currencies: readonly Currency[] | null;
  readonly isExact: boolean;
};

/** Values found in a listing text, and its issues. */
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
