import { fail, ok, type Result } from '@/base/result';
import type { SheetRow, SheetRows } from '@/importer/sheet/sheet';
import { makeRows } from '@/importer/sheet/viewRows';
import type { Delimiter } from './findDelimiter';
import { splitRecords } from './splitRecords';

/** The rows of a text that hold something, and how many records it has, empty ones too. */
export type ChunkRows = { readonly rows: SheetRows; readonly records: number };

/** A run of whole records: its bytes, and how many records and rows come before it. */
type Piece = { readonly from: number; readonly to: number; readonly record: number; readonly row: number };

/** Bytes that are read at once. */
const PIECE = 1 << 16;

const LINE_FEED = 0x0a;
const CARRIAGE_RETURN = 0x0d;

/** Cuts text into rows without keeping them: a row is read from its bytes when it is asked for, with its neighbours. A million rows
 *  as objects take many times the memory of the file.
 *  @param utf8   not to be changed as long as the rows are used
 *  @param piece  how many bytes are read at once; a smaller file is read once and kept
 *  @returns      or the number of the record, from 1, whose quote never closes */
export function chunkRows(utf8: Uint8Array, delimiter: Delimiter, piece: number = PIECE): Result<ChunkRows, number> {
  const pieces: Piece[] = [];
  let kept: readonly SheetRow[] = [];
  let record = 0;
  let row = 0;
  for (let from = 0, size = piece; from < utf8.length; ) {
    const to = findCut(utf8, from, from + size);
    const { records, closed } = splitRecords(utf8.subarray(from, to), delimiter);
    if (!closed && to < utf8.length) {
      // The break stands inside a quoted cell.
      size *= 2;
      continue;
    }
    if (!closed) return fail(record + records.length + 1);
    kept = listRows(records, record);
    pieces.push({ from, to, record, row });
    record += records.length;
    row += kept.length;
    from = to;
    size = piece;
  }
  if (pieces.length <= 1) return ok({ rows: kept, records: record });
  const cut = (one: Piece) => listRows(splitRecords(utf8.subarray(one.from, one.to), delimiter).records, one.record);
  return ok({ rows: rowsOfPieces(pieces, row, cut), records: record });
}

/** One piece is in memory at a time: rows are nearly always asked for in their order. */
function rowsOfPieces(pieces: readonly Piece[], length: number, cut: (piece: Piece) => readonly SheetRow[]): SheetRows {
  let rows: readonly SheetRow[] = [];
  let first = 0;
  return makeRows(length, (index) => {
    const known = rows[index - first];
    if (known !== undefined) return known;
    const piece = findPiece(pieces, index);
    first = piece.row;
    rows = cut(piece);
    const row = rows[index - first];
    if (row === undefined) throw new RangeError(`row ${index} is not in its piece`);
    return row;
  });
}

/** The last piece that begins at a row or before it. */
function findPiece(pieces: readonly Piece[], row: number): Piece {
  let from = 0;
  let to = pieces.length - 1;
  while (from < to) {
    const middle = (from + to + 1) >> 1;
    if ((pieces[middle]?.row ?? 0) <= row) from = middle;
    else to = middle - 1;
  }
  const piece = pieces[from];
  if (piece === undefined) throw new RangeError(`there is no row ${row}`);
  return piece;
}

/** Behind the last line of a run of bytes; the end of the text where the run reaches it or has no line. */
function findCut(utf8: Uint8Array, from: number, to: number): number {
  if (to >= utf8.length) return utf8.length;
  const run = utf8.subarray(from, to);
  const lineFeed = run.lastIndexOf(LINE_FEED);
  if (lineFeed >= 0) return from + lineFeed + 1;
  const end = from + run.lastIndexOf(CARRIAGE_RETURN) + 1;
  if (end === from) return findCut(utf8, from, to + (to - from));
  return utf8[end] === LINE_FEED ? end + 1 : end;
}

function listRows(records: readonly (readonly string[])[], before: number): readonly SheetRow[] {
  const rows: SheetRow[] = [];
  for (const [index, cells] of records.entries()) {
    if (cells.some((cell) => cell.trim() !== '')) rows.push({ row: before + index + 1, cells: withoutGuards(cells) });
  }
  return rows;
}

/** Programs that export codes write ="007", so that no spreadsheet program takes them for numbers. */
function withoutGuards(cells: readonly string[]): readonly string[] {
  return cells.some(isGuarded) ? cells.map((cell) => (isGuarded(cell) ? cell.slice(2, -1) : cell)) : cells;
}

function isGuarded(cell: string): boolean {
  return cell.startsWith('="') && cell.endsWith('"') && cell.length > 2;
}
