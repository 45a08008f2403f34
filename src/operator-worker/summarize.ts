import { type ColumnMap, encodeColumnMap, mapKey } from '@/importer/columns/columnMap';
import type { IssueCode, RowIssue } from '@/importer/issues/rowIssue';
import type { OpenImport, RowState } from '@/importer/openImport';
import type { OpenTable } from '@/importer/rows/openTable';
import type { SheetRow } from '@/importer/sheet/sheet';
import { describeColumns } from './describeColumns';
import type { FileSummary, TableSummary } from './protocol';

/** Passed rows and sheets that are told; more are only counted. */
const MOST_PASSED = 100;

/** Columns that are shown for the sake of texts behind the last header; a row that is all commas shows no more. */
const MOST_COLUMNS = 200;

/** Rows that are looked at for the width of columns. */
const MOST_MEASURED = 100;

/** What is known of an open file besides what its import says. */
type FileFacts = Pick<FileSummary, 'fixes' | 'fields'> & { readonly map: ColumnMap };

/** Counts what the rows of an open import say now. */
export function summarize(imported: OpenImport, { fixes, fields, map }: FileFacts): FileSummary {
  const open = imported.tables();
  const tables = open.map((table, index) => ({
    ...summarizeRows(imported, table, index),
    columns: describeColumns(table, map),
  }));
  const rows = open.reduce((sum, { size }) => sum + size, 0);
  const holding = tables.filter((_, index) => open[index]?.headerHolds === true);
  const warned = holding.reduce((sum, { counts }) => sum + counts.warning, 0);
  const accepted = holding.reduce((sum, { counts }) => sum + counts.fine, warned);
  const passed: readonly RowIssue[] = [...imported.aside(), ...open.flatMap((table) => table.passed)];
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
    passed: passed.slice(0, MOST_PASSED),
    passedCount: passed.length,
  };
}

function summarizeRows(imported: OpenImport, table: OpenTable, index: number): Omit<TableSummary, 'columns'> {
  const counts: Record<RowState, number> = { fine: 0, warning: 0, error: 0 };
  const kinds = new Map<IssueCode, number>();
  let width = table.sheet.header.length;
  for (let at = 0; at < table.size; at++) {
    const state = imported.state(index, at);
    counts[state] += 1;
    if (state === 'fine') continue;
    for (const code of new Set(imported.kinds(index, at))) {
      kinds.set(code, (kinds.get(code) ?? 0) + 1);
      if (code === 'extra-cell') width = Math.max(width, filledWidth(table.row(at)));
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
    kinds: [...kinds].map(([code, rows]) => ({ code, rows })).sort((a, b) => b.rows - a.rows),
    headerIssues: table.headerIssues,
  };
}

/** How many cells a row has up to the last one that holds something. */
function filledWidth({ cells }: SheetRow): number {
  let width = cells.length;
  while (width > 0 && cells[width - 1]?.trim() === '') width -= 1;
  return Math.min(width, MOST_COLUMNS);
}

/** Characters of the widest of the first cells; those of East Asian scripts count twice. */
function measureColumn(table: OpenTable, header: string, column: number): number {
  let widest = measure(header);
  for (let at = 0; at < Math.min(table.size, MOST_MEASURED); at++) {
    widest = Math.max(widest, measure(table.row(at).cells[column] ?? ''));
  }
  return widest;
}

function measure(text: string): number {
  return [...text].reduce((sum, letter) => sum + (letter >= '\u2E80' ? 2 : 1), 0);
}
