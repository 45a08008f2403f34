import type { Currency, Money } from '@/domain/money';
import type { AttributeValue, EpochMs, OfferCode, OfferItem, OfferStatus } from '@/domain/offer';

/** What the cells of a row have said so far; undefined is what none has spoken of. Each cell adds to it. */
export type Draft = {
  code: OfferCode | undefined;
  shop: string | undefined;
  /** The currencies that the row's currency cell can mean; read before the price. */
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

/** A draft that nothing has been said of. */
export function createDraft(): Draft {
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
