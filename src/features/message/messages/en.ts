import type { MessageMessages } from './zh';

/** Messages below the box of the welcome page in English. */
export const messageEn: MessageMessages = {
  which: 'Which game?',
  change: 'Change',
  changeLabel: (game) => `Change the game, now ${game}`,
  allGames: 'All games',
  go: (game) => `Go to ${game}`,
  see: 'See results',
  seeResults: (count, formatted) => (count === 1 ? 'See 1 result' : `See ${formatted} results`),
  seeClosest: '0 · see the closest',
  wants: 'Wanted',
  conditions: 'Conditions',
  exclusions: 'Excluded',
  nothingRead: 'None of these words were understood; they will be searched for as text.',
  reading: 'Reading…',
  listSeparator: ', ',
  spoken: (label, words) => `${label}: ${words}`,
};
