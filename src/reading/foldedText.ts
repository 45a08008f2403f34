import { foldChar } from '@/names/foldText';
import type { Place } from './reading';

/** A text as the reader walks through it: folded like every spelling it is compared with, but with its spaces and
 *  punctuation still there, for they part words. */
export type FoldedText = {
  readonly text: string;
  /** Letters, digits and symbols folded; white space is ' ' or '\n'; punctuation stands for itself. */
  readonly chars: string;
  /** Unit of `chars` → where the character it came from begins and ends in the text. */
  readonly starts: Uint32Array;
  readonly ends: Uint32Array;
};

/** Signs that belong to the character before them: half-width voicing marks, combining marks, variation selectors, joiners. */
const ADDED = /[\uFF9E\uFF9F\p{M}\p{Cf}]/u;

/** Folds a text and remembers where everything came from. */
export function foldForReading(text: string): FoldedText {
  const parts: string[] = [];
  const starts: number[] = [];
  const ends: number[] = [];
  let at = 0;
  while (at < text.length) {
    const end = endOfCharacter(text, at);
    for (const char of foldCharacter(text.slice(at, end), text[at - 1] ?? '')) {
      parts.push(char);
      for (let unit = 0; unit < char.length; unit++) {
        starts.push(at);
        ends.push(end);
      }
    }
    at = end;
  }
  return { text, chars: parts.join(''), starts: Uint32Array.from(starts), ends: Uint32Array.from(ends) };
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
    const size = sizeAt(text, end);
    if (!ADDED.test(text.slice(end, end + size))) break;
    end += size;
  }
  return end;
}

function sizeAt(text: string, at: number): number {
  const code = text.codePointAt(at) ?? 0;
  return code > 0xffff ? 2 : 1;
}

/** @param before  the character before it */
function foldCharacter(character: string, before: string): string {
  if (character === '\n' || character === '\r') return '\n';
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
