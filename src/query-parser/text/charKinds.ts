import type { Gap } from './token';

/** Character class by UTF-16 unit; filled on first use. */
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

/** Returns true for letters, ideographs and digits. */
export function isWordChar(char: string): boolean {
  return kindOf(char) === WORD;
}

/** Returns true for a symbol: ★, +, an emoji. */
export function isSymbol(char: string): boolean {
  return kindOf(char) === SYMBOL;
}

/** Returns true for a folded Latin letter. */
export function isLatin(code: number): boolean {
  return code >= 97 && code <= 122;
}

export function isDigit(code: number): boolean {
  return code >= 48 && code <= 57;
}

const CLAUSE_ENDS = new Set('\n,，');
const SENTENCE_ENDS = new Set(';.!?。！？；…‥');
const LIST_SEPARATORS = new Set('、');
const ALTERNATIVES = new Set('/|／｜');

/** Returns how strongly a character outside of words separates its neighbours. */
export function gapOfChar(char: string): Gap {
  // Most characters are none of the punctuation below.
  if (isWordChar(char)) return 'mark';
  if (CLAUSE_ENDS.has(char)) return 'break';
  if (SENTENCE_ENDS.has(char)) return 'stop';
  if (ALTERNATIVES.has(char)) return 'or';
  if (LIST_SEPARATORS.has(char)) return 'join';
  return /\s/.test(char) ? 'soft' : 'mark';
}

const BY_STRENGTH: readonly Gap[] = ['none', 'mark', 'soft', 'or', 'join', 'break', 'stop'];

export function strongerGap(a: Gap, b: Gap): Gap {
  return BY_STRENGTH.indexOf(a) >= BY_STRENGTH.indexOf(b) ? a : b;
}
