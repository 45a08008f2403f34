import type { emptyZh } from './zh';

export const emptyJa: typeof emptyZh = {
  zeroTitle: (count) =>
    count === 1 ? 'この条件に合う商品はありません' : `${count}つの条件すべてに合う商品はありません`,
  textNotFound: (text) => `「${text}」と書かれた商品はありません`,
  similarNames: '似た名前：',
  zeroUncertain: 'まだ見つかりません。タイトルと備考の一部が読み込めていません',
  zeroHint: '条件はそのままです。1つ外すと：',
  zeroHintNone: '条件はそのままです。1つ外しても見つかりません：',
  totalAfterRemoval: (_count, formatted) => `→ ${formatted}件`,
  removeBoth: (names) => `${names.join('と')}の両方を外す`,
  stillZero: '0件のまま',
  otherLinks: 'ほかのページ',
  nothingOnSale: 'このゲームには現在販売中の商品がありません',
};
