import type { Money } from '@/domain/money';
import type { AttributeValue, EpochMs, OfferCode, OfferItem, OfferStatus } from '@/domain/offer';

/** What the cells of a row have said so far. */
export type Draft = {
  readonly code?: OfferCode;
  readonly shop?: string;
  readonly price?: Money;
  readonly items?: readonly OfferItem[];
  readonly title?: string;
  readonly note?: string;
  readonly status?: OfferStatus;
  readonly listedAt?: EpochMs;
  readonly resources: Readonly<Record<string, number>>;
  readonly attributes: Readonly<Record<string, AttributeValue>>;
};

export const EMPTY_DRAFT: Draft = { resources: {}, attributes: {} };
