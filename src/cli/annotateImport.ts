import { annotateSheet } from '@/importer/annotateSheet';
import { readSheet } from '@/importer/readSheet';
import type { CliEffects } from './effects';
import type { ImportedSheet } from './importSheets';
import { PUBLISH_TEXTS } from './publishTexts';
import { writeSheetFile } from './writeSheetFile';

/** Writes a copy of an imported sheet with a column of remarks. A sheet that is no table has no copy.
 *  @param to  ends in `.csv` or `.xlsx`
 *  @throws    ShopError `cli-read` | `cli-write` */
export async function annotateImport(
  { path, game, result }: ImportedSheet,
  to: string,
  effects: CliEffects,
): Promise<void> {
  const texts = PUBLISH_TEXTS[effects.locale];
  const bytes = await effects.read(path);
  const read = bytes === null ? null : readSheet(path, bytes);
  if (read === null || !read.ok || !result.ok) {
    effects.complain(texts.notAnnotated(path));
    return;
  }
  const { sheet, headerRow, header, rows } = read.value;
  const issues = result.value.issues.filter((issue) => issue.sheet === sheet);
  const table = { headerRow, rows: [{ row: headerRow, cells: header }, ...rows] };
  const name = sheet ?? game.id;
  await writeSheetFile(to, [{ name, rows: annotateSheet(table, issues, effects.locale) }], effects);
  effects.complain(texts.annotated(to));
}
