import { type CellIssue, locateIssue, type RowIssue } from './rowIssue';

/** Thrown when a file cannot be read any further; caught by `readWorkbook`. */
export class Refusal extends Error {
  readonly issue: CellIssue;

  constructor(issue: CellIssue) {
    super(issue.code);
    this.name = 'Refusal';
    this.issue = issue;
  }
}

/** Locates a problem of the whole file at its first row. */
export function fileIssue(file: string, issue: CellIssue): RowIssue {
  return locateIssue(issue, { file, sheet: null, row: 1, column: null });
}

/** Creates the refusal of a workbook with a missing or damaged part. */
export function brokenWorkbook(part: string): Refusal {
  return new Refusal({ code: 'broken-workbook', expected: { kind: 'wholeWorkbook' }, got: part, suggestion: null });
}
