/** Messages of the offer detail in Chinese, the source language. */
export const detailZh = {
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
