import { ok } from '@/base/result';
import { findNumber, readDecimal, toInteger } from './readDecimal';
import { type CellResult, refuseCell } from './refuseCell';

/** Reads how much of a resource there is: 1260, 1,260, １２６０, 3w, 2.4万, 20亿, 1.2k.
 *  @returns  a whole number from 0 to 10^15 */
export function parseAmount(text: string): CellResult<number> {
  const decimal = readDecimal(text);
  const amount = decimal === null ? null : toInteger(decimal, 0);
  return amount === null ? refuseCell('not-an-amount', { kind: 'amount' }, text, findNumber(text, 0)) : ok(amount);
}
