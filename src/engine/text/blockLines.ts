import type { WordLines } from '@/catalog/format/wordLines';
import type { Offsets } from '@/engine/columns/offsets';
import { encodeOffsets, startAt } from '@/engine/columns/offsets';
import type { BlockRows } from '@/engine/index/blockRows';

/** The titles or the notes of a block by rank, as words: rank i has words[wordIds[start of i … start of i + 1)], separated
 *  by spaces. */
export type BlockLines = {
  readonly words: readonly string[];
  readonly starts: Offsets;
  readonly wordIds: Uint16Array | Uint32Array;
};

/** Collects the texts of all rows of a block over one list of words.
 *  @param lines  the texts of the segment of each row range; null where all are empty or could not be loaded
 *  @returns      null if all are empty, as notes mostly are */
export function gatherLines(lines: readonly (WordLines | null)[], { rangeOf, rowOf }: BlockRows): BlockLines | null {
  const ranks = rangeOf.length;
  const starts = new Int32Array(ranks + 1);
  for (let rank = 0; rank < ranks; rank++) {
    const source = lines[rangeOf[rank]!]?.starts;
    const row = rowOf[rank]!;
    starts[rank + 1] = starts[rank]! + (source === undefined ? 0 : source[row + 1]! - source[row]!);
  }
  const length = starts[ranks]!;
  if (length === 0) return null;

  const { words, idsOf } = numberWords(lines);
  const wordIds = words.length <= 2 ** 16 ? new Uint16Array(length) : new Uint32Array(length);
  for (let rank = 0; rank < ranks; rank++) {
    const range = rangeOf[rank]!;
    const source = lines[range];
    if (!source) continue;
    const ids = idsOf[range]!;
    const first = source.starts[rowOf[rank]!]!;
    const start = starts[rank]!;
    for (let i = start; i < starts[rank + 1]!; i++) wordIds[i] = ids[source.wordIds[first + i - start]!]!;
  }
  return { words, starts: encodeOffsets(starts), wordIds };
}

/** Returns the text of one rank. */
export function lineOfRank({ words, starts, wordIds }: BlockLines, rank: number): string {
  const parts: string[] = [];
  for (let i = startAt(starts, rank); i < startAt(starts, rank + 1); i++) parts.push(words[wordIds[i]!]!);
  return parts.join(' ');
}

/** @returns  the common list of words, and `idsOf`: for each of `lines`, the index of a word → its id in the common list */
function numberWords(lines: readonly (WordLines | null)[]) {
  const ids = new Map<string, number>();
  const idsOf = lines.map((one) =>
    Uint32Array.from(one?.words ?? [], (word) => {
      const id = ids.get(word) ?? ids.size;
      ids.set(word, id);
      return id;
    }),
  );
  return { words: [...ids.keys()], idsOf };
}
