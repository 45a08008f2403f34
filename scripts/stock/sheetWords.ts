import type { Locale } from '@/domain/localized';
import type { OfferStatus } from '@/domain/offer';

/** Headers and values of the sample sheets that are not part of a game's spec. */
export type SheetWords = {
  readonly headers: {
    readonly [Column in 'code' | 'shop' | 'price' | 'items' | 'title' | 'note' | 'status' | 'listedAt']: string;
  };
  readonly statuses: Readonly<Record<OfferStatus, string>>;
  readonly yes: string;
  readonly no: string;
  readonly notes: readonly string[];
};

export const SHEET_WORDS: Readonly<Record<Locale, SheetWords>> = {
  zh: {
    headers: {
      code: '编号',
      shop: '店铺',
      price: '价格',
      items: '角色/物品',
      title: '标题',
      note: '备注',
      status: '状态',
      listedAt: '上架时间',
    },
    statuses: { onSale: '在售', reserved: '预留', sold: '已售' },
    yes: '是',
    no: '否',
    notes: ['可小刀', '急出', '两小时内发货', '带截图', '送皮肤', '不议价', '可验号', '晚上在线', '老客优先'],
  },
  ja: {
    headers: {
      code: 'コード',
      shop: 'ショップ',
      price: '価格',
      items: 'アイテム',
      title: 'タイトル',
      note: 'メモ',
      status: 'ステータス',
      listedAt: '出品日時',
    },
    statuses: { onSale: '販売中', reserved: '取り置き', sold: '売り切れ' },
    yes: 'はい',
    no: 'いいえ',
    notes: ['値下げ相談可', '即日発送', '画像あり', '値下げ不可', '夜に返信します'],
  },
  en: {
    headers: {
      code: 'Code',
      shop: 'Shop',
      price: 'Price',
      items: 'Items',
      title: 'Title',
      note: 'Note',
      status: 'Status',
      listedAt: 'Listed at',
    },
    statuses: { onSale: 'on sale', reserved: 'reserved', sold: 'sold' },
    yes: 'yes',
    no: 'no',
    notes: ['screenshots on request', 'price is firm', 'delivered within two hours', 'small offers welcome'],
  },
};
