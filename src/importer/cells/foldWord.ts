/** Folds a word of a fixed vocabulary for comparing: full-width is half-width, letters lower-case, no spaces. */
export function foldWord(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\s_\-・·]+/g, '');
}
