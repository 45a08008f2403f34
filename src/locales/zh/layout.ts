/** Messages of the layout. */
export const layoutZh = {
  skipToContent: '跳到内容',
  navigation: '橱窗导航',
  games: '游戏',
  favourites: '收藏',
  compare: '对比',
  operator: '店主',
  about: '关于',
  ownership: '游戏名称与商标归各自所有者；图标为本站自绘。',
};
