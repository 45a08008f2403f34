import type { DetailMessages } from './zh';

/** Messages of the offer detail in English. */
export const detailEn: DetailMessages = {
  detailOf: (code) => `Offer ${code}`,
  copyCodeShort: 'Copy code',
  previous: 'Previous',
  next: 'Next',
  listedAt: (date) => `listed ${date}`,
  facts: 'Resources and attributes',
  restOf: (kind) => `Other: ${kind}`,
  itemCount: (count) => `${count}, rarest first`,
  soldTitle: (code) => `${code} is sold`,
  soldText: 'This offer has been sold. It was listed as follows.',
  goneTitle: (code) => `${code} is gone`,
  goneText: 'It may have been sold, or the shop has withdrawn it.',
  seeAll: 'See what is on sale',
  similar: 'Similar offers',
  similarHint: {
    all: 'All your required items, mostly the same rare items, and a similar price.',
    some: 'Few offers at a similar price have everything you want, so some of these lack something, as noted on each.',
    free: 'Mostly the same rare items at a similar price.',
  },
  closest: 'Closest available offers',
  searchAgain: 'Search for another offer',
  search: 'Search',
  pausedText: 'The shop is not taking orders for now, so this offer cannot be bought.',
  seeAvailable: 'See what is available',
  copyMessage: 'Copy shop message',
  copied: 'Copied, ready to send',
  copyManually: 'The text could not be copied. Please copy it manually:',
  shopMessage: (game, code, price) => `Hello, I would like this one: ${game} ${code}, ${price}. Is it still available?`,
  shopWants: (wants) => `What I like about it: ${wants}`,
};
