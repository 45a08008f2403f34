import type { Gap } from './token';

/** What a character is to the reader. Looked up for every character of a text, so every answer is kept. */
const KIND_CACHE = new Uint8Array(0x10000);
const OTHER = 1;
const WORD = 2;
const SYMBOL = 3;

function kindOf(char: string): number {
  const code = char.charCodeAt(0);
  if (Number.isNaN(code)) return OTHER;
  const isSurrogate = code >= 0xd800 && code < 0xe000;
  const cached = isSurrogate ? 0 : (KIND_CACHE[code] ?? 0);
  if (cached !== 0) return cached;
  const kind = /^[\p{L}\p{N}\p{M}]/u.test(char) ? WORD : /^\p{S}/u.test(char) ? SYMBOL : OTHER;
  if (!isSurrogate) KIND_CACHE[code] = kind;
  return kind;
}

/** True for what words are made of: letters, ideographs and digits. Everything else between words asks nothing. */
export function isWordChar(char: string): boolean {
  return kindOf(char) === WORD;
}

/** True for a symbol: ★, +, an emoji. */
export function isSymbol(char: string): boolean {
  return kindOf(char) === SYMBOL;
}

/** True for a folded Latin letter. */
export function isLatin(code: number): boolean {
  return code >= 97 && code <= 122;
}

/** True for a digit. */
export function isDigit(code: number): boolean {
  return code >= 48 && code <= 57;
}

const CLAUSE_ENDS = new Set('\n,，');
const SENTENCE_ENDS = new Set(';.!?。！？；…‥');
const LIST_SEPARATORS = new Set('、');
const ALTERNATIVES = new Set('/|／｜');

/** How strongly a character that is in no word parts the words around it. */
export function gapOfChar(char: string): Gap {
  if (CLAUSE_ENDS.has(char)) return 'break';
  if (SENTENCE_ENDS.has(char)) return 'stop';
  if (ALTERNATIVES.has(char)) return 'or';
  if (LIST_SEPARATORS.has(char)) return 'join';
  return /\s/.test(char) ? 'soft' : 'mark';
}

const BY_STRENGTH: readonly Gap[] = ['none', 'mark', 'soft', 'or', 'join', 'break', 'stop'];

/** The stronger of two gaps. */
export function strongerGap(a: Gap, b: Gap): Gap {
  return BY_STRENGTH.indexOf(a) >= BY_STRENGTH.indexOf(b) ? a : b;
}
