import { FOLDED_FROM, FOLDED_TO } from './charFolds';

const DROPPED = /^[\p{P}\p{M}\s=\u1160-\u11FF]$/u;
const LATIN = /^\p{Script=Latin}$/u;
const MARKS = /\p{M}/gu;
/** From a hiragana character to its katakana one. */
const KANA_STEP = 0x60;

const characters = new Map([...FOLDED_FROM].map((char, index) => [char, FOLDED_TO.charAt(index)]));
/** The folds of single UTF-16 units met so far: whole catalogs are folded, and a look-up is many times faster than
 *  the expressions above. */
const units: (string | undefined)[] = [];

/** Folds away how a text is written, for both sides of a comparison: full and half width, letter case, accents of Latin
 *  letters, hiragana or katakana, simplified, traditional or Japanese characters, spaces and punctuation do not count.
 *  Symbols such as ★ and + stay, for they tell items apart.
 *  @returns  '' if nothing but spaces and punctuation is there; folding it again changes nothing */
export function foldText(text: string): string {
  const plain = text.normalize('NFKC');
  let folded = '';
  for (let offset = 0; offset < plain.length; offset++) {
    const unit = plain.charCodeAt(offset);
    const isPair = unit >= 0xd800 && unit < 0xdc00 && offset + 1 < plain.length;
    folded += isPair ? foldChar(plain.slice(offset, offset + 2)) : foldUnit(unit);
    if (isPair) offset++;
  }
  return folded;
}

/** Folds one code point of a text in NFKC: `foldText` of a text is the folds of its characters in a row.
 *  @returns  '' for what does not count, else one character or a few */
export function foldChar(char: string): string {
  if (DROPPED.test(char)) return '';
  const code = char.charCodeAt(0);
  if ((code >= 0x3041 && code <= 0x3096) || code === 0x309d || code === 0x309e) {
    return String.fromCharCode(code + KANA_STEP);
  }
  const lower = char.toLowerCase();
  return LATIN.test(char) ? lower.normalize('NFD').replace(MARKS, '') : (characters.get(char) ?? lower);
}

function foldUnit(unit: number): string {
  const cached = units[unit];
  if (cached !== undefined) return cached;
  const folded = foldChar(String.fromCharCode(unit));
  units[unit] = folded;
  return folded;
}
