import { createWorld } from '../world';
import { checkEquality } from './checkEquality';

/** Above this size the oracle takes seconds for a query, and fewer are asked. */
const MANY_QUERIES_TO = 100_000;
const MANY_QUERIES = 2_000;
const FEW_QUERIES = 100;

/** Checks sizes one after the other and prints a line for each; the first difference ends it with exit code 1.
 *  @param queries  for every size; null for as many as a size can bear */
export function printCheck(seed: number, sizes: readonly number[], queries: number | null): void {
  const world = createWorld(seed);
  for (const size of sizes) {
    const start = performance.now();
    const queryCount = queries ?? (size > MANY_QUERIES_TO ? FEW_QUERIES : MANY_QUERIES);
    const { equal, difference, oracleMs } = checkEquality(world, size, queryCount);
    const seconds = ((performance.now() - start) / 1_000).toFixed(0);
    const oracle = (oracleMs / Math.max(1, equal)).toFixed(1);
    console.log(
      `${size.toLocaleString('en')} offers: ${equal.toLocaleString('en')} answers equal the oracle's, ${seconds} s (the oracle ${oracle} ms a query)`,
    );
    if (difference === null) continue;
    console.error(`${size.toLocaleString('en')} offers: an answer differs, ${difference}`);
    process.exitCode = 1;
    return;
  }
}
