import { addDoc, type Bits } from '@/engine/bitset/bits';
import type { CodeList } from '@/engine/index/codeTable';
import { codeAt } from '@/engine/index/codeTable';
import { foldText } from '@/names/foldText';
import type { FoldedTexts } from './foldedTexts';
import { forEachMatch, joinFolded, TEXT_END } from './foldedTexts';

/** The codes of a block by rank, for substring search. */
export type FoldedCodes = FoldedTexts & {
  /** All UTF-16 code units of the codes: a word with any other unit matches no code. Frequent units, such as digits, map to the
   *  documents that contain them, because visiting each of their matches would dominate the search. */
  readonly units: ReadonlyMap<number, Bits | null>;
  /** The lengths of all codes. */
  readonly lengths: ReadonlySet<number>;
};

/** A unit is frequent if it occurs more than once per this number of codes. */
const CODES_PER_OCCURRENCE = 32;

/** Folds the codes of a block. */
export function foldCodes(codes: CodeList, docOfRank: Uint16Array): FoldedCodes {
  const folded = Array.from(docOfRank, (_, rank) => foldText(codeAt(codes, rank)));
  const texts = joinFolded(folded);
  const lengths = new Set(folded.map(({ length }) => length));
  return { ...texts, units: indexUnits(texts.joined, docOfRank), lengths };
}

function indexUnits(joined: string, docOfRank: Uint16Array): FoldedCodes['units'] {
  const frequencies = new Uint32Array(2 ** 16);
  const units = new Map<number, Bits | null>();
  for (let i = 0; i < joined.length; i++) {
    const unit = joined.charCodeAt(i);
    if (frequencies[unit] === 0) units.set(unit, null);
    frequencies[unit]!++;
  }
  const end = TEXT_END.charCodeAt(0);
  for (const unit of units.keys()) {
    const isFrequent = unit !== end && frequencies[unit]! * CODES_PER_OCCURRENCE > docOfRank.length;
    if (isFrequent) units.set(unit, new Int32Array(Math.ceil(docOfRank.length / 32)));
  }
  // The joined texts start with TEXT_END.
  let rank = -1;
  for (let i = 0; i < joined.length; i++) {
    const unit = joined.charCodeAt(i);
    const docs = units.get(unit);
    if (unit === end) rank++;
    else if (docs) addDoc(docs, docOfRank[rank]!);
  }
  return units;
}

/** Calls `visit` for the rank of each code that contains a part, see `forEachMatch`. */
export function forEachCode(codes: FoldedCodes, part: string, visit: (rank: number) => void): void {
  for (let i = 0; i < part.length; i++) if (!codes.units.has(part.charCodeAt(i))) return;
  forEachMatch(codes, part, visit);
}

/** For a word that is a single frequent unit, returns the documents whose codes contain it; null for other words. */
export function docsWithUnit({ units }: FoldedCodes, word: string): Bits | null {
  return (word.length === 1 && units.get(word.charCodeAt(0))) || null;
}
