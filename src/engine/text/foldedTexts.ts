import type { Offsets } from '@/engine/columns/offsets';
import { encodeOffsets, GROUP_SHIFT, startAt } from '@/engine/columns/offsets';

/** Folded texts for substring search, joined into one string with a line feed before and after each: one scan of a long
 *  string is many times faster than many scans of short ones. Folded texts contain no line feed, so no match spans two
 *  of them. */
export type FoldedTexts = {
  readonly joined: string;
  /** Start of each text in `joined`; or, if all texts have the same length, as codes mostly do, the distance between two
   *  starts, from which the text at an offset is computed without a search. */
  readonly starts: Offsets | number;
};

export const TEXT_END = '\n';

/** Joins folded texts. */
export function joinFolded(folded: readonly string[]): FoldedTexts {
  const joined = TEXT_END + folded.map((text) => text + TEXT_END).join('');
  const first = folded[0]?.length ?? 0;
  if (folded.every(({ length }) => length === first)) return { joined, starts: first + TEXT_END.length };
  const starts = new Int32Array(folded.length + 1);
  starts[0] = TEXT_END.length;
  for (const [i, text] of folded.entries()) starts[i + 1] = starts[i]! + text.length + TEXT_END.length;
  return { joined, starts: encodeOffsets(starts) };
}

/** Calls `visit` for each text that contains a part, in order. The part may begin or end with TEXT_END to match the start
 *  or the end of a text. */
export function forEachMatch(texts: FoldedTexts, part: string, visit: (index: number) => void): void {
  const { joined } = texts;
  const lead = part.startsWith(TEXT_END) ? TEXT_END.length : 0;
  let index = 0;
  for (let offset = joined.indexOf(part); offset >= 0; ) {
    index = indexAt(texts, offset + lead, index);
    visit(index);
    offset = joined.indexOf(part, startOf(texts, index + 1) - lead);
  }
}

/** Returns the length of a text. */
export function lengthOf(texts: FoldedTexts, index: number): number {
  return startOf(texts, index + 1) - startOf(texts, index) - TEXT_END.length;
}

/** Returns the index of the text at an offset.
 *  @param from  an index at or before the result; the nearer, the faster */
function indexAt({ starts }: FoldedTexts, offset: number, from: number): number {
  if (typeof starts === 'number') return Math.floor((offset - TEXT_END.length) / starts);
  const { bases, steps } = starts;
  let group = from >>> GROUP_SHIFT;
  while (group + 1 < bases.length && bases[group + 1]! <= offset) group++;
  let index = Math.max(from, group << GROUP_SHIFT);
  while (index + 1 < steps.length && startAt(starts, index + 1) <= offset) index++;
  return index;
}

function startOf({ starts }: FoldedTexts, index: number): number {
  return typeof starts === 'number' ? TEXT_END.length + index * starts : startAt(starts, index);
}
