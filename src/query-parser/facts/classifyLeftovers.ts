import { isLatin, isWordChar } from '@/query-parser/text/charKinds';
import type { Part } from '@/query-parser/text/part';
import type { MeaningKind, Token } from '@/query-parser/text/token';

/** A stretch of the folded text. */
export type Stretch = { readonly start: number; readonly end: number };

/** Words that carry no wish when nothing is left for them to govern. */
const SAYING_NOTHING: readonly MeaningKind[] = ['pass', 'and', 'must', 'each', 'oneOf', 'nice', 'or', 'fine'];

type Word = Stretch & { unread: boolean };

/** Sorts the words that say no fact into those that were not read, one run a stretch, and those that ask nothing.
 *  A small word of one character inside an unread run is a part of it: 急出, 有缘. */
export function classifyLeftovers(
  chars: string,
  parts: readonly Part[],
): { readonly unread: readonly Stretch[]; readonly passed: readonly Stretch[] } {
  const words = parts.flatMap((part): readonly (Word | null)[] => {
    if (part.fact !== null) return [null];
    return part.tokens.length === 0
      ? [{ start: part.start, end: part.end, unread: true }]
      : part.tokens.map((token) => ({ start: token.start, end: token.end, unread: !saysNothing(token) }));
  });
  absorbSmallWords(chars, words);
  const unread: { start: number; end: number }[] = [];
  const passed: Stretch[] = [];
  for (const [at, word] of words.entries()) {
    if (word === null || !hasWordChar(chars, word)) continue;
    const last = unread[unread.length - 1];
    if (!word.unread) passed.push({ start: word.start, end: word.end });
    else if (
      last !== undefined &&
      touch(words[at - 1], word) &&
      words[at - 1]?.unread === true &&
      last.end === word.start
    )
      last.end = word.end;
    else unread.push({ start: word.start, end: word.end });
  }
  return { unread, passed };
}

/** True if nothing parts two words, not even a level that went to a name. */
function touch(a: Word | null | undefined, b: Word | null | undefined): boolean {
  return a != null && b != null && a.end === b.start;
}

function saysNothing({ meanings }: Token): boolean {
  return meanings.some(({ kind }) => SAYING_NOTHING.includes(kind));
}

function hasWordChar(chars: string, { start, end }: Stretch): boolean {
  return [...chars.slice(start, end)].some(isWordChar);
}

/** Verbs that stand before what is wished or offered; any other small character before an unread run begins that run. */
const OPENING = new Set('求收要带有含出卖来找买需给附想');

function absorbSmallWords(chars: string, words: readonly (Word | null)[]): void {
  for (const [at, word] of words.entries()) {
    if (word === null || word.unread || word.end - word.start > 1) continue;
    const before = touch(words[at - 1], word) ? unreadLength(words, at, -1) : 0;
    const after = touch(word, words[at + 1]) ? unreadLength(words, at, 1) : 0;
    const opens = OPENING.has(chars[word.start] ?? '') && before === 0;
    const latin = isLatin(chars.charCodeAt(word.start));
    if ((before > 0 && (after > 0 || latin)) || before === 1 || after === 1 || (after > 0 && !opens))
      word.unread = true;
  }
}

/** How many characters of the run beside a word are unread: 0, 1, or more. */
function unreadLength(words: readonly (Word | null)[], at: number, step: 1 | -1): number {
  let length = 0;
  for (let place = at + step; ; place += step) {
    const word = words[place];
    if (word?.unread !== true) return length;
    const [left, right] = step === 1 ? [words[place - 1], word] : [word, words[place + 1]];
    if (!touch(left, right)) return length;
    length += word.end - word.start;
    if (length > 1) return length;
  }
}
