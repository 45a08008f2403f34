import type { CliEffects } from '@/cli/io/effects';
import { writeCsv } from '@/importer/export/writeCsv';
import { type WorkbookSheet, writeXlsx } from '@/importer/export/writeXlsx';
import { joinBytes } from '@/importer/text/joinBytes';

/** Writes sheets to a file: a workbook if the name ends in `.xlsx`, otherwise CSV with the rows of all sheets.
 *  @throws  ShopError `cli-write` */
export async function writeSheetFile(
  path: string,
  sheets: readonly WorkbookSheet[],
  { write }: Pick<CliEffects, 'write'>,
): Promise<void> {
  const bytes = /\.xlsx$/i.test(path) ? writeXlsx(sheets) : encodeCsv(sheets);
  await write(path, bytes);
}

/** Encodes in chunks, because a large sheet exceeds the maximum length of a string. */
function encodeCsv(sheets: readonly WorkbookSheet[]): Uint8Array {
  const encoder = new TextEncoder();
  return joinBytes(Array.from(writeCsv(rowsOf(sheets)), (chunk) => encoder.encode(chunk)));
}

function* rowsOf(sheets: readonly WorkbookSheet[]): Generator<readonly string[], void> {
  for (const { rows } of sheets) yield* rows;
}
