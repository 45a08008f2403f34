import type { Offsets } from '@/engine/offsets';
import { keepOffsets, startAt } from '@/engine/offsets';
import { rowOfPlace } from './rowOfPlace';

/** Texts that are found by a part of them: all folded, each with a line feed before and behind it, in one string. One scan
 *  of a long string is many times faster than many scans of short ones; folded texts hold no line feed, so that none is
 *  found across. */
export type FoldedList = {
  readonly joined: string;
  /** Where each text begins in `joined`. */
  readonly starts: Offsets;
};

export const TEXT_END = '\n';

/** Joins folded texts for scanning. */
export function joinFolded(folded: readonly string[]): FoldedList {
  const starts = new Int32Array(folded.length + 1);
  starts[0] = TEXT_END.length;
  for (const [i, text] of folded.entries()) starts[i + 1] = starts[i]! + text.length + TEXT_END.length;
  return { joined: TEXT_END + folded.map((text) => text + TEXT_END).join(''), starts: keepOffsets(starts) };
}

/** Visits the texts of a list in which a part is found, each once, in their order. The part may begin or end with
 *  TEXT_END, for the beginning or the end of a text. */
export function forEachFound({ joined, starts }: FoldedList, part: string, visit: (text: number) => void): void {
  const lead = part.startsWith(TEXT_END) ? TEXT_END.length : 0;
  let text = 0;
  for (let at = joined.indexOf(part); at >= 0; ) {
    text = rowOfPlace(starts, at + lead, text);
    visit(text);
    at = joined.indexOf(part, startAt(starts, text + 1) - lead);
  }
}

/** How long a text of the list is. */
export function lengthOf({ starts }: FoldedList, text: number): number {
  return startAt(starts, text + 1) - startAt(starts, text) - TEXT_END.length;
}
