import { ok, type Result } from '@/base/result';
import type { Offer } from '@/domain/offer';
import type { ColumnMap } from './columns/columnMap';
import type { IssueCode, RowIssue } from './issues/rowIssue';
import type { SheetEncoding } from './issues/sheetEncoding';
import { readWorkbook } from './readWorkbook';
import { bindTables } from './rows/bindTables';
import { checkCodes, findCodeColumn } from './rows/checkCodes';
import { MOST_NAMED } from './rows/codeCheck';
import { type CodePlaces, createCodePlaces, type RowPlace } from './rows/codePlaces';
import { findRow, type OpenTable, openTable } from './rows/openTable';
import { nameRefusedRow, type RefusedRow } from './rows/refusedRows';
import type { ImportTarget } from './rows/sheetContext';
import { keepRows } from './sheet/keepRows';
import type { RawTable, SheetRow, Workbook } from './sheet/sheet';
import { withCell } from './sheet/withCell';

/** How a row is: refused, accepted with a warning, or without a word. */
export type RowState = 'fine' | 'warning' | 'error';

/** A row as it stands on the sheet now. */
export type CheckedRow = { readonly row: SheetRow; readonly state: RowState; readonly issues: readonly RowIssue[] };

/** Another text for a cell; `column` counts cells from 0, `row` is the number on the sheet, the header's too. */
export type CellFix = {
  readonly sheet: string | null;
  readonly row: number;
  readonly column: number;
  readonly text: string;
};

/** What a fix did: one row was read again, or, since the header changed, all of them; `unknown` if there is no such row. */
export type FixEffect = 'row' | 'everything' | 'unknown';

/** An imported file that stays open, so that its cells can be put right one by one. At every moment it says what `importSheet`
 *  would say of the corrected file, with three exceptions: a row that was taken for a row stays one, also when it is emptied;
 *  columns without a header are looked at only when the file is opened and when a header changes; of a code in very many rows,
 *  only the first are named. */
export type OpenImport = {
  readonly encoding: SheetEncoding;
  readonly tables: () => readonly OpenTable[];
  /** Warnings at sheets that were left aside. */
  readonly aside: () => readonly RowIssue[];
  /** All that stands on the sheets that are shown, titles and notes too, as it is now. */
  readonly sheets: () => readonly RawTable[];
  readonly state: (table: number, at: number) => RowState;
  readonly check: (table: number, at: number) => CheckedRow;
  /** The kinds of a row's issues, each as often as it has it; cheaper than the issues themselves. */
  readonly kinds: (table: number, at: number) => readonly IssueCode[];
  /** The offers of all accepted rows, in their order. */
  readonly offers: () => readonly Offer[];
  /** All refused rows, in their order. */
  readonly refusedRows: () => readonly RefusedRow[];
  /** Puts a text into a cell. The text that the file had brings back what was wrong with the cell before it was read. */
  readonly fix: (fix: CellFix) => FixEffect;
  /** The text of a cell as it is now; empty where there is no such row. */
  readonly text: (cell: Omit<CellFix, 'text'>) => string;
  /** Binds the columns by another map and reads every row again.
   *  @returns  false, and nothing changes, if no table would be left */
  readonly remap: (map: ColumnMap) => boolean;
};

type Bound = { readonly tables: readonly OpenTable[]; readonly aside: readonly RowIssue[]; readonly codes: CodePlaces };
type EditableTable = Omit<RawTable, 'rows'> & { readonly rows: SheetRow[] };

/** Imports one file and keeps it open.
 *  @param file  name for the issues, as the operator knows it
 *  @returns     the open import, or why the file cannot be read as a table at all */
export function openImport(
  file: string,
  bytes: Uint8Array,
  target: ImportTarget,
): Result<OpenImport, readonly RowIssue[]> {
  const read = readWorkbook(file, bytes);
  if (!read.ok) return read;
  const sheets: readonly EditableTable[] = read.value.tables.map((table) => ({
    ...table,
    rows: keepRows(table.rows),
  }));
  const originals = sheets.map(({ rows }) => [...rows]);
  const workbook: Workbook = { ...read.value, tables: sheets };
  const first = bind(workbook, target);
  if (!first.ok) return first;
  let bound = first.value;
  let map = target.map;
  const tableAt = (table: number) => itemAt(bound.tables, table);
  const isRepeated = (table: number, at: number) => bound.codes.of(tableAt(table).codeOf(at)).length > 1;

  const state = (table: number, at: number): RowState => {
    const parsed = tableAt(table).parsed(at);
    if (!parsed.ok || isRepeated(table, at)) return 'error';
    return parsed.value.warnings.length > 0 ? 'warning' : 'fine';
  };
  const check = (table: number, at: number): CheckedRow => {
    const parsed = tableAt(table).parsed(at);
    const own = parsed.ok ? parsed.value.warnings : parsed.error;
    const issues = isRepeated(table, at) ? [...own, ...findRepeats(bound, table, at)] : own;
    return { row: tableAt(table).row(at), state: state(table, at), issues };
  };
  const kinds = (table: number, at: number): readonly IssueCode[] => {
    const parsed = tableAt(table).parsed(at);
    const own = (parsed.ok ? parsed.value.warnings : parsed.error).map(({ code }) => code);
    return isRepeated(table, at) ? [...own, 'duplicate'] : own;
  };
  const offers = () =>
    bound.tables.flatMap((open, table) => {
      const accepted: Offer[] = [];
      for (let at = 0; open.headerHolds && at < open.size; at++) {
        const parsed = open.parsed(at);
        if (parsed.ok && !isRepeated(table, at)) accepted.push(parsed.value.offer);
      }
      return accepted;
    });
  const refusedRows = () =>
    bound.tables.flatMap((open, table) => {
      const code = findCodeColumn(open.columns)?.index ?? -1;
      const refused: RefusedRow[] = [];
      for (let at = 0; at < open.size; at++) {
        if (open.headerHolds && state(table, at) !== 'error') continue;
        refused.push(nameRefusedRow(open.sheet.sheet, open.row(at), code));
      }
      return refused;
    });
  const fixRow = (table: number, at: number, row: SheetRow) => {
    const open = tableAt(table);
    const before = open.codeOf(at);
    open.replace(at, row);
    if (open.codeOf(at) === before) return;
    bound.codes.remove(before, { table, at });
    bound.codes.add(open.codeOf(at), { table, at });
  };
  const placeOf = ({ sheet, row }: Pick<CellFix, 'sheet' | 'row'>) => {
    const index = sheets.findIndex((one) => one.sheet === sheet && !one.hidden);
    const rows = sheets[index]?.rows ?? [];
    const place = findRow(rows, row);
    return { rows, place, old: rows[place], first: originals[index]?.[place] };
  };
  const fix = ({ sheet, row, column, text }: CellFix): FixEffect => {
    const { rows, place, old, first: original } = placeOf({ sheet, row });
    if (old === undefined || original === undefined) return 'unknown';
    const table = bound.tables.findIndex((one) => one.sheet.sheet === sheet);
    const at = bound.tables[table]?.find(row) ?? -1;
    const next = withCell(old, original, column, text);
    rows[place] = next;
    if (at >= 0) {
      fixRow(table, at, next);
      return 'row';
    }
    if (rebind(map)) return 'everything';
    // A sheet without its only row would have no table any more.
    rows[place] = old;
    return 'unknown';
  };
  const rebind = (next: ColumnMap | undefined): boolean => {
    const again = bind(workbook, next === undefined ? target : { ...target, map: next });
    if (again.ok) bound = again.value;
    return again.ok;
  };
  return ok({
    encoding: workbook.encoding,
    tables: () => bound.tables,
    aside: () => bound.aside,
    sheets: () => sheets.filter(({ hidden }) => !hidden),
    state,
    check,
    kinds,
    offers,
    refusedRows,
    fix,
    text: (cell) => placeOf(cell).old?.cells[cell.column] ?? '',
    remap: (next) => {
      if (!rebind(next)) return false;
      map = next;
      return true;
    },
  });
}

function bind(workbook: Workbook, target: ImportTarget): Result<Bound, readonly RowIssue[]> {
  const found = bindTables(workbook, target);
  if (!found.ok) return found;
  const tables = found.value.tables.map(openTable);
  const codes = createCodePlaces();
  for (const [table, open] of tables.entries()) {
    for (let at = 0; at < open.size; at++) codes.add(open.codeOf(at), { table, at });
  }
  return ok({ tables, aside: found.value.aside, codes });
}

/** What is said of a row's code that other rows have too. */
function findRepeats({ tables, codes }: Bound, table: number, at: number): readonly RowIssue[] {
  const asked = itemAt(tables, table);
  const places = codes.of(asked.codeOf(at)).filter((place, index) => index < MOST_NAMED || isAsked(place));
  const sheets = tables.map(({ sheet, columns, row }, index) => ({
    sheet: { ...sheet, rows: rowsAt(row, index) },
    columns,
  }));
  return checkCodes(sheets).filter((issue) => issue.sheet === asked.sheet.sheet && issue.row === asked.row(at).row);

  function isAsked(place: RowPlace): boolean {
    return place.table === table && place.at === at;
  }

  function rowsAt(row: OpenTable['row'], index: number): readonly SheetRow[] {
    const own = places.filter((place) => place.table === index).map((place) => place.at);
    return own.sort((a, b) => a - b).map(row);
  }
}

function itemAt<T>(items: readonly T[], at: number): T {
  const item = items[at];
  if (item === undefined) throw new RangeError(`expected a table from 0 to ${items.length - 1}, got ${at}`);
  return item;
}
