import type { Currency, Money } from '@/domain/money';
import type { AttributeValue, EpochMs, OfferCode, OfferItem, OfferStatus } from '@/domain/offer';

/** Values parsed from a row so far; undefined if no cell provided one. */
export type RowDraft = {
  code: OfferCode | undefined;
  shop: string | undefined;
  /** The possible currencies of the row's currency cell; read before the price. */
  currencies: readonly Currency[] | undefined;
  price: Money | undefined;
  items: readonly OfferItem[] | undefined;
  title: string | undefined;
  note: string | undefined;
  status: OfferStatus | undefined;
  listedAt: EpochMs | undefined;
  readonly resources: Record<string, number>;
  readonly attributes: Record<string, AttributeValue>;
};

/** Creates an empty draft. */
export function createRowDraft(): RowDraft {
  return {
    code: undefined,
    shop: undefined,
    currencies: undefined,
    price: undefined,
    items: undefined,
    title: undefined,
    note: undefined,
    status: undefined,
    listedAt: undefined,
    resources: {},
    attributes: {},
  };
}
