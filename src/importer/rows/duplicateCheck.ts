import { type Expectation, locateIssue, type RowIssue, type SheetLocation } from '@/importer/issues/rowIssue';
import type { Sheet } from '@/importer/sheet/sheet';

/** Location of a table's codes. */
export type CodeColumn = { readonly sheet: Pick<Sheet, 'file' | 'sheet'>; readonly header: string };

/** Collects the codes of all rows, including refused ones, and finds duplicates. */
export type DuplicateCheck = {
  /** @param table  index of the table in `columns`; rows are added in order, table by table */
  readonly add: (code: string, table: number, row: number) => void;
  readonly isDuplicate: (code: string) => boolean;
  /** Number of duplicated codes. */
  readonly duplicateCount: () => number;
  /** An issue at each occurrence of each duplicated code, listing other occurrences. */
  readonly issues: () => readonly DuplicateIssue[];
};

/** An issue and the index of its table. */
export type DuplicateIssue = { readonly table: number; readonly issue: RowIssue };

/** Maximum number of other occurrences listed, for columns of equal codes. */
export const MAX_LISTED_ROWS = 50;

type RowReference = { readonly table: number; readonly row: number };

/** @param columns  code columns of the tables */
export function createCodeCheck(columns: readonly CodeColumn[]): DuplicateCheck {
  // Nearly all codes are unique, so only a number is stored for each.
  const firstRows = columns.map(() => new Map<string, number>());
  const duplicates = new Map<string, RowReference[]>();
  const findFirst = (code: string): RowReference | null => {
    for (const [table, rows] of firstRows.entries()) {
      const row = rows.get(code);
      if (row !== undefined) return { table, row };
    }
    return null;
  };
  return {
    add: (code, table, row) => {
      if (code === '') return;
      const first = findFirst(code);
      if (first === null) firstRows[table]?.set(code, row);
      else {
        const rows = duplicates.get(code);
        if (rows === undefined) duplicates.set(code, [first, { table, row }]);
        else rows.push({ table, row });
      }
    },
    isDuplicate: (code) => duplicates.has(code),
    duplicateCount: () => duplicates.size,
    issues: () => [...duplicates].flatMap(([code, rows]) => reportDuplicates(code, rows, columns)),
  };
}

function reportDuplicates(
  got: string,
  rows: readonly RowReference[],
  columns: readonly CodeColumn[],
): readonly DuplicateIssue[] {
  const namedRows = rows.slice(0, MAX_LISTED_ROWS);
  // Occurrences beyond the limit share one list per table.
  const shared = new Map<number, Expectation>();
  return rows.flatMap((reference, index) => {
    const column = columns[reference.table];
    if (column === undefined) return [];
    const sharedExpectation = index < MAX_LISTED_ROWS ? undefined : shared.get(reference.table);
    const expected = sharedExpectation ?? nameOthers(reference, namedRows, columns);
    if (index >= MAX_LISTED_ROWS) shared.set(reference.table, expected);
    const issue = { code: 'duplicate', expected, got, suggestion: null } as const;
    const { file, sheet } = column.sheet;
    const located = locateIssue(issue, { file, sheet, row: reference.row, column: column.header });
    return [{ table: reference.table, issue: located }];
  });
}

function nameOthers(
  reference: RowReference,
  namedRows: readonly RowReference[],
  columns: readonly CodeColumn[],
): Expectation {
  const others = namedRows.filter((other) => other.table !== reference.table || other.row !== reference.row);
  const rows = others.filter(({ table }) => table === reference.table).map(({ row }) => row);
  const elsewhere = others.flatMap(({ table, row }): readonly SheetLocation[] => {
    const sheet = columns[table]?.sheet.sheet ?? null;
    return table === reference.table || sheet === null ? [] : [{ sheet, row }];
  });
  return { kind: 'codeOnce', rows, ...(elsewhere.length > 0 ? { elsewhere } : {}) };
}
