import type { Steps } from '@/base/steps';
import type { NameIndex, Spelling } from '@/names/nameIndex';

/** Spellings by what is left of them when one character is left out: two words a slip apart share such a rest. */
export type SlipIndex = ReadonlyMap<string, readonly Spelling[]>;

/** Below this a slip makes another word: three Chinese characters, four kana, four Latin letters. */
const LEAST_HAN = 3;
const LEAST_OTHER = 4;
const MOST = 24;
/** So many spellings are one step. */
const STEP = 32;

/** Collects what a slip can be forgiven in, some spellings a step; initials and readings of one syllable are too short to tell. */
export function* collectSlips({ spellings }: NameIndex): Steps<SlipIndex> {
  const slips = new Map<string, Spelling[]>();
  for (const [place, spelling] of spellings.entries()) {
    if (place % STEP === 0) yield;
    if (!mayHaveSlip(spelling)) continue;
    for (const rest of new Set(restsOf(spelling.folded))) {
      const others = slips.get(rest);
      if (others === undefined) slips.set(rest, [spelling]);
      else others.push(spelling);
    }
  }
  return slips;
}

/** The word itself and every way to leave one of its characters out. */
export function restsOf(word: string): readonly string[] {
  const rests = [word];
  for (let at = 0; at < word.length; at++) rests.push(word.slice(0, at) + word.slice(at + 1));
  return rests;
}

function mayHaveSlip({ folded, form }: Spelling): boolean {
  if (form === 'initials' || folded.length > MOST) return false;
  if (/[0-9]/.test(folded)) return false;
  return folded.length >= (/^\p{Script=Han}+$/u.test(folded) ? LEAST_HAN : LEAST_OTHER);
}
