import type { RowIssue } from '@/importer/issues/rowIssue';
import type { CellFix, OpenImport } from '@/importer/openImport';
import { applySuggestion } from './applySuggestion';
import type { Problem } from './protocol';

/** Finds every cell that has a problem, with the text that it has once the suggestion is taken. */
export function findAlike(imported: OpenImport, problem: Problem): readonly CellFix[] {
  const table = imported.tables()[problem.table];
  const column = table?.sheet.header.indexOf(problem.column) ?? -1;
  if (table === undefined || column < 0) return [];
  const fixes: CellFix[] = [];
  for (let at = 0; at < table.size; at++) {
    const parsed = table.parsed(at);
    const own = (parsed.ok ? parsed.value.warnings : parsed.error).filter((issue) => isOf(issue, problem));
    if (own.length === 0) continue;
    const { row, cells } = table.row(at);
    const before = cells[column] ?? '';
    const text = own.reduce((cell, issue) => applySuggestion(cell, issue) ?? cell, before);
    if (text !== before) fixes.push({ sheet: table.sheet.sheet, row, column, text });
  }
  return fixes;
}

function isOf(issue: RowIssue, { column, code, got, suggestion }: Problem): boolean {
  return issue.code === code && issue.column === column && issue.got === got && issue.suggestion === suggestion;
}
