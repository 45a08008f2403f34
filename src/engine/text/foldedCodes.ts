import type { CodeList } from '@/engine/codeTable';
import { codeAt } from '@/engine/codeTable';
import { foldText } from '@/names/foldText';
import type { FoldedList } from './foldedList';
import { forEachFound, joinFolded } from './foldedList';

/** The codes of a block, by rank, for scanning. */
export type FoldedCodes = FoldedList & {
  /** The UTF-16 units that occur in any of them: most words that are asked for have another one, and are in no code. */
  readonly units: ReadonlySet<number>;
};

/** Folds the codes of a block of so many docs. */
export function foldCodes(codes: CodeList, docs: number): FoldedCodes {
  const folded = Array.from({ length: docs }, (_, rank) => foldText(codeAt(codes, rank)));
  const list = joinFolded(folded);
  const units = new Set<number>();
  const occurs = new Uint8Array(2 ** 16);
  for (let at = 0; at < list.joined.length; at++) {
    const unit = list.joined.charCodeAt(at);
    if (occurs[unit] === 0) units.add(unit);
    occurs[unit] = 1;
  }
  return { ...list, units };
}

/** Visits the ranks of the codes in which a part is found, as `forEachFound` does. */
export function forEachCode(codes: FoldedCodes, part: string, visit: (rank: number) => void): void {
  for (let at = 0; at < part.length; at++) if (!codes.units.has(part.charCodeAt(at))) return;
  forEachFound(codes, part, visit);
}
