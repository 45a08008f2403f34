import type { Segment } from '@/catalog/segment';
import type { WordLines } from '@/catalog/wordLines';
import type { Piece } from './pieces';
import type { Places } from './placeRows';

/** Brings the texts of all rows of a block together, by rank, over one list of words.
 *  @param pick  the texts in a segment */
export function buildLines(
  pieces: readonly Piece[],
  { docs, pieceOf, rowOf }: Places,
  pick: (segment: Segment) => WordLines,
): WordLines {
  const lines = pieces.map(({ segment }) => pick(segment));
  const numbers = new Map<string, number>();
  const numbersOf = lines.map(({ words }) =>
    Uint32Array.from(words, (word) => {
      const number = numbers.get(word) ?? numbers.size;
      numbers.set(word, number);
      return number;
    }),
  );
  const starts = new Uint32Array(docs + 1);
  for (let rank = 0; rank < docs; rank++) {
    const from = lines[pieceOf[rank]!]!.starts;
    const row = rowOf[rank]!;
    starts[rank + 1] = starts[rank]! + from[row + 1]! - from[row]!;
  }
  const picks = numbers.size <= 2 ** 16 ? new Uint16Array(starts[docs]!) : new Uint32Array(starts[docs]!);
  for (let rank = 0; rank < docs; rank++) {
    const at = pieceOf[rank]!;
    const from = lines[at]!;
    const known = numbersOf[at]!;
    const first = from.starts[rowOf[rank]!]!;
    const start = starts[rank]!;
    for (let i = start; i < starts[rank + 1]!; i++) picks[i] = known[from.picks[first + i - start]!]!;
  }
  return { words: [...numbers.keys()], starts, picks };
}
