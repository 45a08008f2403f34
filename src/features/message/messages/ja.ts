import type { MessageMessages } from './zh';

/** Messages below the box of the welcome page in Japanese. */
export const messageJa: MessageMessages = {
  which: 'どのゲーム？',
  change: '変更',
  changeLabel: (game) => `ゲームを変更（現在：${game}）`,
  allGames: 'すべてのゲーム',
  go: (game) => `${game}へ`,
  see: '結果を見る',
  seeResults: (_count, formatted) => `${formatted}件を表示`,
  seeClosest: '0件 · 近いものを見る',
  wants: '欲しい',
  conditions: '条件',
  exclusions: '除外',
  nothingRead: '読み取れる言葉がありません。そのまま文字で検索します。',
  reading: '読み取り中…',
  listSeparator: '、',
  spoken: (label, words) => `${label}：${words}`,
};
