import { writeCsv } from '@/importer/writeCsv';
import { type WorkbookSheet, writeXlsx } from '@/importer/writeXlsx';
import type { CliEffects } from './effects';

/** Writes sheets to a file: a workbook where the name ends in `.xlsx`, else CSV, where the sheets follow one another.
 *  @throws  ShopError `cli-write` */
export async function writeSheetFile(
  path: string,
  sheets: readonly WorkbookSheet[],
  { write }: Pick<CliEffects, 'write'>,
): Promise<void> {
  const bytes = /\.xlsx$/i.test(path)
    ? writeXlsx(sheets)
    : new TextEncoder().encode([...writeCsv(rowsOf(sheets))].join(''));
  await write(path, bytes);
}

function* rowsOf(sheets: readonly WorkbookSheet[]): Generator<readonly string[], void> {
  for (const { rows } of sheets) yield* rows;
}
