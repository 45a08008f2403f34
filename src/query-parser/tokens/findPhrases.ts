import type { Steps } from '@/base/steps';
import { isSymbol } from '@/query-parser/text/charKinds';
import type { FoldedText } from '@/query-parser/text/foldedText';
import type { Meaning } from '@/query-parser/text/token';
import { CORRECTION_PHRASES } from '@/query-parser/words/correctionPhrases';
import { ORDER_PHRASES, orderOf } from '@/query-parser/words/orderPhrases';
import { REFUSAL_PHRASES } from '@/query-parser/words/refusalPhrases';
import { WISH_PHRASES } from '@/query-parser/words/wishPhrases';
import { type Candidate, isOnWordBoundary, WORD_COST } from './findTokens';

type Phrases = readonly (readonly [Meaning | ((phrase: string) => Meaning), RegExp])[];

const PHRASES: Phrases = [
  ...REFUSAL_PHRASES,
  ...WISH_PHRASES,
  ...CORRECTION_PHRASES,
  ...ORDER_PHRASES.map((pattern) => [orderOf, pattern] as const),
];

/** Finds operators that have too many wordings for the dictionary.
 *  @param others  further phrases, such as those of listings
 *  @returns  candidates by start offset */
export function findPhrases(folded: FoldedText, others: Phrases = []): ReadonlyMap<number, readonly Candidate[]> {
  const found = new Map<number, Candidate[]>();
  const { text, offsets } = joinSpaces(folded.chars);
  for (const [meaning, pattern] of [...PHRASES, ...others]) {
    for (const { 0: whole, 1: part = whole, index } of matchesOf(pattern, text)) {
      const phrase = part.trim();
      const first = index + whole.lastIndexOf(phrase);
      const [start, end] = [offsetOf(offsets, first), offsetOf(offsets, first + phrase.length - 1) + 1];
      if (phrase === '' || !isOnWordBoundary(folded, start, end)) continue;
      const own = typeof meaning === 'function' ? meaning(phrase) : meaning;
      found.set(start, [
        ...(found.get(start) ?? []),
        phraseCandidate(own, start, end, phrase === '*' || isSymbol(phrase)),
      ]);
    }
  }
  return found;
}

/** Runs every expression once before it is needed: browsers compile an expression when it is first used, and again for text with other than
 *  Latin letters. All of them take tens of milliseconds on a phone, which the first key press would wait for. */
export function* compilePhrases(): Steps<void> {
  for (const [, pattern] of PHRASES)
    for (const text of ['a', '文']) {
      matchesOf(pattern, text);
      yield;
    }
}

/** Returns the matches of a global expression that never matches an empty text. Unlike `matchAll`, it does not copy the expression: a copy
 *  is compiled again. */
function matchesOf(pattern: RegExp, text: string): readonly RegExpExecArray[] {
  const matches: RegExpExecArray[] = [];
  pattern.lastIndex = 0;
  for (let match = pattern.exec(text); match !== null; match = pattern.exec(text)) {
    matches.push(match);
  }
  return matches;
}

/** Replaces several spaces by one.
 *  @returns  `offsets` of the characters in the original text; null if they are the same */
function joinSpaces(chars: string): { readonly text: string; readonly offsets: readonly number[] | null } {
  if (!chars.includes('  ')) return { text: chars, offsets: null };
  const isKept = (offset: number) => chars[offset] !== ' ' || chars[offset - 1] !== ' ';
  const offsets = Array.from({ length: chars.length }, (_, offset) => offset).filter(isKept);
  return { text: offsets.map((offset) => chars[offset]).join(''), offsets };
}

function offsetOf(offsets: readonly number[] | null, index: number): number {
  return offsets?.[index] ?? index;
}

/** A mark such as ❌ costs less than a skipped symbol. */
function phraseCandidate(meaning: Meaning, start: number, end: number, isMark: boolean): Candidate {
  return { start, end, meanings: [meaning], cost: isMark ? 0 : WORD_COST, isTypo: false };
}
