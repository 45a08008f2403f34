import type { FoldedText } from '@/query-parser/text/foldedText';
import type { Meaning } from '@/query-parser/text/token';
import { findTokens, type TakeCandidate, type TokenSources } from './findTokens';

/** Finds every word that starts at an offset. */
export type FindTokensAt = (start: number, take: TakeCandidate) => void;

/** Returns `findTokens` for one text. It looks at every offset once, since a text with typos is segmented twice. */
export function rememberTokens(sources: TokenSources, folded: FoldedText): FindTokensAt {
  const { length } = folded.chars;
  const isKnown = new Uint8Array(length);
  const firsts = new Int32Array(length);
  const limits = new Int32Array(length);
  // Parallel arrays, because a text has tens of thousands of candidates.
  const ends: number[] = [];
  const costs: number[] = [];
  const meaningLists: (readonly Meaning[])[] = [];
  const record: TakeCandidate = (_start, end, cost, meanings) => {
    ends.push(end);
    costs.push(cost);
    meaningLists.push(meanings);
  };
  return (start, take) => {
    if (isKnown[start] === 0) {
      isKnown[start] = 1;
      firsts[start] = ends.length;
      findTokens(sources, folded, start, record);
      limits[start] = ends.length;
    }
    for (let index = firsts[start] ?? 0; index < (limits[start] ?? 0); index++)
      take(start, ends[index] ?? 0, costs[index] ?? 0, meaningLists[index] ?? [], false);
  };
}
