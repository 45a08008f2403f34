import type { welcomeZh } from '@/locales/zh/welcome';

export const welcomeEn: typeof welcomeZh = {
  title: 'Choose a game',
  headline: 'What you want lights up.',
  lead: 'Choose a game, name the characters, stones and budget you want, and see at once which shop has them.',
  findLabel: 'Find a game',
  findPlaceholder: 'Find a game: uma / fgo / gget',
  found: (count) => `${count} ${count === 1 ? 'game' : 'games'} found; Enter opens the first.`,
  noneFound: (text) => `No game is called “${text}”.`,
  showAll: 'See all games',
  continueLabel: 'Pick up where you left',
  searchedFor: (text) => `searching “${text}”`,
  open: 'Open',
  shelves: 'All games',
  onSale: 'on sale',
  lowestPrice: (price) => `from ${price}`,
  shopkeeper: 'I run a shop',
  shopkeeperNote: 'Turn a sheet into a window',
  catalogueTime: (time) => `Catalogue of ${time}`,
  sample: 'The offers are sample data and cannot be bought.',
  shelfFailed: 'The numbers of offers could not be loaded; the games open all the same.',
};
