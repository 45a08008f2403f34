import { fail, type Result } from '@/base/result';
import type { CellIssue, Expectation, IssueCode } from './rowIssue';

/** The value of a non-empty cell, or the problem with its text. */
export type CellResult<T> = Result<T, CellIssue>;

/** Refuses the text of a cell.
 *  @param suggestion  replacement text, if one can be guessed */
export function refuseCell(
  code: IssueCode,
  expected: Expectation,
  got: string,
  suggestion: string | null = null,
): { readonly ok: false; readonly error: CellIssue } {
  return fail({ code, expected, got, suggestion });
}
