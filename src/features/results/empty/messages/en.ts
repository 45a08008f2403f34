import type { emptyZh } from './zh';

export const emptyEn: typeof emptyZh = {
  zeroTitle: (count) => (count === 1 ? 'No offer meets this filter' : `No offer meets all ${count} filters`),
  textNotFound: (text) => `No offer mentions “${text}”`,
  similarNames: 'Similar names:',
  zeroUncertain: 'Nothing found, but some titles and notes could not be loaded',
  zeroHint: 'Your filters are all still here. Removing one of them finds:',
  zeroHintNone: 'Your filters are all still here. Removing any one of them finds nothing either:',
  totalAfterRemoval: (_count, formatted) => `→ ${formatted}`,
  removeBoth: (names) => `Remove both ${names.join(' and ')}`,
  stillZero: 'still 0',
  otherLinks: 'Other places to look',
  nothingOnSale: 'Nothing is on sale for this game right now',
};
