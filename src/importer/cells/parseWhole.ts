import { ok } from '@/base/result';
import { findNumber, readDecimal, toInteger } from './readDecimal';
import { type CellResult, refuseCell } from './refuseCell';

/** What a whole-number attribute may be: `min` and `max` are what the game's filter offers. */
export type WholeLimits = { readonly min: number; readonly max: number };

/** Reads a whole number ≥ 0. Whether it lies within the limits is another question: `isWithin`. */
export function parseWhole(text: string, { min, max }: WholeLimits): CellResult<number> {
  const decimal = readDecimal(text);
  const value = decimal === null ? null : toInteger(decimal, 0);
  if (value !== null) return ok(value);
  return refuseCell('not-a-whole-number', { kind: 'whole', min, max }, text, findNumber(text, 0));
}

/** True for a number that the game's filter can reach; one beyond is often a typing slip, yet may be true. */
export function isWithin(value: number, { min, max }: WholeLimits): boolean {
  return value >= min && value <= max;
}
