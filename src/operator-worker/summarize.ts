import { type ColumnMap, encodeColumnMap, mapKey } from '@/importer/columns/columnMap';
import type { IssueCode, RowIssue } from '@/importer/issues/rowIssue';
import type { OpenImport, RowState } from '@/importer/openImport';
import type { OpenTable } from '@/importer/rows/openTable';
import type { SheetRow } from '@/importer/sheet/sheet';
import { describeColumns } from './describeColumns';
import type { FileSummary, TableSummary } from './protocol';

/** Skipped rows and sheets sent to the page; others are only counted. */
const MAX_SKIPPED_ROWS = 100;

/** Columns shown for texts after the last header, such as a row of commas. */
const MAX_COLUMNS = 200;

/** Rows measured for the column widths. */
const MAX_MEASURED = 100;

/** Session data needed for the summary. */
type SummaryContext = Pick<FileSummary, 'fixes' | 'fields'> & { readonly map: ColumnMap };

/** Summarizes the current state of an open import. */
export function summarize(imported: OpenImport, { fixes, fields, map }: SummaryContext): FileSummary {
  const open = imported.tables();
  const tables = open.map((table, index) => ({
    ...summarizeRows(imported, table, index),
    columns: describeColumns(table, map),
  }));
  const rows = open.reduce((sum, { size }) => sum + size, 0);
  const validTables = tables.filter((_, index) => open[index]?.isHeaderValid === true);
  const warned = validTables.reduce((sum, { counts }) => sum + counts.warning, 0);
  const accepted = validTables.reduce((sum, { counts }) => sum + counts.fine, warned);
  const skipped: readonly RowIssue[] = [...imported.skippedSheets(), ...open.flatMap((table) => table.skippedRows)];
  return {
    encoding: imported.encoding,
    rows,
    accepted,
    refused: rows - accepted,
    warned,
    fixes,
    fields,
    headers: [...new Set(tables.flatMap(({ columns }) => columns.map(({ header }) => mapKey(header))))]
      .sort()
      .join(' '),
    map: encodeColumnMap(map),
    tables,
    skipped: skipped.slice(0, MAX_SKIPPED_ROWS),
    skippedCount: skipped.length,
  };
}

function summarizeRows(imported: OpenImport, table: OpenTable, index: number): Omit<TableSummary, 'columns'> {
  const counts: Record<RowState, number> = { fine: 0, warning: 0, error: 0 };
  const kinds = new Map<IssueCode, number>();
  let width = table.sheet.header.length;
  for (let rowIndex = 0; rowIndex < table.size; rowIndex++) {
    const state = imported.state(index, rowIndex);
    counts[state] += 1;
    if (state === 'fine') continue;
    for (const code of new Set(imported.issueCodes(index, rowIndex))) {
      kinds.set(code, (kinds.get(code) ?? 0) + 1);
      if (code === 'extra-cell') width = Math.max(width, filledWidth(table.rowAt(rowIndex)));
    }
  }
  const { sheet, headerRow } = table.sheet;
  const header = Array.from({ length: width }, (_, column) => table.sheet.header[column] ?? '');
  return {
    name: sheet,
    headerRow,
    header,
    widths: header.map((name, column) => measureColumn(table, name, column)),
    counts,
    issueCounts: [...kinds].map(([code, rows]) => ({ code, rows })).sort((a, b) => b.rows - a.rows),
    headerIssues: table.headerIssues,
  };
}

/** Returns the number of cells up to the last non-empty one. */
function filledWidth({ cells }: SheetRow): number {
  let width = cells.length;
  while (width > 0 && cells[width - 1]?.trim() === '') width -= 1;
  return Math.min(width, MAX_COLUMNS);
}

/** Returns the maximum width of the first cells; East Asian characters count twice. */
function measureColumn(table: OpenTable, header: string, column: number): number {
  let widest = displayWidth(header);
  for (let index = 0; index < Math.min(table.size, MAX_MEASURED); index++) {
    widest = Math.max(widest, displayWidth(table.rowAt(index).cells[column] ?? ''));
  }
  return widest;
}

function displayWidth(text: string): number {
  return [...text].reduce((sum, letter) => sum + (letter >= '\u2E80' ? 2 : 1), 0);
}
