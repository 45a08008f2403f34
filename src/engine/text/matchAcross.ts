import type { Bits } from '@/engine/bitset/bits';
import { addDoc, createBits, hasDoc } from '@/engine/bitset/bits';
import { intersect } from '@/engine/bitset/combineBits';
import { startAt } from '@/engine/columns/offsets';
import { forEachDoc } from '@/engine/forEachDoc';
import { forEachFound, TEXT_END } from './foldedList';
import type { LineWords } from './lineWords';

/** Adds the docs with a line in which a word is found across the spaces between its words, which folding takes away:
 *  "林C" is in "梅林 C呆". Where that is so, some word ends with a beginning of it, and the word behind that one begins
 *  with the rest, or is a part of the rest, or folds to nothing; only lines with two such words are read.
 *  @param rankOfDoc  lines are by rank
 *  @param met        docs that are in it already are not looked at */
export function matchAcross(lines: LineWords, rankOfDoc: Uint16Array, word: string, met: Bits): void {
  const starting = new Set<number>();
  const going = new Set<number>();
  for (let cut = 1; cut < word.length && cut <= lines.longest; cut++) {
    starting.clear();
    going.clear();
    forEachFound(lines.list, word.slice(0, cut) + TEXT_END, (number) => starting.add(number));
    if (starting.size === 0) continue;
    forEachFound(lines.list, TEXT_END + word.slice(cut), (number) => going.add(number));
    for (let end = cut; end < word.length && end - cut <= lines.longest; end++) {
      for (const number of lines.numbersOf.get(word.slice(cut, end)) ?? []) going.add(number);
    }
    if (going.size === 0) continue;
    const near = intersect(docsOf(lines, starting, met.length), docsOf(lines, going, met.length));
    forEachDoc(near, (doc) => {
      if (!hasDoc(met, doc) && isAcross(lines, rankOfDoc[doc]!, word, starting, going)) addDoc(met, doc);
    });
  }
}

function docsOf({ docs, docStarts }: LineWords, numbers: ReadonlySet<number>, words: number): Bits {
  const bits = createBits(words * 32);
  for (const number of numbers) {
    for (let at = docStarts[number]!; at < docStarts[number + 1]!; at++) addDoc(bits, docs[at]!);
  }
  return bits;
}

function isAcross(
  { lines: { starts, picks }, folded }: LineWords,
  rank: number,
  word: string,
  starting: ReadonlySet<number>,
  going: ReadonlySet<number>,
): boolean {
  const [from, to] = [startAt(starts, rank), startAt(starts, rank + 1)];
  let follows = false;
  for (let at = from; at + 1 < to && !follows; at++) follows = starting.has(picks[at]!) && going.has(picks[at + 1]!);
  if (!follows) return false;
  let text = '';
  for (let at = from; at < to; at++) text += folded[picks[at]!]!;
  return text.includes(word);
}
