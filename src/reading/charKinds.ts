import type { Gap } from './token';

const LETTER = /[\p{L}\p{N}\p{M}]/u;

/** True for what words are made of: letters, ideographs and digits. Everything else between words asks nothing. */
export function isWordChar(char: string): boolean {
  return LETTER.test(char);
}

/** True for a folded Latin letter. */
export function isLatin(code: number): boolean {
  return code >= 97 && code <= 122;
}

/** True for a digit. */
export function isDigit(code: number): boolean {
  return code >= 48 && code <= 57;
}

const BREAKS = new Set('\n,;.!?。！？，；…‥');
const JOINS = new Set('、');
const ORS = new Set('/|／｜');

/** How strongly a character that is in no word parts the words around it. */
export function gapOfChar(char: string): Gap {
  if (BREAKS.has(char)) return 'break';
  if (ORS.has(char)) return 'or';
  return JOINS.has(char) ? 'join' : 'soft';
}

const STRENGTH: readonly Gap[] = ['none', 'soft', 'or', 'join', 'break'];

/** The stronger of two gaps. */
export function strongerGap(a: Gap, b: Gap): Gap {
  return STRENGTH.indexOf(a) >= STRENGTH.indexOf(b) ? a : b;
}
