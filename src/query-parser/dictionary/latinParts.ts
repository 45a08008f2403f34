import type { Steps } from '@/base/steps';
import { bareName } from '@/names/bracketed';
import { foldText } from '@/names/foldText';
import type { NameIndex, Spelling } from '@/names/nameIndex';
import type { Item } from '@/names/roster';
import everydayWords from '@/query-parser/words/everydayWords.json';

const MIN_LETTERS = 4;
/** Given names are short. */
const MIN_LETTERS_OF_IDOL = 3;
/** Card names consist of everyday words, so a single word must be long to be distinctive. */
const MIN_LETTERS_OF_CARD = 7;
const MAX_WORDS = 5;
/** Items or parts per step. */
const STEP = 32;
const EVERYDAY: ReadonlySet<string> = new Set([...everydayWords.en, ...everydayWords.names]);

/** Returns words and word runs of English names that identify a single item: creek, shin getter, Barbatos Lupus Rex. Items that
 *  differ only in brackets count as one. */
export function* latinParts({ roster }: NameIndex): Steps<readonly Spelling[]> {
  const owners = new Map<string, Set<Item>>();
  for (const [index, item] of roster.items.entries()) {
    if (index % STEP === 0) yield;
    for (const part of partsOf(item)) owners.set(part, (owners.get(part) ?? new Set()).add(item));
  }
  const parts: Spelling[] = [];
  let count = 0;
  for (const [text, items] of owners) {
    if (count++ % STEP === 0) yield;
    const names = new Set([...items].map(({ names }) => bareName(names.en)));
    if (names.size > 1) continue;
    for (const item of items) parts.push({ folded: foldText(text), text, form: 'part', item });
  }
  return parts;
}

function partsOf({ names, kind }: Item): readonly string[] {
  const words = names.en
    .normalize('NFKC')
    .replace(/[([][^()[\]]*[)\]]/gu, ' ')
    .toLowerCase()
    .split(/[^\p{L}\p{N}']+/u)
    .filter((word) => word !== '');
  const parts = new Set<string>();
  for (let start = 0; start < words.length; start++) {
    for (let end = start + 1; end <= Math.min(words.length, start + MAX_WORDS); end++) {
      const wordRun = words.slice(start, end);
      if (wordRun.length < words.length && isDistinctive(wordRun, kind)) parts.add(wordRun.join(' '));
    }
  }
  return [...parts];
}

function isDistinctive(wordRun: readonly string[], kind: string): boolean {
  const distinctive = wordRun.filter(
    (word) =>
      /^\p{Script=Latin}/u.test(word) &&
      word.length >= (kind === 'idol' ? MIN_LETTERS_OF_IDOL : MIN_LETTERS) &&
      !EVERYDAY.has(word),
  );
  const [first, last] = [wordRun[0] ?? '', wordRun[wordRun.length - 1] ?? ''];
  if (FUNCTION_WORD.test(first) || FUNCTION_WORD.test(last)) return false;
  if (kind === 'idol') return distinctive.length > 0;
  const minLetters = kind === 'card' || kind === 'deck' || kind === 'skill' ? MIN_LETTERS_OF_CARD : MIN_LETTERS;
  return wordRun.length > 1 ? distinctive.length > 0 : distinctive.length === 1 && first.length >= minLetters;
}

/** Words that neither a part of a name nor a misspelt one begins or ends with. */
export const FUNCTION_WORD = /^(?:of|the|and|von|de|in|to|an?|for|on|at|no|ex|with|by|my|we|be|is|it|i)$/;
