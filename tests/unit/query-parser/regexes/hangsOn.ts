import { runInNewContext } from 'node:vm';
import type { AttackPattern } from 'recheck';

/** Characters of an attack: a quadratic expression takes half a minute for them, a linear one far less than a second. */
const LENGTH = 200_000;
const TIMEOUT_MS = 5_000;

/** Returns whether an expression hangs on an attack that a fuzzer has found. It takes bounded repetitions such as `{0,24}` for unbounded ones
 *  now and then. */
export function hangsOn(
  { source, flags }: Pick<RegExp, 'source' | 'flags'>,
  { pumps, suffix }: AttackPattern,
): boolean {
  const pumpLength = pumps.reduce((sum, { pump }) => sum + pump.length, 0);
  const repeats = Math.ceil(LENGTH / Math.max(1, pumpLength));
  const text = pumps.map(({ prefix, pump }) => prefix + pump.repeat(repeats)).join('') + suffix;
  try {
    runInNewContext('new RegExp(source, flags).test(text)', { source, flags, text }, { timeout: TIMEOUT_MS });
    return false;
  } catch (error) {
    // jest's errors are of another realm, hence no `instanceof`.
    if ((error as NodeJS.ErrnoException).code === 'ERR_SCRIPT_EXECUTION_TIMEOUT') return true;
    throw error;
  }
}
