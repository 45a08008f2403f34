import { fail, ok, type Result } from '@/base/result';
import type { Offer } from '@/domain/offer';
import { checkCodes } from './checkCodes';
import { type CodePlaces, createCodePlaces, type RowPlace } from './codePlaces';
import { NO_MAP, namesWith } from './columnMap';
import { findTables } from './findTables';
import { findRow, type OpenTable, openTable } from './openTable';
import { readWorkbook } from './readWorkbook';
import { placeRefusal } from './refusal';
import type { IssueCode, RowIssue } from './rowIssue';
import type { RawTable, SheetRow, Workbook } from './sheet';
import type { ImportTarget } from './sheetContext';
import type { SheetEncoding } from './sheetEncoding';

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
 *  would say of the corrected file, with three exceptions: a
 *  row that was taken for a row stays one, also when it is emptied; columns without a header are looked at only when the file is
 *  opened and when a header changes; of a code in very many rows, only the first are named. */
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
  readonly fix: (fix: CellFix) => FixEffect;
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
  const sheets: readonly EditableTable[] = read.value.tables.map((table) => ({ ...table, rows: [...table.rows] }));
  const workbook: Workbook = { ...read.value, tables: sheets };
  const first = bind(workbook, target);
  if (first.tables.length === 0) return fail([...first.aside, placeRefusal(file, EMPTY_SHEET)]);
  let bound = first;
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
  const fixRow = (table: number, at: number, row: SheetRow) => {
    const open = tableAt(table);
    const before = open.codeOf(at);
    open.replace(at, row);
    if (open.codeOf(at) === before) return;
    bound.codes.remove(before, { table, at });
    bound.codes.add(open.codeOf(at), { table, at });
  };
  const fix = ({ sheet, row, column, text }: CellFix): FixEffect => {
    const raw = sheets.find((one) => one.sheet === sheet && !one.hidden);
    const place = raw === undefined ? -1 : findRow(raw.rows, row);
    const old = raw?.rows[place];
    if (raw === undefined || old === undefined) return 'unknown';
    const table = bound.tables.findIndex((one) => one.sheet.sheet === sheet);
    const at = bound.tables[table]?.find(row) ?? -1;
    const next = withCell(old, column, text);
    raw.rows[place] = next;
    if (at >= 0) {
      fixRow(table, at, next);
      return 'row';
    }
    const again = bind(workbook, target);
    // A sheet without its only row would have no table any more.
    if (again.tables.length === 0) {
      raw.rows[place] = old;
      return 'unknown';
    }
    bound = again;
    return 'everything';
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
    fix,
  });
}

const EMPTY_SHEET = { code: 'empty-sheet', expected: { kind: 'header' }, got: '', suggestion: null } as const;

function bind(workbook: Workbook, target: ImportTarget): Bound {
  const { tables: found, aside } = findTables(workbook, namesWith(target.map ?? NO_MAP, target.spec));
  const tables = found.map((table) => openTable(table, target));
  const codes = createCodePlaces();
  for (const [table, open] of tables.entries()) {
    for (let at = 0; at < open.size; at++) codes.add(open.codeOf(at), { table, at });
  }
  return { tables, aside, codes };
}

/** Rows that are named beside one whose code they have; a column of equal codes would name all rows at each of them. */
const MOST_NAMED = 50;

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

/** A row with another text in one cell; what was wrong with the cell before it was read is gone with the old text. */
function withCell({ row, cells, faults }: SheetRow, column: number, text: string): SheetRow {
  const width = Math.max(cells.length, column + 1);
  const next = Array.from({ length: width }, (_, index) => (index === column ? text : (cells[index] ?? '')));
  const left = faults?.filter(({ index }) => index !== column) ?? [];
  return left.length > 0 ? { row, cells: next, faults: left } : { row, cells: next };
}

function itemAt<T>(items: readonly T[], at: number): T {
  const item = items[at];
  if (item === undefined) throw new RangeError(`expected a table from 0 to ${items.length - 1}, got ${at}`);
  return item;
}
