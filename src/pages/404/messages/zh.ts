/** Messages of the not-found page. */
export const notFoundZh = {
  title: '没有这个页面',
  unknownGame: (requested: string) => `没有叫 ${requested} 的游戏。`,
  unknownAddress: (requested: string) => `这里没有 ${requested}。`,
  missingGame: '地址里缺了游戏的名字。',
  nearest: '你要找的可能是：',
  allGames: (count: number) => `全部 ${count} 个游戏`,
};
