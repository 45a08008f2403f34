import { FOLDED_FROM, FOLDED_STEPS } from './charFolds';

const DROPPED = /^[\p{P}\p{M}\s=\u1160-\u11FF]$/u;
const LATIN = /^\p{Script=Latin}$/u;
const MARKS = /\p{M}/gu;
/** Offset from a hiragana character to its katakana counterpart. */
const KANA_STEP = 0x60;

/** The simplified character of each traditional or Japanese one. */
export const SIMPLIFIED: ReadonlyMap<string, string> = readCharFolds();

function readCharFolds(): ReadonlyMap<string, string> {
  let code = 0;
  return new Map(
    FOLDED_STEPS.split(',').map((step, index) => {
      code += step === '' ? 0 : Number.parseInt(step, 36);
      return [FOLDED_FROM.charAt(index), String.fromCharCode(code)];
    }),
  );
}

/** Folds by UTF-16 unit. A lookup is many times faster than the regular expressions, and whole catalogs are folded. */
const units: (string | undefined)[] = [];

/** Normalises a text for comparison: width, letter case, Latin accents, hiragana/katakana, simplified/traditional/Japanese
 *  characters, spaces and punctuation are ignored. Symbols such as ★ and + are kept because they distinguish items.
 *  @returns  '' for nothing but spaces and punctuation; idempotent */
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

/** Folds one code point of an NFKC text.
 *  @returns  '' for ignored characters, else one or a few characters */
export function foldChar(char: string): string {
  if (DROPPED.test(char)) return '';
  const code = char.charCodeAt(0);
  if ((code >= 0x3041 && code <= 0x3096) || code === 0x309d || code === 0x309e) {
    return String.fromCharCode(code + KANA_STEP);
  }
  const lower = char.toLowerCase();
  return LATIN.test(char) ? lower.normalize('NFD').replace(MARKS, '') : (SIMPLIFIED.get(char) ?? lower);
}

function foldUnit(unit: number): string {
  const cached = units[unit];
  if (cached !== undefined) return cached;
  const folded = foldChar(String.fromCharCode(unit));
  units[unit] = folded;
  return folded;
}
