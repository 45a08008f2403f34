import type { DetailMessages } from './zh';

/** What only an open detail says, in English. */
export const detailEn: DetailMessages = {
  similar: 'Similar offers',
  similarHint: {
    all: 'They have all that is wanted and share most of what is rarest, at a similar price.',
    some: 'Few at a similar price have all that is wanted, so these include some that lack something; each says what.',
    free: 'They share most of what is rarest, at a similar price.',
  },
  closest: 'The closest that are there now',
  pausedText: 'It takes no orders for now, so this offer cannot be bought.',
  seeThere: 'See what is still there',
  tellShop: 'Copy a text to the shop',
  told: 'Copied, ready to send',
  byHand: 'It cannot be copied; please copy it by hand:',
  shopText: (game, code, price) => `Hello, I would like this one: ${game} ${code}, ${price}. Is it still there?`,
  shopWants: (wants) => `What I want of it: ${wants}`,
};
