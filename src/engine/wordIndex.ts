import type { TextBlock } from '@/catalog/byteReader';
import { textAt } from '@/catalog/byteReader';
import type { WordLines } from '@/catalog/wordLines';
import { foldText } from '@/names/foldText';

/** Texts that are found by a part of them: all folded, each with a line feed before and behind it, in one string. One scan
 *  of a long string is many times faster than many scans of short ones; folded texts hold no line feed, so that none is
 *  found across. */
export type FoldedList = {
  readonly joined: string;
  /** Where each text begins in `joined`; one more than there are texts. */
  readonly starts: Uint32Array;
};

/** The titles or the notes of a block, each distinct word folded once. */
export type LineWords = {
  readonly lines: WordLines;
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

/** What text can match in the offers of a block themselves. */
export type WordIndex = {
  /** By rank. */
  readonly codes: FoldedList;
  readonly lines: readonly LineWords[];
};

export const TEXT_END = '\n';

/** Folds the texts of a block. */
export function buildWordIndex(codes: TextBlock, lines: readonly WordLines[], docOfRank: Uint16Array): WordIndex {
  const folded = Array.from({ length: codes.starts.length - 1 }, (_, rank) => foldText(textAt(codes, rank)));
  return { codes: joinFolded(folded), lines: lines.map((one) => indexLines(one, docOfRank)) };
}

/** Joins folded texts for scanning. */
export function joinFolded(folded: readonly string[]): FoldedList {
  const starts = new Uint32Array(folded.length + 1);
  starts[0] = TEXT_END.length;
  for (const [i, text] of folded.entries()) starts[i + 1] = starts[i]! + text.length + TEXT_END.length;
  return { joined: TEXT_END + folded.map((text) => text + TEXT_END).join(''), starts };
}

/** Visits the texts of a list in which a part is found, each once. The part may begin or end with TEXT_END, for the
 *  beginning or the end of a text. */
export function forEachFound({ joined, starts }: FoldedList, part: string, visit: (text: number) => void): void {
  const lead = part.startsWith(TEXT_END) ? TEXT_END.length : 0;
  for (let at = joined.indexOf(part); at >= 0; ) {
    const text = textFrom(starts, at + lead);
    visit(text);
    at = joined.indexOf(part, starts[text + 1]! - lead);
  }
}

/** The text that the place `at` is in. */
function textFrom(starts: Uint32Array, at: number): number {
  let low = 0;
  let high = starts.length - 2;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if (starts[middle]! <= at) low = middle;
    else high = middle - 1;
  }
  return low;
}

function indexLines(lines: WordLines, docOfRank: Uint16Array): LineWords {
  const folded = lines.words.map(foldText);
  const numbersOf = new Map<string, number[]>();
  for (const [number, text] of folded.entries()) {
    const numbers = numbersOf.get(text) ?? [];
    numbersOf.set(text, numbers);
    numbers.push(number);
  }
  const { starts, picks } = lines;
  const docStarts = new Uint32Array(folded.length + 1);
  for (let at = 0; at < picks.length; at++) docStarts[picks[at]! + 1]!++;
  for (let word = 0; word < folded.length; word++) docStarts[word + 1]! += docStarts[word]!;
  const docs = new Uint16Array(picks.length);
  const next = docStarts.slice();
  for (let rank = 0; rank < docOfRank.length; rank++) {
    for (let at = starts[rank]!; at < starts[rank + 1]!; at++) docs[next[picks[at]!]!++] = docOfRank[rank]!;
  }
  const longest = folded.reduce((most, { length }) => Math.max(most, length), 0);
  return { lines, folded, list: joinFolded(folded), numbersOf, longest, docs, docStarts };
}
