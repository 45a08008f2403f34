import type { Locale } from '@/domain/localized';
import { annotateSheet } from '@/importer/export/annotateSheet';
import { writeCsv } from '@/importer/export/writeCsv';
import { writeXlsx } from '@/importer/export/writeXlsx';
import type { RowIssue } from '@/importer/issues/rowIssue';
import type { OpenImport } from '@/importer/openImport';
import type { OpenTable } from '@/importer/rows/openTable';
import type { RawTable } from '@/importer/sheet/sheet';
import { joinBytes } from '@/importer/text/joinBytes';
import type { FileDownload } from './protocol';

type Rows = Iterable<readonly string[]>;

/** Writes the current state of the file: text as CSV in UTF-8, a workbook as a workbook of its visible sheets. Rows keep their
 *  numbers.
 *  @param file  name of the original; the copy gets a suffix
 *  @param remarks  language of a remarks column; null for none */
export function copySheet(file: string, imported: OpenImport, remarks: Locale | null): FileDownload {
  const tables = imported.tables();
  const sheets = imported.sheets().map((sheet) => ({ name: sheet.sheet ?? '', rows: rowsOf(sheet) }));
  const suffix = remarks === null ? 'corrected' : 'remarks';
  const base = file.replace(/\.[A-Za-z0-9]{1,5}$/, '');
  if (imported.encoding === 'xlsx') return { name: `${base}.${suffix}.xlsx`, bytes: writeXlsx(sheets) };
  const encoder = new TextEncoder();
  const chunks = sheets.flatMap(({ rows }) => [...writeCsv(rows)].map((chunk) => encoder.encode(chunk)));
  return { name: `${base}.${suffix}.csv`, bytes: joinBytes(chunks) };

  function rowsOf(sheet: RawTable): Rows {
    const index = tables.findIndex((table) => table.sheet.sheet === sheet.sheet);
    const table = tables[index];
    if (remarks === null || table === undefined) return listRows(sheet);
    const { headerRow } = table.sheet;
    return annotateSheet({ headerRow, rows: sheet.rows }, listIssues(imported, table, index), remarks);
  }
}

/** Yields all rows of a sheet, including empty ones. */
function* listRows({ rows }: RawTable): Generator<readonly string[], void> {
  let next = 1;
  for (const { row, cells } of rows) {
    for (; next < row; next++) yield [];
    yield cells;
    next = row + 1;
  }
}

function listIssues(imported: OpenImport, table: OpenTable, index: number): readonly RowIssue[] {
  const issues: RowIssue[] = [...table.headerIssues, ...table.skippedRows];
  for (let rowIndex = 0; rowIndex < table.size; rowIndex++) {
    if (imported.state(index, rowIndex) !== 'fine') issues.push(...imported.check(index, rowIndex).issues);
  }
  return issues;
}
