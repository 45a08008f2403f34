import type { layoutZh } from '@/locales/zh/layout';

export const layoutEn: typeof layoutZh = {
  skipToContent: 'Skip to content',
  navigation: 'Vitrine',
  games: 'Games',
  favourites: 'Favourites',
  compare: 'Compare',
  operator: 'Shops',
  about: 'About',
  ownership: 'Game names and trademarks belong to their owners; the icons are our own drawings.',
};
