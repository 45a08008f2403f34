import { writeCsv } from '@/importer/writeCsv';
import { writeXlsx } from '@/importer/writeXlsx';
import type { CliEffects } from './effects';

/** Writes rows to a file: a workbook where the name ends in `.xlsx`, else CSV.
 *  @param name  of the sheet in the workbook
 *  @throws      ShopError `cli-write` */
export async function writeSheetFile(
  path: string,
  name: string,
  rows: Iterable<readonly string[]>,
  { write }: Pick<CliEffects, 'write'>,
): Promise<void> {
  const bytes = /\.xlsx$/i.test(path)
    ? writeXlsx([{ name, rows }])
    : new TextEncoder().encode([...writeCsv(rows)].join(''));
  await write(path, bytes);
}
