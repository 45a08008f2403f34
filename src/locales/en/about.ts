import type { aboutZh } from '@/locales/zh/about';

export const aboutEn: typeof aboutZh = {
  title: 'About Vitrine',
  what: 'Vitrine is a shop window for mobile and card games: say what you want, and the offers that hold it light up. It is plain files; it needs no server and no login.',
  buyersTitle: 'For buyers',
  buyers: [
    'Choose a game, tap the characters or cards you want, then set levels, stones and budget. Every choice says beforehand how many offers it leaves.',
    'When nothing meets everything, the closest offers are listed, each with what it lacks.',
    'The address is your search: keep it or send it, and it opens the same answer.',
    'Vitrine only finds. It takes no money: copy the code to the shop and buy there.',
  ],
  operatorsTitle: 'For shop operators',
  operators: [
    'One CSV sheet per game, with Chinese, Japanese or English headers.',
    'One command turns the folder into a catalog. Every wrong cell is named with its row, its column and what was expected; if one row is wrong, nothing is written.',
    'Put the files on any static host or CDN, and the window is open. If you have a server, let /__serverLoader report what is sold, reserved or newly priced.',
  ],
  toOperator: 'Open the shop desk',
  commandLabel: 'The command that turns the stock folder into a catalog',
  sampleTitle: 'About the sample data',
  sample:
    'The offers that come with the project are generated samples: shops, codes and prices are made up and nothing can be bought.',
  ownershipTitle: 'About names and icons',
  ownership:
    'Game names and trademarks belong to their owners, who have nothing to do with this site. All icons are our own drawings; no official art is used.',
  toGames: 'See all games',
};
