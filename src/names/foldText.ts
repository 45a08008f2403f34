/** Folds away how a name is written, for both sides of a comparison: full and half width, letter case, spaces and
 *  punctuation do not count. Symbols such as ★ and + stay, for they tell items apart.
 *  @returns  '' if nothing but spaces and punctuation is there */
export function foldText(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\p{P}\s]/gu, '');
}
