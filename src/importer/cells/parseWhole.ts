import { ok } from '@/base/result';
import { type CellResult, refuseCell } from '@/importer/issues/refuseCell';
import type { CellIssue } from '@/importer/issues/rowIssue';
import { readDecimal, toInteger } from '@/importer/lexical/readDecimal';
import { suggestNumber } from './suggestNumber';

/** What a whole-number attribute may be: `min` and `max` are what the game's filter offers. */
export type WholeLimits = { readonly min: number; readonly max: number };

/** Reads a whole number ≥ 0. Whether it lies within the limits is another question: `checkLimits`. */
export function parseWhole(text: string, { min, max }: WholeLimits): CellResult<number> {
  const decimal = readDecimal(text);
  const value = decimal === null ? null : toInteger(decimal, 0);
  if (value !== null) return ok(value);
  return refuseCell('not-a-whole-number', { kind: 'whole', min, max }, text, suggestNumber(text, 'whole', 0));
}

/** What is to be said of a number that the game's filter cannot reach: it is often a typing slip, yet may be true.
 *  @param got  as it was written */
export function checkLimits(got: string, value: number, { min, max }: WholeLimits): readonly CellIssue[] {
  if (value >= min && value <= max) return [];
  return [{ code: 'out-of-range', expected: { kind: 'whole', min, max }, got, suggestion: null }];
}
