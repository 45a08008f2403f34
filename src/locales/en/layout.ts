import type { layoutZh } from '@/locales/zh/layout';

export const layoutEn: typeof layoutZh = {
  skipToContent: 'Skip to content',
  navigation: 'Vitrine',
  games: 'Games',
  favourites: 'Favourites',
  compare: 'Compare',
  operator: 'Shops',
  about: 'About',
  intros: {
    favourites:
      'Tap ♥ on any offer to keep it here; your next visit tells you about lower prices, reservations and sales.',
    compare: 'Put two to four offers side by side and see only how they differ.',
    operator:
      'Drop in a sheet, see every problem at its cell, fix it on the spot and take away a catalog that is ready to publish.',
  },
  ownership: 'Game names and trademarks belong to their owners; the icons are our own drawings.',
  notFoundTitle: 'Page not found',
  notFoundGame: (requested) => `There is no game called ${requested}.`,
  notFoundAddress: (requested) => `There is nothing at ${requested}.`,
  notFoundGroup: 'The address does not name a game.',
  nearest: 'Did you mean:',
  allGames: (count) => `All ${count} games`,
};
