import { foldChar } from '@/names/foldText';

const LETTER = /\p{L}/u;

/** Folds a vocabulary word for comparison: width, letter case, accents, character variants, spaces and emoji variation selectors
 *  (✔️ is ✔) are ignored. Unlike `foldText` it keeps punctuation. */
export function foldWord(text: string): string {
  const plain = text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/(?:[\s_\-・·]|\uFE0F)+/g, '');
  return foldLetters(plain);
}

/** Folds only the letters of a lower-case NFKC text. */
export function foldLetters(plain: string): string {
  let folded = '';
  for (const char of plain) folded += isAscii(char) || !LETTER.test(char) ? char : foldChar(char);
  return folded;
}

function isAscii(char: string): boolean {
  return char.charCodeAt(0) < 0x80;
}
