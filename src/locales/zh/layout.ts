/** Messages of the layout and of the not-found page. */
export const layoutZh = {
  skipToContent: '跳到内容',
  navigation: '橱窗导航',
  games: '游戏',
  favourites: '收藏',
  compare: '对比',
  operator: '店主',
  about: '关于',
  ownership: '游戏名称与商标归各自所有者；图标为本站自绘。',
  notFoundTitle: '没有这个页面',
  notFoundGame: (requested: string) => `没有叫 ${requested} 的游戏。`,
  notFoundAddress: (requested: string) => `这里没有 ${requested}。`,
  notFoundGroup: '地址里缺了游戏的名字。',
  nearest: '你要找的可能是：',
  allGames: (count: number) => `全部 ${count} 个游戏`,
};
