import type { Locale } from '@/domain/localized';

const zh = {
  plot: (shown: string) => `散点图，${shown} 个商品：左右键按价格逐个看，上下键按纵轴，回车打开`,
  xAxis: '横轴',
  yAxis: '纵轴',
  wantsMet: '满足的想要',
  priceAxis: (sign: string) => `价格（${sign}，对数刻度）`,
  met: (met: number, all: number) => `满足 ${met}/${all}`,
  price: '价格',
  code: '编号',
  shown: (shown: string, total: string) => `按现在的排序画出前 ${shown} 个，共 ${total} 个。`,
  unstated: (count: string, name: string) => `${count} 个未注明${name}，画在最下面。`,
  all: '全部满足',
  fewer: '没有全部满足',
  plain: '商品',
  select: '框选',
  selectHint: '在图上拖出一个框，价格和纵轴的范围就照它设定。',
  selectPrices: '在图上拖出一个框，价格的范围就照它设定。',
  open: '打开',
  asTable: '数据表',
  tableOf: (shown: string) => `最便宜的 ${shown} 个`,
  none: '未注明',
  failed: '散点图没能画出来。',
};

const ja: typeof zh = {
  plot: (shown) => `散布図、${shown}件：左右キーで価格順、上下キーで縦軸の順、Enter で開く`,
  xAxis: '横軸',
  yAxis: '縦軸',
  wantsMet: '合う希望の数',
  priceAxis: (sign) => `価格（${sign}、対数目盛）`,
  met: (met, all) => `${met}/${all} 該当`,
  price: '価格',
  code: 'コード',
  shown: (shown, total) => `全${total}件のうち、今の並び順で先頭${shown}件を描いています。`,
  unstated: (count, name) => `${count}件は${name}の記載がなく、一番下に描いています。`,
  all: '条件すべてに合う',
  fewer: '一部だけ合う',
  plain: '商品',
  select: '範囲選択',
  selectHint: '図の上で枠をドラッグすると、価格と縦軸の範囲がその枠になります。',
  selectPrices: '図の上で枠をドラッグすると、価格の範囲がその枠になります。',
  open: '開く',
  asTable: 'データ表',
  tableOf: (shown) => `安い順に${shown}件`,
  none: '記載なし',
  failed: '散布図を描けませんでした。',
};

const en: typeof zh = {
  plot: (shown) =>
    `Scatter plot of ${shown} offers: left and right move by price, up and down by the vertical axis, Enter opens`,
  xAxis: 'Horizontal axis',
  yAxis: 'Vertical axis',
  wantsMet: 'Wants met',
  priceAxis: (sign) => `Price (${sign}, log scale)`,
  met: (met, all) => `${met}/${all} met`,
  price: 'Price',
  code: 'Code',
  shown: (shown, total) => `Shows the first ${shown} of ${total} offers in the current order.`,
  unstated: (count, name) => `${count} do not state ${name}; they are drawn at the bottom.`,
  all: 'All wants met',
  fewer: 'Not all met',
  plain: 'Offers',
  select: 'Select',
  selectHint: 'Drag a rectangle over the plot to set the ranges of price and of the vertical axis.',
  selectPrices: 'Drag a rectangle over the plot to set the price range.',
  open: 'Open',
  asTable: 'Data table',
  tableOf: (shown) => `The cheapest ${shown}`,
  none: 'not stated',
  failed: 'The scatter plot could not be drawn.',
};

export type ScatterMessages = typeof zh;

/** Messages of the scatter plot, in its chunk because most buyers never open it. */
export const SCATTER_MESSAGES: Readonly<Record<Locale, ScatterMessages>> = { zh, ja, en };
