import type { welcomeZh } from '@/locales/zh/welcome';

export const welcomeJa: typeof welcomeZh = {
  title: 'ゲームを選ぶ',
  headline: '欲しいものだけが、灯る。',
  lead: '読み取れた言葉が灯り、残りは灰色になります。',
  messageLabel: 'メッセージを貼るか、ゲーム名を入力',
  clearMessage: '消去',
  messageFailed: '今は文章を読み取れません。先にゲームを選べます。',
  continueLabel: '前回の続き',
  searchedFor: (text) => `「${text}」で検索`,
  favouritesWord: 'お気に入り',
  favourites: (count) => `お気に入り${count}件`,
  allGames: 'すべてのゲーム',
  onSale: '件',
  operator: 'お店の方へ',
  operatorNote: '表を陳列窓に',
  catalogTime: (time) => `カタログ更新：${time}`,
  sample: '掲載商品はサンプルデータで、購入できません。',
  countsFailed: '販売数を読み込めませんでした。ゲームは開けます。',
  countsFromCache: (date) => `サイトにつながりません：数字は${date}のものです。`,
};
