import type { Result } from '@/base/result';
import type { RowIssue } from '@/importer/issues/rowIssue';
import { cleanCell } from '@/importer/lexical/cleanCell';
import type { SheetRow } from '@/importer/sheet/sheet';
import type { BoundTable } from './bindTables';
import { type ParsedRow, parseRow } from './parseRow';

/** A table whose rows are read, and can be read again one by one. */
export type OpenTable = Omit<BoundTable, 'sheet' | 'context'> & {
  readonly sheet: Omit<BoundTable['sheet'], 'rows'>;
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

/** Reads all rows of a table. */
export function openTable({ context, ...bound }: BoundTable): OpenTable {
  const { sheet, columns } = bound;
  const code = columns.find(({ field }) => field.kind === 'own' && field.own === 'code')?.index ?? -1;
  const rows = [...sheet.rows];
  const parsed = rows.map((row) => parseRow(row, context));
  return {
    ...bound,
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
