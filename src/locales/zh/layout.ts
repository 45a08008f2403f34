/** Messages of the layout and of the not-found page. */
export const layoutZh = {
  skipToContent: '跳到内容',
  navigation: '橱窗导航',
  games: '游戏',
  favourites: '收藏',
  compare: '对比',
  operator: '店主',
  about: '关于',
  intros: {
    favourites: '在任何商品上点 ♥，它就留在这里；降价、预留、售出，下次来都会告诉你。',
    compare: '把两到四个商品放在一起，只看不同的地方。',
    operator: '放进一张表格，看清每一格的问题，当场改好，再带走可以发布的目录。',
  },
  ownership: '游戏名称与商标归各自所有者；图标为本站自绘。',
  notFoundTitle: '没有这个页面',
  notFoundGame: (requested: string) => `没有叫 ${requested} 的游戏。`,
  notFoundAddress: (requested: string) => `这里没有 ${requested}。`,
  notFoundGroup: '地址里缺了游戏的名字。',
  nearest: '你要找的可能是：',
  allGames: (count: number) => `全部 ${count} 个游戏`,
};
