import type { listsZh } from './zh';

export const listsEn: typeof listsZh = {
  suggestSections: { items: 'Names', similar: 'Did you mean', facets: 'Filters', codes: 'Codes' },
  parsedAs: 'Read as',
  enterAmount: 'then a number',
  openCode: 'Open this offer',
  recent: 'Recent searches',
  clearRecent: 'Clear history',
  suggestions: 'Suggestions',
  offersCount: (count, formatted) => (count === 1 ? '1 offer' : `${formatted} offers`),
};
