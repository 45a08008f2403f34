import type { Localized } from '@/domain/localized';
import type { OfferStatus } from '@/domain/offer';

/** How an exported sheet says the status of an offer. */
export const EXPORTED_STATUSES: Readonly<Record<OfferStatus, Localized>> = {
  onSale: { zh: '在售', ja: '販売中', en: 'On sale' },
  reserved: { zh: '预留', ja: '取り置き', en: 'Reserved' },
  sold: { zh: '已售', ja: '売り切れ', en: 'Sold' },
};

export const EXPORTED_YES: Localized = { zh: '是', ja: 'はい', en: 'yes' };
export const EXPORTED_NO: Localized = { zh: '否', ja: 'いいえ', en: 'no' };
