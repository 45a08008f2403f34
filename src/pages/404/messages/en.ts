import type { notFoundZh } from './zh';

export const notFoundEn: typeof notFoundZh = {
  title: 'Page not found',
  unknownGame: (requested) => `There is no game called ${requested}.`,
  unknownAddress: (requested) => `There is nothing at ${requested}.`,
  missingGame: 'The address does not name a game.',
  nearest: 'Did you mean:',
  allGames: (count) => `All ${count} games`,
};
