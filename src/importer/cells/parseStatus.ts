import type { OfferStatus } from '@/domain/offer';
import type { CellResult } from '@/importer/issues/refuseCell';
import { collectVocabulary } from '@/importer/lexical/vocabulary';
import { parseChoice } from './parseChoice';

const ON_SALE = [
  ...[
    '出售中',
    '销售中',
    '在售中',
    '上架',
    '上架中',
    '可售',
    '待售',
    '未售',
    '未售出',
    '未出',
    '有货',
    '現貨',
    '现货',
    '出售',
  ],
  ...['出品中', '出品', '販売', '公開中', '在庫あり', '在庫', '未販売'],
  ...['available', 'for sale', 'in stock', 'active', 'selling', 'listed', 'open', 'live', 'unsold'],
];
const RESERVED = [
  ...[
    '已预留',
    '预订',
    '已预订',
    '已预定',
    '预定',
    '被订',
    '已定',
    '锁定',
    '已锁定',
    '锁单',
    '交易中',
    '保留',
    '待付款',
  ],
  ...['已付定金', '預訂', '預留', '予約', '予約済み', '予約済', '取引中', '取り置き中', '取置', '商談中', '交渉中'],
  ...['hold', 'on hold', 'held', 'pending', 'deposit paid', 'awaiting payment'],
];
const SOLD = [
  ...[
    '已售出',
    '已出售',
    '售出',
    '已卖',
    '已卖出',
    '卖出',
    '卖了',
    '出了',
    '已出',
    '售罄',
    '售完',
    '已成交',
    '成交',
    '交易完成',
  ],
  ...[
    '已下架',
    '下架',
    '无货',
    '無貨',
    '缺货',
    '已賣',
    '已賣出',
    '売切れ',
    '売切',
    '売り切り',
    '売却済み',
    '売却済',
    '完売',
  ],
  ...['成約済み', '売約済み', '取引完了', '販売終了', '販売済み', '在庫なし'],
  ...['sold out', 'already sold', 'gone', 'out of stock', 'closed', 'unavailable', 'delisted', 'not available'],
];

const STATUSES = collectVocabulary<OfferStatus>([
  { id: 'onSale', names: { zh: '在售', ja: '販売中', en: 'On sale' }, aliases: ON_SALE },
  { id: 'reserved', names: { zh: '预留', ja: '取り置き', en: 'Reserved' }, aliases: RESERVED },
  { id: 'sold', names: { zh: '已售', ja: '売り切れ', en: 'Sold' }, aliases: SOLD },
]);

/** Parses the status of an offer. */
export function parseStatus(text: string): CellResult<OfferStatus> {
  return parseChoice(text, STATUSES);
}
