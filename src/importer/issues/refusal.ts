import { type CellIssue, locateIssue, type RowIssue } from './rowIssue';

/** Thrown inside the reading of a file where nothing more can be read; never leaves `readWorkbook`. */
export class Refusal extends Error {
  readonly issue: CellIssue;

  constructor(issue: CellIssue) {
    super(issue.code);
    this.name = 'Refusal';
    this.issue = issue;
  }
}

/** The problem of a file as a whole, at its first row. */
export function fileIssue(file: string, issue: CellIssue): RowIssue {
  return locateIssue(issue, { file, sheet: null, row: 1, column: null });
}

/** A workbook of which a part is missing or damaged; `part` names it. */
export function brokenWorkbook(part: string): Refusal {
  return new Refusal({ code: 'broken-workbook', expected: { kind: 'wholeWorkbook' }, got: part, suggestion: null });
}
