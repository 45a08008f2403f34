/** Messages of the offer detail in Chinese, the source language. */
export const detailZh = {
  detailOf: (code: string) => `商品 ${code}`,
  copyCodeShort: '复制编号',
  previous: '上一个',
  next: '下一个',
  listedAt: (date: string) => `${date} 上架`,
  facts: '资源与属性',
  restOf: (kind: string) => `其余${kind}`,
  itemCount: (count: number) => `${count} 个，按稀有度`,
  soldTitle: (code: string) => `${code} 已售`,
  soldText: '已经卖出，下面是它卖出前的样子。',
  goneTitle: (code: string) => `${code} 已经不在了`,
  goneText: '可能已经卖出，或者店家撤下了。',
  seeAll: '看在售的',
  similar: '相近的商品',
  similarHint: {
    all: '要的都有，最稀有的大多相同，价格相近。',
    some: '价格相近又全有的不多，也列出缺一些的，缺什么都写着。',
    free: '最稀有的大多相同，价格相近。',
  },
  closest: '现在有的，最接近的',
  searchAgain: '找别的商品',
  search: '搜索',
  pausedText: '店家暂时不接单，现在买不到。',
  seeAvailable: '看还在的',
  copyMessage: '复制给店家的话',
  copied: '已复制，去发给店家',
  copyManually: '复制不了，请手动复制：',
  shopMessage: (game: string, code: string, price: string) => `你好，想要这个：${game} ${code}，${price}，还在吗？`,
  shopWants: (wants: string) => `我看中的：${wants}`,
};

export type DetailMessages = typeof detailZh;
