import { foldChar } from '@/names/foldText';
import type { Place } from '@/query-parser/result/parsedText';

/** A text as the reader walks through it: folded like every spelling it is compared with, but with its spaces and
 *  punctuation still there, for they part words. */
export type FoldedText = {
  readonly text: string;
  /** Letters, digits and symbols folded; white space is ' ' or '\n'; punctuation stands for itself. */
  readonly chars: string;
  /** Unit of `chars` → where the character it came from begins and ends in the text. */
  /** Numbers in circles before the entries of a list: they ask nothing. */
  readonly enumerators: readonly Place[];
  /** Units where a capital follows a small letter: orC呆, MerlinNP2. A word may end there. */
  readonly humps: ReadonlySet<number>;
  readonly starts: readonly number[];
  readonly ends: readonly number[];
};

/** Signs that belong to the character before them: half-width voicing marks, combining marks, variation selectors, joiners. */
const ADDED = /[\uFF9E\uFF9F\p{M}\p{Cf}]/u;

/** Folds a text and remembers where everything came from. */
export function foldForReading(text: string): FoldedText {
  let chars = '';
  const starts: number[] = [];
  const ends: number[] = [];
  const humps = new Set<number>();
  const enumerators: Place[] = [];
  for (let at = 0, end = 0; at < text.length; at = end) {
    end = endOfCharacter(text, at);
    const folded = end - at === 1 ? foldUnit(text, at) : foldCharacter(text.slice(at, end), '', text.charAt(end));
    if (/[A-Z]/.test(text.charAt(at)) && /[a-z]/.test(text.charAt(at - 1))) humps.add(chars.length);
    if (folded === ' ' && CIRCLED.test(text.charAt(at))) enumerators.push({ start: at, end });
    chars += folded;
    for (let unit = 0; unit < folded.length; unit++) {
      starts.push(at);
      ends.push(end);
    }
  }
  return { text, chars, enumerators, humps, starts, ends };
}

/** The stretch of the original text that the units from `start` to `end` came from; `start` < `end`. */
export function placeOf({ starts, ends }: FoldedText, start: number, end: number): Place {
  return { start: starts[start] ?? 0, end: ends[end - 1] ?? 0 };
}

/** The most characters taken for one: longer heaps of marks are no writing. */
const MOST_MARKS = 8;

function endOfCharacter(text: string, at: number): number {
  let end = at + sizeAt(text, at);
  for (let marks = 0; marks < MOST_MARKS && end < text.length; marks++) {
    if (!isAdded(text, end)) break;
    end += sizeAt(text, end);
  }
  return end;
}

/** Answers of `ADDED` for single units: 0 unknown, 1 no, 2 yes. */
const added = new Uint8Array(0x10000);

function isAdded(text: string, at: number): boolean {
  const unit = text.charCodeAt(at);
  if (Number.isNaN(unit)) return false;
  if (sizeAt(text, at) === 2) return ADDED.test(text.slice(at, at + 2));
  added[unit] ||= ADDED.test(text.charAt(at)) ? 2 : 1;
  return added[unit] === 2;
}

/** What folds by what stands beside it: the full-width comma, numbers in circles. */
const BY_PLACE = /[，①-⑳❶-❿⑴-⒇]/u;
const CIRCLED = /[①-⑳❶-❿⑴-⒇]/u;

function isLetter(char: string): boolean {
  return /\p{L}/u.test(char);
}

/** Folds of single units met so far; nearly all are the same wherever they stand. */
const folds: (string | undefined)[] = [];

function foldUnit(text: string, at: number): string {
  const unit = text.charCodeAt(at);
  const known = folds[unit];
  if (known !== undefined) return known;
  const folded = foldCharacter(text.charAt(at), text.charAt(at - 1), text.charAt(at + 1));
  if (!BY_PLACE.test(text.charAt(at))) folds[unit] = folded;
  return folded;
}

function sizeAt(text: string, at: number): number {
  const code = text.codePointAt(at) ?? 0;
  return code > 0xffff ? 2 : 1;
}

/** @param before  the character before it
 *  @param after   the character behind it */
function foldCharacter(character: string, before: string, after: string): string {
  if (character === '\n' || character === '\r') return '\n';
  // ①梅林②孔明 is a list; 特别周（根）① is a name.
  if (CIRCLED.test(character) && isLetter(after)) return ' ';
  // A full-width comma parts clauses (45，650元), except between full-width digits.
  if (character === '，' && !/[\uFF10-\uFF19]/.test(before)) return character;
  const plain = character.normalize('NFKC').replace(/\p{Cf}|\uFE0F/gu, '');
  let folded = '';
  for (const char of plain) {
    if (/\s/u.test(char)) folded += ' ';
    else folded += foldChar(char) || char;
  }
  return folded;
}
