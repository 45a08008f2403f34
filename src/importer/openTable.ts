import type { Result } from '@/base/result';
import { bindColumns } from './bindColumns';
import { cleanCell } from './cleanCell';
import type { Column } from './fields';
import type { FoundTable } from './findTable';
import { type ParsedRow, parseRow } from './parseRow';
import { hasErrors, type RowIssue } from './rowIssue';
import type { Sheet, SheetRow } from './sheet';
import { type ImportTarget, prepareContext } from './sheetContext';

/** A table whose rows are read, and can be read again one by one. */
export type OpenTable = {
  readonly sheet: Omit<Sheet, 'rows'>;
  readonly columns: readonly Column[];
  /** What is wrong with the header; an error among it refuses every row. */
  readonly headerIssues: readonly RowIssue[];
  readonly headerHolds: boolean;
  /** A warning at each row that is no row of the table. */
  readonly passed: readonly RowIssue[];
  readonly size: number;
  /** @param at  from 0 to `size` − 1, as everywhere here */
  readonly row: (at: number) => SheetRow;
  readonly parsed: (at: number) => Result<ParsedRow, readonly RowIssue[]>;
  readonly codeOf: (at: number) => string;
  /** Place of the row with a number of the sheet; -1 if none of the table has it. */
  readonly find: (row: number) => number;
  /** Puts another row in the place of one, and reads it. */
  readonly replace: (at: number, row: SheetRow) => void;
};

/** Binds the columns of a table that was found, and reads all its rows. */
export function openTable({ sheet, passed }: FoundTable, target: ImportTarget): OpenTable {
  const { columns, issues } = bindColumns(sheet, target.spec, target.settings, target.map);
  const context = prepareContext(sheet, columns, target);
  const code = columns.find(({ field }) => field.kind === 'own' && field.own === 'code')?.index ?? -1;
  const rows = [...sheet.rows];
  const parsed = rows.map((row) => parseRow(row, context));
  return {
    sheet,
    columns,
    headerIssues: issues,
    headerHolds: !hasErrors(issues),
    passed,
    size: rows.length,
    row: (at) => itemAt(rows, at),
    parsed: (at) => itemAt(parsed, at),
    codeOf: (at) => cleanCell(itemAt(rows, at).cells[code]),
    find: (row) => findRow(rows, row),
    replace: (at, row) => {
      rows[at] = row;
      parsed[at] = parseRow(row, context);
    },
  };
}

/** Finds a row by its number; rows stand in the order of their numbers.
 *  @returns  -1 if there is none */
export function findRow(rows: readonly SheetRow[], row: number): number {
  let from = 0;
  let to = rows.length;
  while (from < to) {
    const middle = (from + to) >> 1;
    if (itemAt(rows, middle).row < row) from = middle + 1;
    else to = middle;
  }
  return rows[from]?.row === row ? from : -1;
}

function itemAt<T>(items: readonly T[], at: number): T {
  const item = items[at];
  if (item === undefined) throw new RangeError(`expected a row from 0 to ${items.length - 1}, got ${at}`);
  return item;
}
