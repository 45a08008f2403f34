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
  notFoundTitle: 'There is no such page',
  notFoundGame: (asked) => `No game is called ${asked}.`,
  notFoundAddress: (asked) => `There is nothing at ${asked}.`,
  notFoundGroup: 'The address does not say which game.',
  nearest: 'You may be looking for:',
  allGames: (count) => `All ${count} games`,
};
