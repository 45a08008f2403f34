import type { Result } from '@/base/result';
import type { RowIssue } from '@/importer/issues/rowIssue';
import { cleanCell } from '@/importer/lexical/cleanCell';
import type { SheetRow } from '@/importer/sheet/sheet';
import type { BoundTable } from './bindTables';
import { type ParsedRow, parseRow } from './parseRow';

/** A table with parsed rows that can be replaced one by one. */
export type OpenTable = Omit<BoundTable, 'sheet' | 'context'> & {
  readonly sheet: Omit<BoundTable['sheet'], 'rows'>;
  readonly size: number;
  /** @param index  from 0 to `size` − 1 */
  readonly rowAt: (index: number) => SheetRow;
  readonly parsedAt: (index: number) => Result<ParsedRow, readonly RowIssue[]>;
  readonly codeAt: (index: number) => string;
  /** Returns the index of a row number; -1 if the table has no such row. */
  readonly find: (row: number) => number;
  /** Replaces a row and parses it. */
  readonly replace: (index: number, row: SheetRow) => void;
};

/** Parses all rows of a table. */
export function openTable({ context, ...boundTable }: BoundTable): OpenTable {
  const { sheet, columns } = boundTable;
  const code = columns.find(({ field }) => field.kind === 'own' && field.own === 'code')?.index ?? -1;
  const rows = [...sheet.rows];
  const parsed = rows.map((row) => parseRow(row, context));
  return {
    ...boundTable,
    size: rows.length,
    rowAt: (index) => itemAt(rows, index),
    parsedAt: (index) => itemAt(parsed, index),
    codeAt: (index) => cleanCell(itemAt(rows, index).cells[code]),
    find: (row) => findRow(rows, row),
    replace: (index, row) => {
      rows[index] = row;
      parsed[index] = parseRow(row, context);
    },
  };
}

/** Finds a row by number using binary search.
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

function itemAt<T>(items: readonly T[], index: number): T {
  const item = items[index];
  if (item === undefined) throw new RangeError(`expected a row from 0 to ${items.length - 1}, got ${index}`);
  return item;
}
