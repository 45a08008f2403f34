import { isSymbol, isWordChar } from '@/query-parser/text/charKinds';

const MAX_GAP = 3;

function isGap(char: string): boolean {
  return !isWordChar(char) && !isSymbol(char);
}

/** The sign between the words of a foreign name: スカサハ＝スカディ. */
const DOUBLE_HYPHEN = /[ァ-ヺー]=[ァ-ヺ]/y;

/** Returns how many characters between the parts of a word (spaces, dots) stand at an offset, or 0 if they are too many or end the text. */
export function gapLength(chars: string, start: number): number {
  DOUBLE_HYPHEN.lastIndex = start - 1;
  if (chars[start] === '=' && DOUBLE_HYPHEN.test(chars)) return 1;
  let length = 0;
  while (length <= MAX_GAP && start + length < chars.length && isGap(chars[start + length] ?? '')) length++;
  return length > MAX_GAP || start + length >= chars.length ? 0 : length;
}
