import { fail, ok, type Result } from '@/base/result';
import type { SheetRow, SheetRows } from '@/importer/sheet/sheet';
import { lazyRows } from '@/importer/sheet/viewRows';
import type { Delimiter } from './findDelimiter';
import { splitRecords } from './splitRecords';

/** The non-empty rows of a text, and its number of records including empty ones. */
export type ChunkRows = { readonly rows: SheetRows; readonly records: number };

/** A byte range of whole records, with the number of records and rows before it. */
type Chunk = { readonly from: number; readonly to: number; readonly record: number; readonly row: number };

/** Bytes parsed at a time. */
const CHUNK_BYTES = 1 << 16;

const LINE_FEED = 0x0a;
const CARRIAGE_RETURN = 0x0d;

/** Splits text into lazy rows that are parsed chunk by chunk on access, since a million row objects need many times the file's
 *  memory.
 *  @param utf8  must not be modified while the rows are in use
 *  @param chunk  chunk size in bytes; smaller files are parsed once
 *  @returns  the rows, or the number (from 1) of the record with an unclosed quote */
export function chunkRows(
  utf8: Uint8Array,
  delimiter: Delimiter,
  chunk: number = CHUNK_BYTES,
): Result<ChunkRows, number> {
  const chunks: Chunk[] = [];
  let rows: readonly SheetRow[] = [];
  let record = 0;
  let row = 0;
  for (let from = 0, size = chunk; from < utf8.length; ) {
    const to = findChunkEnd(utf8, from, from + size);
    const { records, isClosed } = splitRecords(utf8.subarray(from, to), delimiter);
    if (!isClosed && to < utf8.length) {
      // The line break is inside a quoted cell.
      size *= 2;
      continue;
    }
    if (!isClosed) return fail(record + records.length + 1);
    rows = listRows(records, record);
    chunks.push({ from, to, record, row });
    record += records.length;
    row += rows.length;
    from = to;
    size = chunk;
  }
  if (chunks.length <= 1) return ok({ rows, records: record });
  const readChunk = (one: Chunk) =>
    listRows(splitRecords(utf8.subarray(one.from, one.to), delimiter).records, one.record);
  return ok({ rows: rowsOfChunks(chunks, row, readChunk), records: record });
}

/** Caches one chunk, since rows are nearly always read in order. */
function rowsOfChunks(
  chunks: readonly Chunk[],
  length: number,
  readChunk: (chunk: Chunk) => readonly SheetRow[],
): SheetRows {
  let rows: readonly SheetRow[] = [];
  let first = 0;
  return lazyRows(length, (index) => {
    const cached = rows[index - first];
    if (cached !== undefined) return cached;
    const chunk = findChunk(chunks, index);
    first = chunk.row;
    rows = readChunk(chunk);
    const row = rows[index - first];
    if (row === undefined) throw new RangeError(`row ${index} is not in its chunk`);
    return row;
  });
}

/** Returns the last chunk that starts at or before a row. */
function findChunk(chunks: readonly Chunk[], row: number): Chunk {
  let from = 0;
  let to = chunks.length - 1;
  while (from < to) {
    const middle = (from + to + 1) >> 1;
    if ((chunks[middle]?.row ?? 0) <= row) from = middle;
    else to = middle - 1;
  }
  const chunk = chunks[from];
  if (chunk === undefined) throw new RangeError(`there is no row ${row}`);
  return chunk;
}

/** Returns the end of the last line in a byte range, or of the text. */
function findChunkEnd(utf8: Uint8Array, from: number, to: number): number {
  if (to >= utf8.length) return utf8.length;
  const run = utf8.subarray(from, to);
  const lineFeed = run.lastIndexOf(LINE_FEED);
  if (lineFeed >= 0) return from + lineFeed + 1;
  const end = from + run.lastIndexOf(CARRIAGE_RETURN) + 1;
  if (end === from) return findChunkEnd(utf8, from, to + (to - from));
  return utf8[end] === LINE_FEED ? end + 1 : end;
}

function listRows(records: readonly (readonly string[])[], before: number): readonly SheetRow[] {
  const rows: SheetRow[] = [];
  for (const [index, cells] of records.entries()) {
    if (cells.some((cell) => cell.trim() !== '')) rows.push({ row: before + index + 1, cells: unescapeCells(cells) });
  }
  return rows;
}

/** Some programs export codes as ="007" so that spreadsheets do not treat them as numbers. */
function unescapeCells(cells: readonly string[]): readonly string[] {
  return cells.some(isEscaped) ? cells.map((cell) => (isEscaped(cell) ? cell.slice(2, -1) : cell)) : cells;
}

function isEscaped(cell: string): boolean {
  return cell.startsWith('="') && cell.endsWith('"') && cell.length > 2;
}
