import type { AttributeValue, OfferItem, OfferStatus } from '@/domain/offer';
import type { CellIssue } from '@/importer/rowIssue';

/** One thing that a listing text says, with the words it says it in. */
export type Said<T> = { readonly value: T; readonly words: string };

/** Everything that a listing text says of its offer, and what is doubtful in it. */
export type Told = {
  readonly items: readonly Said<OfferItem>[];
  /** Resource id → whole amount. */
  readonly resources: ReadonlyMap<string, Said<number>>;
  /** Attribute id → value. */
  readonly attributes: ReadonlyMap<string, Said<AttributeValue>>;
  readonly status: Said<OfferStatus> | null;
  /** In whole units of a currency that the text need not name. */
  readonly price: Said<number> | null;
  readonly issues: readonly CellIssue[];
};
