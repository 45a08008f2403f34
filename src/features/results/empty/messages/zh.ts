/** Messages of the panel without hits. */
export const emptyZh = {
  zeroTitle: (count: number) => (count === 1 ? '没有商品满足这一项' : `没有商品同时满足这 ${count} 项`),
  textNotFound: (text: string) => `没有写着“${text}”的商品`,
  similarNames: '名字相近的：',
  zeroUncertain: '目前没有找到，但标题和备注没有载入完',
  zeroHint: '你的条件都还在。去掉任意一项，会出现：',
  zeroHintNone: '你的条件都还在。去掉任意一项也还是没有：',
  totalAfterRemoval: (_count: number, formatted: string) => `→ ${formatted} 个`,
  removeBoth: (names: readonly string[]) => `同时去掉 ${names.join(' 和 ')}`,
  stillZero: '仍为 0',
  otherLinks: '还可以去',
  nothingOnSale: '这个游戏现在没有在售的商品',
};
