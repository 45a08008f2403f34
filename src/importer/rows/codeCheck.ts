import { type Expectation, locateIssue, type RowIssue, type SheetLocation } from '@/importer/issues/rowIssue';
import type { Sheet } from '@/importer/sheet/sheet';

/** A place where a code can stand. */
export type CodeColumn = { readonly sheet: Pick<Sheet, 'file' | 'sheet'>; readonly header: string };

/** Notes the codes of all rows of some tables, refused rows too, and finds those that stand in several. */
export type DuplicateCheck = {
  /** @param table  its place among the columns; rows come in their order, one table after the other */
  readonly add: (code: string, table: number, row: number) => void;
  readonly isDuplicate: (code: string) => boolean;
  /** How many codes are. */
  readonly duplicateCount: () => number;
  /** An issue at each of the places of each repeated code, naming others of them. */
  readonly issues: () => readonly DuplicateIssue[];
};

/** An issue, and the table that its row is of. */
export type DuplicateIssue = { readonly table: number; readonly issue: RowIssue };

/** Places that are named beside one whose code they have; a column of equal codes would name all rows at each of them. */
export const MAX_NAMED = 50;

type RowReference = { readonly table: number; readonly row: number };

/** @param columns  where the codes of each table stand */
export function createCodeCheck(columns: readonly CodeColumn[]): DuplicateCheck {
  // Nearly all codes stand once: a number for each is all that is kept of them.
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
  const namedRows = rows.slice(0, MAX_NAMED);
  // Places that are not named themselves name the same ones: all of a table share one list.
  const shared = new Map<number, Expectation>();
  return rows.flatMap((reference, index) => {
    const column = columns[reference.table];
    if (column === undefined) return [];
    const sharedExpectation = index < MAX_NAMED ? undefined : shared.get(reference.table);
    const expected = sharedExpectation ?? nameOthers(reference, namedRows, columns);
    if (index >= MAX_NAMED) shared.set(reference.table, expected);
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
