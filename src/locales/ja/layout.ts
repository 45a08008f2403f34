import type { layoutZh } from '@/locales/zh/layout';

export const layoutJa: typeof layoutZh = {
  skipToContent: '本文へ移動',
  navigation: 'Vitrine のナビゲーション',
  games: 'ゲーム',
  favourites: 'お気に入り',
  compare: '比較',
  operator: 'お店',
  about: '概要',
  intros: {
    favourites: '商品の ♥ を押すとここに残り、値下げ・取り置き・売り切れを次に来たときにお知らせします。',
    compare: '2〜4 件の商品を並べて、違うところだけを見比べられます。',
    operator: '表を入れると問題のあるセルがすべてわかり、その場で直して、公開できるカタログを持ち帰れます。',
  },
  ownership: 'ゲーム名と商標は各権利者に帰属します。アイコンは当サイトで描いたものです。',
  notFoundTitle: 'ページが見つかりません',
  notFoundGame: (requested) => `${requested} というゲームはありません。`,
  notFoundAddress: (requested) => `${requested} はここにありません。`,
  notFoundGroup: 'アドレスにゲームの名前がありません。',
  nearest: 'お探しのものはこちらですか：',
  allGames: (count) => `全 ${count} ゲーム`,
};
