import type { Locale } from '@/domain/localized';
import { annotateSheet } from '@/importer/export/annotateSheet';
import { writeCsv } from '@/importer/export/writeCsv';
import { writeXlsx } from '@/importer/export/writeXlsx';
import type { RowIssue } from '@/importer/issues/rowIssue';
import type { OpenImport } from '@/importer/openImport';
import type { OpenTable } from '@/importer/rows/openTable';
import type { RawTable } from '@/importer/sheet/sheet';
import { joinBytes } from '@/importer/text/joinBytes';
import type { MadeFile } from './protocol';

type Rows = Iterable<readonly string[]>;

/** Writes the file as it stands now: text as CSV in UTF-8, a workbook as a workbook of texts with the sheets that are shown. Rows
 *  keep their numbers.
 *  @param file     its name; the copy is called so too, with a word before the ending
 *  @param remarks  the language of a column of remarks; null for none */
export function copySheet(file: string, imported: OpenImport, remarks: Locale | null): MadeFile {
  const tables = imported.tables();
  const sheets = imported.sheets().map((sheet) => ({ name: sheet.sheet ?? '', rows: rowsOf(sheet) }));
  const word = remarks === null ? 'corrected' : 'remarks';
  const base = file.replace(/\.[A-Za-z0-9]{1,5}$/, '');
  if (imported.encoding === 'xlsx') return { name: `${base}.${word}.xlsx`, bytes: writeXlsx(sheets) };
  const encoder = new TextEncoder();
  const pieces = sheets.flatMap(({ rows }) => [...writeCsv(rows)].map((piece) => encoder.encode(piece)));
  return { name: `${base}.${word}.csv`, bytes: joinBytes(pieces) };

  function rowsOf(sheet: RawTable): Rows {
    const index = tables.findIndex((table) => table.sheet.sheet === sheet.sheet);
    const table = tables[index];
    if (remarks === null || table === undefined) return listRows(sheet);
    const { headerRow } = table.sheet;
    return annotateSheet({ headerRow, rows: sheet.rows }, listIssues(imported, table, index), remarks);
  }
}

/** The rows of a sheet from the first number to the last, those that hold nothing too. */
function* listRows({ rows }: RawTable): Generator<readonly string[], void> {
  let next = 1;
  for (const { row, cells } of rows) {
    for (; next < row; next++) yield [];
    yield cells;
    next = row + 1;
  }
}

function listIssues(imported: OpenImport, table: OpenTable, index: number): readonly RowIssue[] {
  const issues: RowIssue[] = [...table.headerIssues, ...table.passed];
  for (let at = 0; at < table.size; at++) {
    if (imported.state(index, at) !== 'fine') issues.push(...imported.check(index, at).issues);
  }
  return issues;
}
