import type { layoutZh } from '@/locales/zh/layout';

export const layoutJa: typeof layoutZh = {
  skipToContent: '本文へ移動',
  navigation: 'Vitrine のナビゲーション',
  games: 'ゲーム',
  favourites: 'お気に入り',
  compare: '比較',
  operator: 'お店',
  about: '概要',
  ownership: 'ゲーム名と商標は各権利者に帰属します。アイコンは当サイトで描いたものです。',
};
