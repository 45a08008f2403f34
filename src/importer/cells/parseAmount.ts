import { ok } from '@/base/result';
import type { Resource } from '@/games/types';
import { findNumber, readDecimal, toInteger } from './readDecimal';
import { type CellResult, refuseCell } from './refuseCell';
import { suggestPulls } from './suggestPulls';

/** Reads how much of a resource there is: 1260, 1,260, １２６０, 3w, 3万5, 2.4万, 20亿, 1.2k.
 *  @param resource  tells what 300抽 would be worth
 *  @returns         a whole number of fifteen digits at most */
export function parseAmount(text: string, resource: Resource): CellResult<number> {
  const decimal = readDecimal(text);
  const amount = decimal === null ? null : toInteger(decimal, 0);
  if (amount !== null) return ok(amount);
  const pulls = suggestPulls(text, resource);
  return refuseCell('not-an-amount', { kind: 'amount' }, text, pulls === undefined ? findNumber(text, 0) : pulls);
}
