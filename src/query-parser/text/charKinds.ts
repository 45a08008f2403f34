import type { Gap } from './token';

/** What a character is to the reader. Looked up for every character of a text, so every answer is kept. */
const KINDS = new Uint8Array(0x10000);
const OTHER = 1;
const WORD = 2;
const SIGN = 3;

function kindOf(char: string): number {
  const code = char.charCodeAt(0);
  if (Number.isNaN(code)) return OTHER;
  const isSurrogate = code >= 0xd800 && code < 0xe000;
  const known = isSurrogate ? 0 : (KINDS[code] ?? 0);
  if (known !== 0) return known;
  const kind = /^[\p{L}\p{N}\p{M}]/u.test(char) ? WORD : /^\p{S}/u.test(char) ? SIGN : OTHER;
  if (!isSurrogate) KINDS[code] = kind;
  return kind;
}

/** True for what words are made of: letters, ideographs and digits. Everything else between words asks nothing. */
export function isWordChar(char: string): boolean {
  return kindOf(char) === WORD;
}

/** True for a symbol: ★, +, an emoji. */
export function isSign(char: string): boolean {
  return kindOf(char) === SIGN;
}

/** True for a folded Latin letter. */
export function isLatin(code: number): boolean {
  return code >= 97 && code <= 122;
}

/** True for a digit. */
export function isDigit(code: number): boolean {
  return code >= 48 && code <= 57;
}

const BREAKS = new Set('\n,，');
const STOPS = new Set(';.!?。！？；…‥');
const JOINS = new Set('、');
const ORS = new Set('/|／｜');

/** How strongly a character that is in no word parts the words around it. */
export function gapOfChar(char: string): Gap {
  if (BREAKS.has(char)) return 'break';
  if (STOPS.has(char)) return 'stop';
  if (ORS.has(char)) return 'or';
  if (JOINS.has(char)) return 'join';
  return /\s/.test(char) ? 'soft' : 'mark';
}

const STRENGTH: readonly Gap[] = ['none', 'mark', 'soft', 'or', 'join', 'break', 'stop'];

/** The stronger of two gaps. */
export function strongerGap(a: Gap, b: Gap): Gap {
  return STRENGTH.indexOf(a) >= STRENGTH.indexOf(b) ? a : b;
}
