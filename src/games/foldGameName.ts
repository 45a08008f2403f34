/** Folds a name or id of a game for comparing: width, letter case, spaces and punctuation do not count. */
export function foldGameName(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');
}
