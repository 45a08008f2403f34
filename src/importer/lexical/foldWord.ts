import { foldChar } from '@/names/foldText';

const LETTER = /\p{L}/u;

/** Folds a word of a fixed vocabulary for comparing: full-width is half-width, letters lower-case and without accents,
 *  simplified, traditional and Japanese characters the same, no spaces, and no sign that asks for a coloured picture
 *  (✔️ is ✔). Unlike `foldText` it keeps punctuation. */
export function foldWord(text: string): string {
  const plain = text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/(?:[\s_\-・·]|\uFE0F)+/g, '');
  return foldLetters(plain);
}

/** Folds the letters of a text in NFKC and lower case, and nothing else. */
export function foldLetters(plain: string): string {
  let folded = '';
  for (const char of plain) folded += isAscii(char) || !LETTER.test(char) ? char : foldChar(char);
  return folded;
}

function isAscii(char: string): boolean {
  return char.charCodeAt(0) < 0x80;
}
