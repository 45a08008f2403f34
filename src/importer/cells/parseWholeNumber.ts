import { ok } from '@/base/result';
import { type CellResult, refuseCell } from '@/importer/issues/refuseCell';
import type { CellIssue } from '@/importer/issues/rowIssue';
import { readDecimal, toInteger } from '@/importer/lexical/readDecimal';
import { suggestNumber } from './suggestNumber';

/** Limits of a whole-number attribute, as offered by the game's filter. */
export type NumberLimits = { readonly min: number; readonly max: number };

/** Parses a whole number ≥ 0. Limits are checked by `checkLimits`. */
export function parseWholeNumber(text: string, { min, max }: NumberLimits): CellResult<number> {
  const decimal = readDecimal(text);
  const value = decimal === null ? null : toInteger(decimal, 0);
  if (value !== null) return ok(value);
  return refuseCell('not-a-whole-number', { kind: 'whole', min, max }, text, suggestNumber(text, 'whole', 0));
}

/** Warns about a number outside the game's filter range, which is often a typo but may be correct.
 *  @param got  as written */
export function checkLimits(got: string, value: number, { min, max }: NumberLimits): readonly CellIssue[] {
  if (value >= min && value <= max) return [];
  return [{ code: 'out-of-range', expected: { kind: 'whole', min, max }, got, suggestion: null }];
}
