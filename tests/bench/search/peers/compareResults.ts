import { type Counts, type PeerResult, RESULT_PARTS, type ResultPart } from './peer';

/** For each part of the results of a class: how many differ from the oracle's, and how many lack it. */
export type Comparison = Readonly<Record<ResultPart, { readonly wrong: number; readonly absent: number }>>;

/** Compares the results of a peer with the oracle's by part. */
export function compareResults(results: readonly PeerResult[], expected: readonly PeerResult[]): Comparison {
  const entries = RESULT_PARTS.map((part) => {
    const absent = results.filter((result) => result[part] === null).length;
    const wrong = results.filter(
      (result, i) => result[part] !== null && !isSame(result[part], expected[i]?.[part]),
    ).length;
    return [part, { wrong, absent }];
  });
  return Object.fromEntries(entries) as Comparison;
}

/** Returns true if all parts equal the oracle's. */
export function isCorrect(comparison: Comparison): boolean {
  return RESULT_PARTS.every((part) => comparison[part].wrong + comparison[part].absent === 0);
}

function isSame(a: PeerResult[ResultPart], b: PeerResult[ResultPart] | undefined): boolean {
  return JSON.stringify(normalize(a)) === JSON.stringify(normalize(b ?? null));
}

/** Converts counts to sorted entries without zeros. */
function normalize(part: PeerResult[ResultPart]): unknown {
  if (part === null || typeof part !== 'object' || Array.isArray(part)) return part;
  const entries = Object.entries(part as Counts | Readonly<Record<string, Counts>>);
  return entries
    .filter(([, value]) => value !== 0)
    .map(([key, value]) => [key, typeof value === 'number' ? value : normalize(value)] as const)
    .sort(([a], [b]) => (a < b ? -1 : 1));
}
