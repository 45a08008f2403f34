import type { aboutZh } from './zh';

export const aboutEn: typeof aboutZh = {
  title: 'About Vitrine',
  summary:
    'Vitrine is a shop window for mobile and card games: say what you want, and the offers that have it light up. It consists of static files and needs neither a server nor a login.',
  buyersTitle: 'For buyers',
  buyers: [
    'Choose a game, tap the characters or cards you want, then set levels, stones and budget. Every choice shows how many offers it would leave.',
    'If no offer meets every condition, the closest ones are listed, each with what it lacks.',
    'The address is your search: bookmark it or share it, and it opens the same results.',
    'Vitrine only finds offers and handles no payments: send the code to the shop and buy there.',
  ],
  operatorsTitle: 'For shop operators',
  operators: [
    'One CSV sheet per game, with Chinese, Japanese or English headers.',
    'One command turns the folder into a catalog. Every wrong cell is reported with its row, its column and what was expected; if one row is wrong, nothing is written.',
    'Put the files on any static host or CDN, and the shop is online. If you have a server, let /__serverLoader report sold and reserved offers and new prices.',
  ],
  toOperator: 'Open the shop workbench',
  commandLabel: 'The command that turns the stock folder into a catalog',
  sampleTitle: 'About the sample data',
  sample:
    'The offers that come with the project are generated samples: shops, codes and prices are made up and nothing can be bought.',
  ownershipTitle: 'About names and icons',
  ownership:
    'Game names and trademarks belong to their owners, who have nothing to do with this site. All icons are our own drawings; no official art is used.',
  toGames: 'See all games',
};
