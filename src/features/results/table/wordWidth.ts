const WIDE = 13;
const NARROW = 7.5;

/** About how wide a word is in the table's type, in px: the columns must be the same for every row, and are laid out
 *  before any is drawn. */
export function wordWidth(word: string): number {
  let sum = 0;
  for (const letter of word) sum += letter > '\u2000' ? WIDE : NARROW;
  return Math.ceil(sum);
}
