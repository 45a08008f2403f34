import { ShopError } from '@/base/shopError';
import { FAMILY_IDS } from '@/games/ids';
import type { FamilyId } from '@/games/types';
import { foldText } from './foldText';

/** Beginnings of the names, resources and attributes of all families, each with the set of families that have it, bit i for
 *  `FAMILY_IDS[i]`. */
export type FamilyWords = ReadonlyMap<string, number>;

/** Kept of a word. Longer beginnings take much more space and find hardly more texts. */
const LATIN_LENGTH = 4;
const OTHER_LENGTH = 2;
const MIN_LENGTH = 2;

/** Returns the beginning of a folded word that the index contains; null for a word that is too short. */
export function familyWordOf(folded: string): string | null {
  const word = folded.slice(0, maxLength(folded));
  return word.length < MIN_LENGTH ? null : word;
}

/** Decodes `wordFamilies.json`: rows `[set of families, words]`.
 *  @throws  ShopError `names-family-words` for an invalid file */
export function decodeFamilyWords(raw: unknown): FamilyWords {
  const words = new Map<string, number>();
  if (!Array.isArray(raw)) throw new ShopError('names-family-words', `expected a list, got ${typeof raw}`);
  for (const row of raw as readonly unknown[]) {
    const [families, list] = Array.isArray(row) ? (row as readonly unknown[]) : [];
    if (typeof families !== 'number' || typeof list !== 'string')
      throw new ShopError('names-family-words', `expected families and words, got ${JSON.stringify(row)}`);
    for (const word of list.split(' ')) words.set(word, families);
  }
  return words;
}

/** Rates by its words how likely a text is about each family. A long word of few families counts most. Runs in linear time.
 *  @returns  0 for a family without any word in the text */
export function scoreFamilies(words: FamilyWords, text: string): ReadonlyMap<FamilyId, number> {
  const scores = new Map<FamilyId, number>(FAMILY_IDS.map((family) => [family, 0]));
  for (const run of text.split(SEPARATORS)) addScores(scores, words, foldText(run));
  return scores;
}

const SEPARATORS = /[\s\p{P}]+/u;
const LATIN = /[a-z]/;
const LATIN_OR_DIGIT = /[a-z0-9]/;

function addScores(scores: Map<FamilyId, number>, words: FamilyWords, run: string): void {
  for (let start = 0; start < run.length; ) {
    const found =
      LATIN.test(run.charAt(start)) && LATIN.test(run.charAt(start - 1)) ? null : findWord(words, run, start);
    if (found === null) start += 1;
    else {
      const weight = found.length * Math.log2(FAMILY_IDS.length / countBits(found.families));
      FAMILY_IDS.forEach((family, index) => {
        if ((found.families >> index) & 1) scores.set(family, (scores.get(family) ?? 0) + weight);
      });
      start += found.length;
    }
  }
}

type FoundWord = { readonly length: number; readonly families: number };

/** Finds the longest word that starts at an offset. A Latin word that is not cut must be complete. */
function findWord(words: FamilyWords, run: string, start: number): FoundWord | null {
  const rest = run.slice(start, start + LATIN_LENGTH + 1);
  const longest = maxLength(rest);
  for (let length = Math.min(longest, rest.length); length >= MIN_LENGTH; length--) {
    const families = words.get(rest.slice(0, length));
    const isInside = LATIN_OR_DIGIT.test(rest.charAt(length - 1)) && LATIN_OR_DIGIT.test(rest.charAt(length));
    if (families !== undefined && (length === longest || !isInside)) return { length, families };
  }
  return null;
}

function maxLength(folded: string): number {
  return LATIN_OR_DIGIT.test(folded.charAt(0)) ? LATIN_LENGTH : OTHER_LENGTH;
}

function countBits(set: number): number {
  let count = 0;
  for (let rest = set; rest !== 0; rest &= rest - 1) count++;
  return count;
}
