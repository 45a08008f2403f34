/** Messages of the lists below the search box. A count that some language needs for its plural is passed twice: as a number and formatted. */
export const listsZh = {
  suggestSections: { items: '名字', similar: '你是不是想找', facets: '条件', codes: '编号' },
  parsedAs: '读成',
  enterAmount: '接着写数量',
  openCode: '打开这个商品',
  recent: '最近搜过',
  clearRecent: '清空记录',
  suggestions: '建议',
  offersCount: (_count: number, formatted: string) => `${formatted} 个`,
};
