import { startAt } from '@/engine/columns/offsets';
import { foldText } from '@/names/foldText';
import type { BlockLines } from './blockLines';
import type { FoldedList } from './foldedList';
import { joinFolded } from './foldedList';

/** The titles or the notes of a block for searching, each distinct word folded once. */
export type LineWords = {
  readonly lines: BlockLines;
  readonly folded: readonly string[];
  readonly list: FoldedList;
  /** Folded word → its numbers. */
  readonly numbersOf: ReadonlyMap<string, readonly number[]>;
  /** The length of the longest folded word. */
  readonly longest: number;
  /** Word i stands in the lines of docs[docStarts[i] … docStarts[i + 1]), some of them perhaps twice. */
  readonly docs: Uint16Array;
  readonly docStarts: Uint32Array;
};

/** Folds the words of lines and lists where each stands. */
export function indexLines(lines: BlockLines, docOfRank: Uint16Array): LineWords {
  const folded = lines.words.map(foldText);
  const numbersOf = new Map<string, number[]>();
  for (const [number, text] of folded.entries()) {
    const numbers = numbersOf.get(text) ?? [];
    numbersOf.set(text, numbers);
    numbers.push(number);
  }
  const longest = folded.reduce((most, { length }) => Math.max(most, length), 0);
  return { lines, folded, list: joinFolded(folded), numbersOf, longest, ...placeWords(lines, docOfRank) };
}

function placeWords({ words, starts, picks }: BlockLines, docOfRank: Uint16Array) {
  const docStarts = new Uint32Array(words.length + 1);
  for (let at = 0; at < picks.length; at++) docStarts[picks[at]! + 1]!++;
  for (let word = 0; word < words.length; word++) docStarts[word + 1]! += docStarts[word]!;
  const docs = new Uint16Array(picks.length);
  const next = docStarts.slice();
  for (let rank = 0; rank < docOfRank.length; rank++) {
    const end = startAt(starts, rank + 1);
    for (let at = startAt(starts, rank); at < end; at++) docs[next[picks[at]!]!++] = docOfRank[rank]!;
  }
  return { docs, docStarts };
}
