import type { OfferStatus } from '@/domain/offer';
import type { OwnColumn } from '@/importer/fields/columnNames';
import type { SkippedRow } from '@/importer/issues/rowIssue';
import { cleanCell } from '@/importer/lexical/cleanCell';
import type { SheetRow, SheetRows } from '@/importer/sheet/sheet';
import { pickRows, rowAt } from '@/importer/sheet/viewRows';
import { readStatusHeading } from './statusHeading';

/** The rows of a table, and the skipped ones by kind. */
export type ClassifiedRows = {
  readonly rows: SheetRows;
  readonly skipped: readonly { readonly kind: SkippedRow; readonly row: SheetRow }[];
};

const TOTAL = /^(?:合计|总计|小计|共计|总共|合計|総計|小計|總計|total|totals|sum|subtotal|grand total)\s*[:：]?$/i;
const MAX_TOTAL_LENGTH = 12;

/** How notes start. */
const NOTE_MARK = /^(?:[*＊※★●]|(?:注|注意|备注|備註|備考|说明|提示|温馨提示|note|notes|remark|ps|p\.s\.)\s*[:：])/i;
/** A text of this length in an otherwise empty row is intentional. */
const MIN_NOTE_LENGTH = 8;

/** Separates offer rows from headings, notes, totals and repeated headers. A row with a code and a price is never skipped.
 *  @param rows  the rows below the header
 *  @param columns  indexes of the code, price and status columns */
export function classifyRows(
  rows: SheetRows,
  header: SheetRow,
  columns: ReadonlyMap<OwnColumn, number>,
): ClassifiedRows {
  const code = columns.get('code') ?? -1;
  const price = columns.get('price') ?? -1;
  const status = columns.get('status') ?? -1;

  /** @param skippedRow  true where a note may be: after an empty row, or with no offer row below */
  const classify = ({ cells }: SheetRow, skippedRow: boolean): SkippedRow | null => {
    if (isHeader(cells, header)) return 'header';
    if (hasBoth(cells, code, price)) return null;
    const filled = cells.flatMap((cell, index) => (cell.trim() === '' ? [] : [index]));
    // A status alone in its own column is left over from a removed offer.
    if (filled[0] !== status && headingStatus(cells) !== null) return 'section';
    const rowIndex = filled[0] ?? -1;
    const first = cleanCell(cells[rowIndex]);
    if (isTotalWord(first) && (rowIndex === code || isBlank(cells[code]))) return 'total';
    return skippedRow && filled.length === 1 && rowIndex !== price && isRemark(first) ? 'note' : null;
  };

  const end = findEnd(rows, (row) => classify(row, true) !== null);
  const keptIndexes = new Uint32Array(rows.length);
  const skipped: { kind: SkippedRow; row: SheetRow }[] = [];
  let previous = header.row;
  let index = 0;
  for (const row of rows) {
    const kind = classify(row, index >= end || row.row > previous + 1);
    if (kind === null) keptIndexes[index - skipped.length] = index;
    else skipped.push({ kind, row });
    previous = row.row;
    index += 1;
  }
  const count = rows.length - skipped.length;
  return { rows: skipped.length === 0 ? rows : pickRows(rows, keptIndexes.subarray(0, count)), skipped };
}

/** Returns the status of a row that consists of a status heading only; otherwise null. */
export function headingStatus(cells: readonly string[]): OfferStatus | null {
  const [text, ...others] = cells.map(cleanCell).filter((cell) => cell !== '');
  return text === undefined || others.length > 0 ? null : readStatusHeading(text);
}

/** A total word is not a code. */
function hasBoth(cells: readonly string[], code: number, price: number): boolean {
  return !isBlank(cells[code]) && !isBlank(cells[price]) && !isTotalWord(cleanCell(cells[code]));
}

function isBlank(cell: string | undefined): boolean {
  return cell === undefined || cell.trim() === '';
}

function isTotalWord(text: string): boolean {
  return text.length <= MAX_TOTAL_LENGTH && TOTAL.test(text);
}

function isHeader(cells: readonly string[], header: SheetRow): boolean {
  const same = (index: number) => (cells[index]?.trim() ?? '') === (header.cells[index]?.trim() ?? '');
  if (!same(0)) return false;
  return cells.length >= header.cells.length
    ? cells.every((_, index) => same(index))
    : header.cells.every((_, index) => same(index));
}

/** Returns true for text that cannot be a code: marked as a note, or long with spaces or sentences. */
function isRemark(text: string): boolean {
  if (NOTE_MARK.test(text)) return true;
  return [...text].length >= MIN_NOTE_LENGTH && !/^[\w\-./#]+$/.test(text);
}

/** Returns the index after the last row of the table. */
function findEnd(rows: SheetRows, isSkipped: (row: SheetRow) => boolean): number {
  let end = rows.length;
  while (end > 0 && isSkipped(rowAt(rows, end - 1))) end -= 1;
  return end;
}
