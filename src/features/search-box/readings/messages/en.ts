import type { ReadingsMessages } from './zh';

/** Messages on how a text was read, in English. */
export const readingsEn: ReadingsMessages = {
  title: 'How each word was read',
  kinds: {
    sound: 'Recognised by its sound or initials',
    typo: 'Taken for a typo',
    ambiguous: 'Could be several items, so any of them counts',
    order: 'Order of the results',
    skipped: 'Small talk or a linking word, not a filter',
    unread: 'Not understood, so not used as a filter',
    unstated: 'No offer here states this, so not used as a filter',
    searched: 'Not understood, searched as text',
  },
  candidates: (names) => `Could be: ${names}`,
};
