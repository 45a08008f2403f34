import type { Steps } from '@/base/steps';
import type { Spelling } from '@/names/nameIndex';

/** Deletion index: maps each variant of a spelling with one character left out to the spelling. Two words one edit apart share such a
 *  variant. With about 100,000 variants, strings and lists would burden the garbage collector, so variants are hashed and spellings are
 *  chained in typed arrays. */
export type TypoIndex = {
  readonly spellings: readonly Spelling[];
  /** First link + 1 by hash, 0 if empty. The length is a power of two. */
  readonly buckets: Int32Array;
  /** Next link + 1 of each link, and the spelling it refers to. */
  readonly nextLinks: Int32Array;
  readonly spellingIndexes: Int32Array;
};

/** Shorter words become other words by one edit: three Chinese characters, four kana or Latin letters. */
const MIN_HAN_LENGTH = 3;
const MIN_LENGTH = 4;
const MAX_LENGTH = 24;
/** Spellings per step. */
const STEP = 32;

/** Builds the typo index in steps. Initials and readings of one syllable are too short.
 *  @param all  spellings of all items and the words of their English names, which may be misspelt too: blosom */
export function* buildTypoIndex(all: readonly Spelling[]): Steps<TypoIndex> {
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

/** Returns the spellings that share a deletion with a word: all those one edit away, and some others. */
export function findSimilarSpellings(
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

/** Returns the FNV-1a hash of a word without one character, or of the whole word for -1. */
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
