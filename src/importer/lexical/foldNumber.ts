/** Folds the characters of a number, such as full-width digits, and spaces between them. Line breaks stay: `800⏎680` are two prices. */
export function foldNumber(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\S\n\r]+/g, ' ')
    .trim();
}
