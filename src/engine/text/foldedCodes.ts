import { addDoc, type Bits } from '@/engine/bitset/bits';
import type { CodeList } from '@/engine/index/codeTable';
import { codeAt } from '@/engine/index/codeTable';
import { foldText } from '@/names/foldText';
import type { FoldedList } from './foldedList';
import { forEachFound, joinFolded, TEXT_END } from './foldedList';

/** The codes of a block, by rank, for scanning. */
export type FoldedCodes = FoldedList & {
  /** The UTF-16 units that occur in any of them: most words that are asked for have another one, and are in no code. Of
   *  a unit that many codes have, as all digits are, the docs with such codes: visiting each takes longer than all else
   *  that a key press asks. */
  readonly units: ReadonlyMap<number, Bits | null>;
  /** The lengths of all codes. */
  readonly lengths: ReadonlySet<number>;
};

/** A unit that fewer codes have, one in so many, is looked for. */
const MANY = 32;

/** Folds the codes of a block.
 *  @param docOfRank  of the block: one for each code */
export function foldCodes(codes: CodeList, docOfRank: Uint16Array): FoldedCodes {
  const folded = Array.from(docOfRank, (_, rank) => foldText(codeAt(codes, rank)));
  const list = joinFolded(folded);
  const lengths = new Set(folded.map(({ length }) => length));
  return { ...list, units: docsOfUnits(list.joined, docOfRank), lengths };
}

function docsOfUnits(joined: string, docOfRank: Uint16Array): FoldedCodes['units'] {
  const times = new Uint32Array(2 ** 16);
  const units = new Map<number, Bits | null>();
  for (let at = 0; at < joined.length; at++) {
    const unit = joined.charCodeAt(at);
    if (times[unit] === 0) units.set(unit, null);
    times[unit]!++;
  }
  const end = TEXT_END.charCodeAt(0);
  for (const unit of units.keys()) {
    const isMany = unit !== end && times[unit]! * MANY > docOfRank.length;
    if (isMany) units.set(unit, new Int32Array(Math.ceil(docOfRank.length / 32)));
  }
  // The text before the first end is none.
  let rank = -1;
  for (let at = 0; at < joined.length; at++) {
    const unit = joined.charCodeAt(at);
    const docs = units.get(unit);
    if (unit === end) rank++;
    else if (docs) addDoc(docs, docOfRank[rank]!);
  }
  return units;
}

/** Visits the ranks of the codes in which a part is found, as `forEachFound` does. */
export function forEachCode(codes: FoldedCodes, part: string, visit: (rank: number) => void): void {
  for (let at = 0; at < part.length; at++) if (!codes.units.has(part.charCodeAt(at))) return;
  forEachFound(codes, part, visit);
}

/** The docs with codes that have a unit, if that is known of it without looking at each code. */
export function docsWithUnit({ units }: FoldedCodes, word: string): Bits | null {
  return (word.length === 1 && units.get(word.charCodeAt(0))) || null;
}
