import { createWorld } from '../world';
import { checkEquality } from './checkEquality';

/** Above this size the oracle takes seconds per query, so fewer queries are tested. */
const MANY_QUERIES_TO = 100_000;
const MANY_QUERIES = 2_000;
const FEW_QUERIES = 100;

/** Checks several sizes and prints a line for each. Stops at the first difference, with exit code 1.
 *  @param queries  number per size; null for a default that depends on the size */
export function printCheck(seed: number, sizes: readonly number[], queries: number | null): void {
  const world = createWorld(seed);
  for (const size of sizes) {
    const start = performance.now();
    const queryCount = queries ?? (size > MANY_QUERIES_TO ? FEW_QUERIES : MANY_QUERIES);
    const { equal, difference, oracleMs } = checkEquality(world, size, queryCount);
    const seconds = ((performance.now() - start) / 1_000).toFixed(0);
    const oracle = (oracleMs / Math.max(1, equal)).toFixed(1);
    console.log(
      `${size.toLocaleString('en')} offers: ${equal.toLocaleString('en')} results equal the oracle's, ${seconds} s (the oracle ${oracle} ms per query)`,
    );
    if (difference === null) continue;
    console.error(`${size.toLocaleString('en')} offers: a result differs, ${difference}`);
    process.exitCode = 1;
    return;
  }
}
