import type { WordLines } from '@/catalog/format/wordLines';
import type { Offsets } from '@/engine/columns/offsets';
import { keepOffsets, startAt } from '@/engine/columns/offsets';
import type { BlockRows } from '@/engine/index/block';

/** The titles or the notes of a block, by rank, as words: rank i has the words picks[start of i … start of i + 1), with a
 *  space between each two. */
export type BlockLines = {
  readonly words: readonly string[];
  readonly starts: Offsets;
  readonly picks: Uint16Array | Uint32Array;
};

/** Brings the texts of all rows of a block together, by rank, over one list of words.
 *  @param lines  the texts of each piece's segment; null where they are all empty or could not be had
 *  @returns      null where all are empty, which most notes are */
export function gatherLines(lines: readonly (WordLines | null)[], { pieceOf, rowOf }: BlockRows): BlockLines | null {
  const ranks = pieceOf.length;
  const starts = new Int32Array(ranks + 1);
  for (let rank = 0; rank < ranks; rank++) {
    const from = lines[pieceOf[rank]!]?.starts;
    const row = rowOf[rank]!;
    starts[rank + 1] = starts[rank]! + (from === undefined ? 0 : from[row + 1]! - from[row]!);
  }
  const length = starts[ranks]!;
  if (length === 0) return null;

  const { words, numbersOf } = numberWords(lines);
  const picks = words.length <= 2 ** 16 ? new Uint16Array(length) : new Uint32Array(length);
  for (let rank = 0; rank < ranks; rank++) {
    const at = pieceOf[rank]!;
    const from = lines[at];
    if (!from) continue;
    const known = numbersOf[at]!;
    const first = from.starts[rowOf[rank]!]!;
    const start = starts[rank]!;
    for (let i = start; i < starts[rank + 1]!; i++) picks[i] = known[from.picks[first + i - start]!]!;
  }
  return { words, starts: keepOffsets(starts), picks };
}

/** The text of one rank. */
export function lineOfRank({ words, starts, picks }: BlockLines, rank: number): string {
  const parts: string[] = [];
  for (let at = startAt(starts, rank); at < startAt(starts, rank + 1); at++) parts.push(words[picks[at]!]!);
  return parts.join(' ');
}

/** One list of the words of several.
 *  @returns  with `numbersOf`: for each of `lines`, its word → the number in the one list */
function numberWords(lines: readonly (WordLines | null)[]) {
  const numbers = new Map<string, number>();
  const numbersOf = lines.map((one) =>
    Uint32Array.from(one?.words ?? [], (word) => {
      const number = numbers.get(word) ?? numbers.size;
      numbers.set(word, number);
      return number;
    }),
  );
  return { words: [...numbers.keys()], numbersOf };
}
