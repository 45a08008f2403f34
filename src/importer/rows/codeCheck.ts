import { type Expectation, placeIssue, type RowIssue, type SheetPlace } from '@/importer/issues/rowIssue';
import type { Sheet } from '@/importer/sheet/sheet';

/** A place where a code can stand. */
export type CodeColumn = { readonly sheet: Pick<Sheet, 'file' | 'sheet'>; readonly header: string };

/** Notes the codes of all rows of some tables, refused rows too, and finds those that stand in several. */
export type CodeCheck = {
  /** @param table  its place among the columns; rows come in their order, one table after the other */
  readonly note: (code: string, table: number, row: number) => void;
  readonly isRepeated: (code: string) => boolean;
  /** How many codes are. */
  readonly repeated: () => number;
  /** An issue at each of the places of each repeated code, naming others of them. */
  readonly issues: () => readonly RepeatIssue[];
};

/** An issue, and the table that its row is of. */
export type RepeatIssue = { readonly table: number; readonly issue: RowIssue };

/** Places that are named beside one whose code they have; a column of equal codes would name all rows at each of them. */
export const MOST_NAMED = 50;

type Place = { readonly table: number; readonly row: number };

/** @param columns  where the codes of each table stand */
export function openCodeCheck(columns: readonly CodeColumn[]): CodeCheck {
  // Nearly all codes stand once: a number for each is all that is kept of them.
  const firsts = columns.map(() => new Map<string, number>());
  const repeated = new Map<string, Place[]>();
  const findFirst = (code: string): Place | null => {
    for (const [table, rows] of firsts.entries()) {
      const row = rows.get(code);
      if (row !== undefined) return { table, row };
    }
    return null;
  };
  return {
    note: (code, table, row) => {
      if (code === '') return;
      const first = findFirst(code);
      if (first === null) firsts[table]?.set(code, row);
      else {
        const places = repeated.get(code);
        if (places === undefined) repeated.set(code, [first, { table, row }]);
        else places.push({ table, row });
      }
    },
    isRepeated: (code) => repeated.has(code),
    repeated: () => repeated.size,
    issues: () => [...repeated].flatMap(([code, places]) => reportRepeats(code, places, columns)),
  };
}

function reportRepeats(got: string, places: readonly Place[], columns: readonly CodeColumn[]): readonly RepeatIssue[] {
  const named = places.slice(0, MOST_NAMED);
  // Places that are not named themselves name the same ones: all of a table share one list.
  const shared = new Map<number, Expectation>();
  return places.flatMap((place, at) => {
    const column = columns[place.table];
    if (column === undefined) return [];
    const known = at < MOST_NAMED ? undefined : shared.get(place.table);
    const expected = known ?? nameOthers(place, named, columns);
    if (at >= MOST_NAMED) shared.set(place.table, expected);
    const issue = { code: 'duplicate', expected, got, suggestion: null } as const;
    const { file, sheet } = column.sheet;
    const placed = placeIssue(issue, { file, sheet, row: place.row, column: column.header });
    return [{ table: place.table, issue: placed }];
  });
}

function nameOthers(place: Place, named: readonly Place[], columns: readonly CodeColumn[]): Expectation {
  const others = named.filter((other) => other.table !== place.table || other.row !== place.row);
  const rows = others.filter(({ table }) => table === place.table).map(({ row }) => row);
  const elsewhere = others.flatMap(({ table, row }): readonly SheetPlace[] => {
    const sheet = columns[table]?.sheet.sheet ?? null;
    return table === place.table || sheet === null ? [] : [{ sheet, row }];
  });
  return { kind: 'codeOnce', rows, ...(elsewhere.length > 0 ? { elsewhere } : {}) };
}
