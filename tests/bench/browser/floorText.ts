/** As many offers as the first page of hits begins with on a phone, with as many words in each as a card has lines. */
export const ARTICLES = 12;
export const LINES = 6;
/** The words of the first cards, which an answer changes. */
export const CHANGED = 3 * LINES;
