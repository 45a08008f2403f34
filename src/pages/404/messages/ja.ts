import type { notFoundZh } from './zh';

export const notFoundJa: typeof notFoundZh = {
  title: 'ページが見つかりません',
  unknownGame: (requested) => `${requested} というゲームはありません。`,
  unknownAddress: (requested) => `${requested} はここにありません。`,
  missingGame: 'アドレスにゲームの名前がありません。',
  nearest: 'お探しのものはこちらですか：',
  allGames: (count) => `全 ${count} ゲーム`,
};
