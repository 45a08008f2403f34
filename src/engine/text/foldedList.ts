import type { Offsets } from '@/engine/columns/offsets';
import { keepOffsets, startAt } from '@/engine/columns/offsets';
import { rowOfPlace } from './rowOfPlace';

/** Texts that are found by a part of them: all folded, each with a line feed before and behind it, in one string. One scan
 *  of a long string is many times faster than many scans of short ones; folded texts hold no line feed, so that none is
 *  found across. */
export type FoldedList = {
  readonly joined: string;
  /** Where each text begins in `joined`. Where all are equally long, as codes mostly are, how far behind the one before:
   *  then the text of a place is computed, and not looked for from the one that was found before. */
  readonly starts: Offsets | number;
};

export const TEXT_END = '\n';

/** Joins folded texts for scanning. */
export function joinFolded(folded: readonly string[]): FoldedList {
  const joined = TEXT_END + folded.map((text) => text + TEXT_END).join('');
  const first = folded[0]?.length ?? 0;
  if (folded.every(({ length }) => length === first)) return { joined, starts: first + TEXT_END.length };
  const starts = new Int32Array(folded.length + 1);
  starts[0] = TEXT_END.length;
  for (const [i, text] of folded.entries()) starts[i + 1] = starts[i]! + text.length + TEXT_END.length;
  return { joined, starts: keepOffsets(starts) };
}

/** Visits the texts of a list in which a part is found, each once, in their order. The part may begin or end with
 *  TEXT_END, for the beginning or the end of a text. */
export function forEachFound(list: FoldedList, part: string, visit: (text: number) => void): void {
  const { joined } = list;
  const lead = part.startsWith(TEXT_END) ? TEXT_END.length : 0;
  let text = 0;
  for (let at = joined.indexOf(part); at >= 0; ) {
    text = textAt(list, at + lead, text);
    visit(text);
    at = joined.indexOf(part, startOf(list, text + 1) - lead);
  }
}

/** How long a text of the list is. */
export function lengthOf(list: FoldedList, text: number): number {
  return startOf(list, text + 1) - startOf(list, text) - TEXT_END.length;
}

/** @param from  a text that begins there or before */
function textAt({ starts }: FoldedList, place: number, from: number): number {
  return typeof starts === 'number' ? Math.floor((place - TEXT_END.length) / starts) : rowOfPlace(starts, place, from);
}

function startOf({ starts }: FoldedList, text: number): number {
  return typeof starts === 'number' ? TEXT_END.length + text * starts : startAt(starts, text);
}
