import type { RowIssue } from '@/importer/issues/rowIssue';
import type { CellFix, OpenImport } from '@/importer/openImport';
import { applySuggestion } from './applySuggestion';
import type { CellProblem } from './protocol';

/** Finds every cell with the same problem, with its text after the suggestion is applied. */
export function findMatchingCells(imported: OpenImport, problem: CellProblem): readonly CellFix[] {
  const table = imported.tables()[problem.table];
  const column = table?.sheet.header.indexOf(problem.column) ?? -1;
  if (table === undefined || column < 0) return [];
  const fixes: CellFix[] = [];
  for (let index = 0; index < table.size; index++) {
    const parsed = table.parsedAt(index);
    const matching = (parsed.ok ? parsed.value.warnings : parsed.error).filter((issue) =>
      isSameProblem(issue, problem),
    );
    if (matching.length === 0) continue;
    const { row, cells } = table.rowAt(index);
    const original = cells[column] ?? '';
    const text = matching.reduce((cell, issue) => applySuggestion(cell, issue) ?? cell, original);
    if (text !== original) fixes.push({ sheet: table.sheet.sheet, row, column, text });
  }
  return fixes;
}

function isSameProblem(issue: RowIssue, { column, code, got, suggestion }: CellProblem): boolean {
  return issue.code === code && issue.column === column && issue.got === got && issue.suggestion === suggestion;
}
