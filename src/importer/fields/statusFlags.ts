import type { OfferStatus } from '@/domain/offer';

/** Headers of columns that state with yes or no whether an offer has a status: 已售 with 是 or √. Words that may also count
 *  sales or stock (售出, in stock) are left out. */
export const STATUS_FLAGS: readonly (readonly [flag: OfferStatus, headers: readonly string[]])[] = [
  [
    'sold',
    [
      ...[
        '已售',
        '已售出',
        '已出售',
        '售罄',
        '已卖',
        '已卖出',
        '已出',
        '已賣出',
        '是否已售',
        '是否已售出',
        '是否售出',
        '是否卖出',
        '是否已卖',
      ],
      ...['売却済み', '売却済', '売り切れ', '売切れ', '完売', 'sold', 'sold?', 'is sold', 'sold out', 'already sold'],
    ],
  ],
  [
    'reserved',
    [
      ...['已预留', '是否预留', '是否已预留', '已预订', '已预定', '是否预订', '已锁定', '是否锁定'],
      ...['予約済み', '予約済', '取り置き中', 'reserved', 'reserved?', 'is reserved', 'on hold'],
    ],
  ],
  ['onSale', ['是否在售', '是否可售', '是否上架', '販売中', 'on sale', 'available', 'available?', 'is available']],
];
