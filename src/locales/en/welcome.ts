import type { welcomeZh } from '@/locales/zh/welcome';

export const welcomeEn: typeof welcomeZh = {
  title: 'Choose a game',
  headline: 'What you want lights up.',
  lead: 'No forms: understood words light up, others fade.',
  messageLabel: 'Paste a chat message, or type a game',
  clearMessage: 'Clear',
  messageFailed: 'The message cannot be read right now, but you can choose a game.',
  continueLabel: 'Pick up where you left off',
  searchedFor: (text) => `searching “${text}”`,
  favouritesWord: 'Favourites',
  favourites: (count) => `${count} ${count === 1 ? 'favourite' : 'favourites'}`,
  allGames: 'All games',
  onSale: 'offers',
  operator: 'I run a shop',
  operatorNote: 'From spreadsheet to shop',
  catalogTime: (time) => `Catalog updated ${time}`,
  sample: 'The offers are sample data and cannot be bought.',
  countsFailed: 'The numbers of offers could not be loaded, but you can still open the games.',
  countsFromCache: (date) => `The site does not respond: these numbers are from ${date}.`,
};
