import { MAX_ROWS, tooLarge } from '@/importer/xlsx/limits';
import type { Delimiter } from './findDelimiter';

/** Bytes of a text file. Decoding and parsing take several times its size, and browsers stop a tab at about two gigabytes. */
export const MAX_TEXT_BYTES = 100_000_000;

/** Cells of a text file, including empty ones: two hundred columns of a hundred thousand rows. */
export const MAX_TEXT_CELLS = 20_000_000;

/** Columns that a spreadsheet has at most. */
export const MAX_TEXT_COLUMNS = 16_384;

const LINE_FEED = 0x0a;
const CARRIAGE_RETURN = 0x0d;

/** Refuses a file by its size, before it is decoded.
 *  @throws  Refusal `too-large` */
export function checkTextBytes(bytes: number): void {
  if (bytes > MAX_TEXT_BYTES) throw tooLarge('bytes', MAX_TEXT_BYTES, String(bytes));
}

/** Refuses a text with too many rows, cells or columns before it is parsed, which would need many times its memory. Counts delimiters and
 *  line ends, also those inside quotes.
 *  @throws  Refusal `too-large` */
export function checkTextCells(utf8: Uint8Array, delimiter: Delimiter): void {
  const separator = delimiter.charCodeAt(0);
  let rows = 0;
  let cells = 0;
  let lineStart = 0;
  for (let index = 0; index < utf8.length; index++) {
    const byte = utf8[index];
    if (byte === separator) cells += 1;
    else if (byte === LINE_FEED || (byte === CARRIAGE_RETURN && utf8[index + 1] !== LINE_FEED)) {
      rows += 1;
      cells += 1;
      lineStart = cells;
    }
    if (cells - lineStart > MAX_TEXT_COLUMNS) throw tooLarge('columns', MAX_TEXT_COLUMNS, '');
    if (cells > MAX_TEXT_CELLS) throw tooLarge('cells', MAX_TEXT_CELLS, '');
    if (rows > MAX_ROWS) throw tooLarge('rows', MAX_ROWS, '');
  }
}
