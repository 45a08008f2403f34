/** A piece of a listing text; `marked` pieces are words the buyer asked for. */
export type MarkedPiece = { readonly text: string; readonly marked: boolean };

/** Cuts a text where it holds one of the words, ignoring case; of words that overlap, the longer wins.
 *  @param words  words of two or more characters; shorter ones would mark half the text
 *  @returns      pieces that make up the text again when put together */
export function markWords(text: string, words: readonly string[]): readonly MarkedPiece[] {
  const pattern = patternOf(words);
  if (pattern === null || text === '') return text === '' ? [] : [{ text, marked: false }];
  // Splitting at a group keeps the words: they stand at the odd places.
  return text
    .split(pattern)
    .map((piece, place) => ({ text: piece, marked: place % 2 === 1 }))
    .filter((piece) => piece.text !== '');
}

function patternOf(words: readonly string[]): RegExp | null {
  const long = words.filter((word) => [...word].length >= 2).sort((a, b) => b.length - a.length);
  if (long.length === 0) return null;
  return new RegExp(`(${long.map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|')})`, 'giu');
}
