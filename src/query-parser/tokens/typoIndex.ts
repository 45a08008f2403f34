import type { Steps } from '@/base/steps';
import type { NameIndex, Spelling } from '@/names/nameIndex';

/** Spellings by what is left of them when one character is left out: two words a slip apart share such a rest. There are a
 *  hundred thousand rests, and the garbage collector would visit each string and list again and again; so a rest is only a
 *  hash, and its spellings are a chain of numbers. */
export type TypoIndex = {
  readonly spellings: readonly Spelling[];
  /** By hash, one more than the newest link of its chain; 0 where there is none. As many as a power of two. */
  readonly buckets: Int32Array;
  /** Of each link one more than the next, and the place of its spelling. */
  readonly nextLinks: Int32Array;
  readonly spellingIndexes: Int32Array;
};

/** Below this a slip makes another word: three Chinese characters, four kana, four Latin letters. */
const MIN_HAN_LENGTH = 3;
const MIN_LENGTH = 4;
const MAX_LENGTH = 24;
/** So many spellings are one step. */
const STEP = 32;

/** Collects what a slip can be forgiven in, some spellings a step; initials and readings of one syllable are too short to tell. */
export function* buildTypoIndex({ spellings: all }: NameIndex): Steps<TypoIndex> {
  const spellings = all.filter(canHaveTypo);
  yield;
  const count = spellings.reduce((sum, { folded }) => sum + folded.length + 1, 0);
  const buckets = new Int32Array(2 ** Math.ceil(Math.log2(count + 1)));
  const [nextLinks, spellingIndexes] = [new Int32Array(count), new Int32Array(count)];
  let link = 0;
  for (const [index, { folded }] of spellings.entries()) {
    if (index % STEP === 0) yield;
    for (let skipped = -1; skipped < folded.length; skipped++) {
      const hash = hashWithout(folded, skipped) & (buckets.length - 1);
      nextLinks[link] = buckets[hash] ?? 0;
      spellingIndexes[link] = index;
      buckets[hash] = ++link;
    }
  }
  return { spellings, buckets, nextLinks, spellingIndexes };
}

/** The spellings that share a rest with a word: all that are a slip away from it, and others too. */
export function spellingsNear(
  { spellings, buckets, nextLinks, spellingIndexes }: TypoIndex,
  word: string,
): ReadonlySet<Spelling> {
  const found = new Set<Spelling>();
  for (let skipped = -1; skipped < word.length; skipped++) {
    const indexes: number[] = [];
    let link = buckets[hashWithout(word, skipped) & (buckets.length - 1)] ?? 0;
    for (; link > 0; link = nextLinks[link - 1] ?? 0) indexes.push(spellingIndexes[link - 1] ?? 0);
    for (const index of indexes.reverse()) {
      const spelling = spellings[index];
      if (spelling !== undefined) found.add(spelling);
    }
  }
  return found;
}

/** FNV-1a of a word without one of its characters; of the whole word for -1. */
function hashWithout(word: string, skipped: number): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < word.length; index++)
    if (index !== skipped) hash = Math.imul(hash ^ word.charCodeAt(index), 0x01000193);
  return hash ^ (hash >>> 15);
}

function canHaveTypo({ folded, form }: Spelling): boolean {
  if (form === 'initials' || folded.length > MAX_LENGTH) return false;
  if (/[0-9]/.test(folded)) return false;
  return folded.length >= (/^\p{Script=Han}+$/u.test(folded) ? MIN_HAN_LENGTH : MIN_LENGTH);
}
