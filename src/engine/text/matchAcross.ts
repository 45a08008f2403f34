import type { Bits } from '@/engine/bitset/bits';
import { addDoc, createBits, forEachDoc, hasDoc } from '@/engine/bitset/bits';
import { intersect } from '@/engine/bitset/combineBits';
import { startAt } from '@/engine/columns/offsets';
import { forEachMatch, TEXT_END } from './foldedTexts';
import type { LineWords } from './lineWords';

/** Adds the documents with a line that contains the searched word across spaces, which folding removes: "林C" is in
 *  "梅林 C呆". In such a line, one word ends with a prefix of the searched word, and the next starts with its remainder, is
 *  part of the remainder or folds to nothing. Only lines with two such words are read.
 *  @param rankOfDoc  lines are ordered by rank
 *  @param matches    documents that are already in it are skipped */
export function matchAcross(lines: LineWords, rankOfDoc: Uint16Array, word: string, matches: Bits): void {
  const starting = new Set<number>();
  const continuing = new Set<number>();
  for (let cut = 1; cut < word.length && cut <= lines.maxLength; cut++) {
    starting.clear();
    continuing.clear();
    forEachMatch(lines.texts, word.slice(0, cut) + TEXT_END, (id) => starting.add(id));
    if (starting.size === 0) continue;
    forEachMatch(lines.texts, TEXT_END + word.slice(cut), (id) => continuing.add(id));
    for (let end = cut; end < word.length && end - cut <= lines.maxLength; end++) {
      for (const id of lines.idsOf.get(word.slice(cut, end)) ?? []) continuing.add(id);
    }
    if (continuing.size === 0) continue;
    const candidates = intersect(docsOf(lines, starting, matches.length), docsOf(lines, continuing, matches.length));
    forEachDoc(candidates, (doc) => {
      if (!hasDoc(matches, doc) && isAcross(lines, rankOfDoc[doc]!, word, starting, continuing)) addDoc(matches, doc);
    });
  }
}

function docsOf({ docs, docStarts }: LineWords, ids: ReadonlySet<number>, words: number): Bits {
  const bits = createBits(words * 32);
  for (const id of ids) {
    for (let i = docStarts[id]!; i < docStarts[id + 1]!; i++) addDoc(bits, docs[i]!);
  }
  return bits;
}

function isAcross(
  { lines: { starts, wordIds }, folded }: LineWords,
  rank: number,
  word: string,
  starting: ReadonlySet<number>,
  continuing: ReadonlySet<number>,
): boolean {
  const [from, to] = [startAt(starts, rank), startAt(starts, rank + 1)];
  let isCandidate = false;
  for (let i = from; i + 1 < to && !isCandidate; i++) {
    isCandidate = starting.has(wordIds[i]!) && continuing.has(wordIds[i + 1]!);
  }
  if (!isCandidate) return false;
  let text = '';
  for (let i = from; i < to; i++) text += folded[wordIds[i]!]!;
  return text.includes(word);
}
