import { startAt } from '@/engine/columns/offsets';
import { foldText } from '@/names/foldText';
import type { BlockLines } from './blockLines';
import type { FoldedTexts } from './foldedTexts';
import { joinFolded } from './foldedTexts';

/** An inverted index of the titles or the notes of a block, each distinct word folded once. */
export type LineWords = {
  readonly lines: BlockLines;
  readonly folded: readonly string[];
  readonly texts: FoldedTexts;
  /** Folded word → its word ids. */
  readonly idsOf: ReadonlyMap<string, readonly number[]>;
  /** Length of the longest folded word. */
  readonly maxLength: number;
  /** Word i occurs in docs[docStarts[i] … docStarts[i + 1]), which may repeat a document. */
  readonly docs: Uint16Array;
  readonly docStarts: Uint32Array;
};

/** Folds the words of lines and lists the documents of each. */
export function indexLines(lines: BlockLines, docOfRank: Uint16Array): LineWords {
  const folded = lines.words.map(foldText);
  const idsOf = new Map<string, number[]>();
  for (const [id, text] of folded.entries()) {
    const ids = idsOf.get(text) ?? [];
    idsOf.set(text, ids);
    ids.push(id);
  }
  const maxLength = folded.reduce((longest, { length }) => Math.max(longest, length), 0);
  return { lines, folded, texts: joinFolded(folded), idsOf, maxLength, ...listDocsByWord(lines, docOfRank) };
}

function listDocsByWord({ words, starts, wordIds }: BlockLines, docOfRank: Uint16Array) {
  const docStarts = new Uint32Array(words.length + 1);
  for (let i = 0; i < wordIds.length; i++) docStarts[wordIds[i]! + 1]!++;
  for (let word = 0; word < words.length; word++) docStarts[word + 1]! += docStarts[word]!;
  const docs = new Uint16Array(wordIds.length);
  const next = docStarts.slice();
  for (let rank = 0; rank < docOfRank.length; rank++) {
    const end = startAt(starts, rank + 1);
    for (let i = startAt(starts, rank); i < end; i++) docs[next[wordIds[i]!]!++] = docOfRank[rank]!;
  }
  return { docs, docStarts };
}
