import type { listsZh } from './zh';

export const listsJa: typeof listsZh = {
  suggestSections: { items: '名前', similar: 'もしかして', facets: '条件', codes: 'コード' },
  parsedAs: '読み取り',
  enterAmount: '続けて数を入力',
  openCode: 'この商品を開く',
  recent: '最近の検索',
  clearRecent: '履歴を消去',
  suggestions: '候補',
  offersCount: (_count, formatted) => `${formatted}件`,
};
