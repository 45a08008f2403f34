import type { Steps } from '@/base/steps';
import type { NameIndex, Spelling } from '@/names/nameIndex';

/** Spellings by what is left of them when one character is left out: two words a slip apart share such a rest. There are a
 *  hundred thousand rests, and the garbage collector would visit each string and list again and again; so a rest is only a
 *  hash, and its spellings are a chain of numbers. */
export type TypoIndex = {
  readonly spellings: readonly Spelling[];
  /** By hash, one more than the newest link of its chain; 0 where there is none. As many as a power of two. */
  readonly heads: Int32Array;
  /** Of each link one more than the next, and the place of its spelling. */
  readonly links: Int32Array;
  readonly places: Int32Array;
};

/** Below this a slip makes another word: three Chinese characters, four kana, four Latin letters. */
const LEAST_HAN = 3;
const LEAST_OTHER = 4;
const MOST = 24;
/** So many spellings are one step. */
const STEP = 32;

/** Collects what a slip can be forgiven in, some spellings a step; initials and readings of one syllable are too short to tell. */
export function* collectSlips({ spellings: all }: NameIndex): Steps<TypoIndex> {
  const spellings = all.filter(mayHaveSlip);
  yield;
  const count = spellings.reduce((sum, { folded }) => sum + folded.length + 1, 0);
  const heads = new Int32Array(2 ** Math.ceil(Math.log2(count + 1)));
  const [links, places] = [new Int32Array(count), new Int32Array(count)];
  let link = 0;
  for (const [place, { folded }] of spellings.entries()) {
    if (place % STEP === 0) yield;
    for (let without = -1; without < folded.length; without++) {
      const hash = hashRest(folded, without) & (heads.length - 1);
      links[link] = heads[hash] ?? 0;
      places[link] = place;
      heads[hash] = ++link;
    }
  }
  return { spellings, heads, links, places };
}

/** The spellings that share a rest with a word: all that are a slip away from it, and others too. */
export function sharingRest({ spellings, heads, links, places }: TypoIndex, word: string): ReadonlySet<Spelling> {
  const found = new Set<Spelling>();
  for (let without = -1; without < word.length; without++) {
    const chain: number[] = [];
    let link = heads[hashRest(word, without) & (heads.length - 1)] ?? 0;
    for (; link > 0; link = links[link - 1] ?? 0) chain.push(places[link - 1] ?? 0);
    for (const place of chain.reverse()) {
      const spelling = spellings[place];
      if (spelling !== undefined) found.add(spelling);
    }
  }
  return found;
}

/** FNV-1a of a word without one of its characters; of the whole word for -1. */
function hashRest(word: string, without: number): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < word.length; at++) if (at !== without) hash = Math.imul(hash ^ word.charCodeAt(at), 0x01000193);
  return hash ^ (hash >>> 15);
}

function mayHaveSlip({ folded, form }: Spelling): boolean {
  if (form === 'initials' || folded.length > MOST) return false;
  if (/[0-9]/.test(folded)) return false;
  return folded.length >= (/^\p{Script=Han}+$/u.test(folded) ? LEAST_HAN : LEAST_OTHER);
}
