/** Messages on how a text was read, in Chinese, the source language. */
export const readingsZh = {
  title: '每个词读成了什么',
  kinds: {
    sound: '按读音或首字母认出',
    typo: '当作笔误认出',
    ambiguous: '指哪一个不确定，有其中任何一个都算',
    order: '结果的顺序',
    skipped: '客套话或连接词，不是条件',
    unread: '没看懂，没有用来筛选',
    unstated: '这里的商品都未注明这一项，没有用来筛选',
    searched: '没看懂，按文字搜索',
  },
  candidates: (names: string) => `可能是：${names}`,
};

export type ReadingsMessages = typeof readingsZh;
