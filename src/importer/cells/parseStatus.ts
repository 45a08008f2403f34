import type { OfferStatus } from '@/domain/offer';
import { parseChoice } from './parseChoice';
import type { CellResult } from './refuseCell';
import { collectVocabulary } from './vocabulary';

const STATUSES = collectVocabulary<OfferStatus>([
  {
    id: 'onSale',
    names: { zh: '在售', ja: '販売中', en: 'On sale' },
    aliases: [
      '出售中',
      '销售中',
      '上架',
      '上架中',
      '可售',
      '有货',
      '現貨',
      '现货',
      '出品中',
      '在庫あり',
      'available',
      'for sale',
      'in stock',
      'active',
    ],
  },
  {
    id: 'reserved',
    names: { zh: '预留', ja: '取り置き', en: 'Reserved' },
    aliases: [
      '已预留',
      '预订',
      '已预订',
      '已预定',
      '锁定',
      '交易中',
      '予約',
      '予約済み',
      '取引中',
      '取り置き中',
      'hold',
      'on hold',
      'pending',
    ],
  },
  {
    id: 'sold',
    names: { zh: '已售', ja: '売り切れ', en: 'Sold' },
    aliases: [
      '已售出',
      '售出',
      '已卖',
      '卖出',
      '售罄',
      '已下架',
      '下架',
      '売切れ',
      '売切',
      '売却済み',
      '完売',
      'sold out',
      'gone',
    ],
  },
]);

/** Reads whether an offer can be had. */
export function parseStatus(text: string): CellResult<OfferStatus> {
  return parseChoice(text, STATUSES);
}
