import { bareName } from '@/names/bracketed';
import { foldText } from '@/names/foldText';
import type { NameIndex, Spelling } from '@/names/nameIndex';
import type { Item } from '@/names/roster';
import everyday from '@/query-parser/words/everyday.json';

const LEAST_LETTERS = 4;
/** Given names are short. */
const LEAST_OF_IDOL = 3;
/** Cards are called by everyday words; a single one of them must be long to tell. */
const LEAST_OF_CARD = 7;
const MOST_WORDS = 5;
const EVERYDAY: ReadonlySet<string> = new Set([...everyday.en, ...everyday.names]);

/** The words of English names that mean one item alone, and rows of such words: creek, shin getter, Barbatos Lupus Rex.
 *  Items that differ only in brackets count as one. */
export function latinParts({ roster }: NameIndex): readonly Spelling[] {
  const owners = new Map<string, Set<Item>>();
  for (const item of roster.items) {
    for (const part of partsOf(item)) owners.set(part, (owners.get(part) ?? new Set()).add(item));
  }
  return [...owners].flatMap(([shown, items]): readonly Spelling[] => {
    const names = new Set([...items].map(({ names }) => bareName(names.en)));
    return names.size > 1 ? [] : [...items].map((item) => ({ folded: foldText(shown), shown, form: 'part', item }));
  });
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
    for (let end = start + 1; end <= Math.min(words.length, start + MOST_WORDS); end++) {
      const row = words.slice(start, end);
      if (row.length < words.length && isTelling(row, kind)) parts.add(row.join(' '));
    }
  }
  return [...parts];
}

function isTelling(row: readonly string[], kind: string): boolean {
  const telling = row.filter(
    (word) =>
      /^\p{Script=Latin}/u.test(word) &&
      word.length >= (kind === 'idol' ? LEAST_OF_IDOL : LEAST_LETTERS) &&
      !EVERYDAY.has(word),
  );
  const [first, last] = [row[0] ?? '', row[row.length - 1] ?? ''];
  if (SMALL.has(first) || SMALL.has(last)) return false;
  if (kind === 'idol') return telling.length > 0;
  const least = kind === 'card' || kind === 'deck' || kind === 'skill' ? LEAST_OF_CARD : LEAST_LETTERS;
  return row.length > 1 ? telling.length > 0 : telling.length === 1 && first.length >= least;
}

const SMALL: ReadonlySet<string> = new Set([
  'of',
  'the',
  'and',
  'von',
  'de',
  'in',
  'to',
  'a',
  'an',
  'for',
  'on',
  'at',
  'no',
  'ex',
  'with',
  'by',
]);
