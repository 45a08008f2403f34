import type { OwnColumn } from '@/importer/fields/columnNames';
import type { PassedRow } from '@/importer/issues/rowIssue';
import { cleanCell } from '@/importer/lexical/cleanCell';
import type { SheetRow, SheetRows } from '@/importer/sheet/sheet';
import { pickRows, rowAt } from '@/importer/sheet/viewRows';

/** The rows of a table, and those among them that are something else. */
export type JudgedRows = {
  readonly rows: SheetRows;
  readonly passed: readonly { readonly kind: PassedRow; readonly row: SheetRow }[];
};

const TOTAL = /^(?:合计|总计|小计|共计|总共|合計|総計|小計|總計|total|totals|sum|subtotal|grand total)\s*[:：]?$/i;
const LONGEST_TOTAL = 12;

/** What a note begins with. */
const NOTE_MARK = /^(?:[*＊※★●]|(?:注|注意|备注|備註|備考|说明|提示|温馨提示|note|notes|remark|ps|p\.s\.)\s*[:：])/i;
/** A text of this many characters is no slip of the pen in an otherwise empty row. */
const LONG_TEXT = 8;

/** Tells rows of offers from what people write between and below them. A row that has a code and a price is never passed over.
 *  @param rows     those below the header
 *  @param columns  where code and price stand */
export function classifyRows(rows: SheetRows, header: SheetRow, columns: ReadonlyMap<OwnColumn, number>): JudgedRows {
  const code = columns.get('code') ?? -1;
  const price = columns.get('price') ?? -1;

  /** @param aside  true where a note may stand: behind an empty row, or with no row of an offer below */
  const judge = ({ cells }: SheetRow, aside: boolean): PassedRow | null => {
    if (isHeader(cells, header)) return 'header';
    if (hasBoth(cells, code, price)) return null;
    const filled = cells.flatMap((cell, index) => (cell.trim() === '' ? [] : [index]));
    const at = filled[0] ?? -1;
    const first = cleanCell(cells[at]);
    if (isTotalWord(first) && (at === code || isBlank(cells[code]))) return 'total';
    return aside && filled.length === 1 && at !== price && isRemark(first) ? 'note' : null;
  };

  const end = findEnd(rows, (row) => judge(row, true) !== null);
  const kept = new Uint32Array(rows.length);
  const passed: { kind: PassedRow; row: SheetRow }[] = [];
  let previous = header.row;
  let index = 0;
  for (const row of rows) {
    const kind = judge(row, index >= end || row.row > previous + 1);
    if (kind === null) kept[index - passed.length] = index;
    else passed.push({ kind, row });
    previous = row.row;
    index += 1;
  }
  const count = rows.length - passed.length;
  return { rows: passed.length === 0 ? rows : pickRows(rows, kept.subarray(0, count)), passed };
}

/** A total word is no code. */
function hasBoth(cells: readonly string[], code: number, price: number): boolean {
  return !isBlank(cells[code]) && !isBlank(cells[price]) && !isTotalWord(cleanCell(cells[code]));
}

function isBlank(cell: string | undefined): boolean {
  return cell === undefined || cell.trim() === '';
}

function isTotalWord(text: string): boolean {
  return text.length <= LONGEST_TOTAL && TOTAL.test(text);
}

function isHeader(cells: readonly string[], header: SheetRow): boolean {
  const same = (index: number) => (cells[index]?.trim() ?? '') === (header.cells[index]?.trim() ?? '');
  if (!same(0)) return false;
  return cells.length >= header.cells.length
    ? cells.every((_, index) => same(index))
    : header.cells.every((_, index) => same(index));
}

/** True for what nobody takes for a code: a marked text, or a long one with spaces or in sentences. */
function isRemark(text: string): boolean {
  if (NOTE_MARK.test(text)) return true;
  return [...text].length >= LONG_TEXT && !/^[\w\-./#]+$/.test(text);
}

/** Index behind the last row that is a row of the table. */
function findEnd(rows: SheetRows, isPassed: (row: SheetRow) => boolean): number {
  let end = rows.length;
  while (end > 0 && isPassed(rowAt(rows, end - 1))) end -= 1;
  return end;
}
