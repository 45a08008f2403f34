/** Folds a word of a fixed vocabulary for comparing: full-width is half-width, letters lower-case, no spaces, and no
 *  sign that asks for a coloured picture (✔️ is ✔). */
export function foldWord(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/(?:[\s_\-・·]|\uFE0F)+/g, '');
}
