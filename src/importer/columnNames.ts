import type { Localized } from '@/domain/localized';

/** The columns every game has; resources and attributes come on top. */
export const OWN_COLUMNS = ['code', 'shop', 'price', 'items', 'title', 'note', 'status', 'listedAt'] as const;
export type OwnColumn = (typeof OWN_COLUMNS)[number];

/** What operators call these columns: the name we use ourselves, and other headers seen for the same thing. */
export const COLUMN_NAMES: Readonly<
  Record<OwnColumn, { readonly names: Localized; readonly aliases: readonly string[] }>
> = {
  code: {
    names: { zh: '编号', ja: 'コード', en: 'Code' },
    aliases: [
      '商品编号',
      '账号编号',
      '商品编码',
      '货号',
      '編號',
      '商品コード',
      '管理番号',
      '商品番号',
      '番号',
      'ID',
      'SKU',
      'Item code',
      'Offer code',
    ],
  },
  shop: {
    names: { zh: '店铺', ja: 'ショップ', en: 'Shop' },
    aliases: [
      '店名',
      '商店',
      '商家',
      '卖家',
      '店家',
      '店鋪',
      '店舗',
      'ショップ名',
      '出品者',
      'Store',
      'Seller',
      'Shop name',
    ],
  },
  price: {
    names: { zh: '价格', ja: '価格', en: 'Price' },
    aliases: ['售价', '价钱', '标价', '单价', '一口价', '现价', '金额', '價格', '値段', '販売価格', '金額', 'Cost'],
  },
  items: {
    names: { zh: '角色/物品', ja: 'アイテム', en: 'Items' },
    aliases: [
      '角色',
      '物品',
      '阵容',
      '英雄',
      '内容',
      '角色列表',
      '物品列表',
      'キャラ',
      'キャラクター',
      '所持キャラ',
      '所持',
      'Item',
      'Characters',
      'Line-up',
      'Contents',
    ],
  },
  title: {
    names: { zh: '标题', ja: 'タイトル', en: 'Title' },
    aliases: ['商品标题', '商品名称', '描述', '介绍', '標題', '商品名', '説明', 'Name', 'Listing', 'Description'],
  },
  note: {
    names: { zh: '备注', ja: 'メモ', en: 'Note' },
    aliases: ['说明', '附注', '備註', '備考', 'Notes', 'Remark', 'Remarks', 'Memo', 'Comment'],
  },
  status: {
    names: { zh: '状态', ja: 'ステータス', en: 'Status' },
    aliases: ['销售状态', '商品状态', '狀態', '状態', '販売状況', 'State', 'Availability'],
  },
  listedAt: {
    names: { zh: '上架时间', ja: '出品日時', en: 'Listed at' },
    aliases: [
      '上架日期',
      '上架',
      '发布时间',
      '发布日期',
      '上架時間',
      '掲載日時',
      '登録日時',
      '出品日',
      '掲載日',
      'Listed',
      'Listing date',
      'Date',
      'Created at',
    ],
  },
};
