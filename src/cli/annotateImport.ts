import { specOf } from '@/games/specOf';
import { annotateSheet } from '@/importer/annotateSheet';
import { namesWith } from '@/importer/columnMap';
import { findTables } from '@/importer/findTables';
import { readWorkbook } from '@/importer/readWorkbook';
import type { CliEffects } from './effects';
import type { ImportedSheet } from './importSheets';
import { PUBLISH_TEXTS } from './publishTexts';
import { writeSheetFile } from './writeSheetFile';

/** Writes a copy of an imported file with a column of remarks on each sheet that is shown. A file that is no table has no copy.
 *  @param to  ends in `.csv` or `.xlsx`
 *  @throws    ShopError `cli-read` | `cli-write` */
export async function annotateImport(
  { path, game, map, result }: ImportedSheet,
  to: string,
  effects: CliEffects,
): Promise<void> {
  const texts = PUBLISH_TEXTS[effects.locale];
  const bytes = await effects.read(path);
  const read = bytes === null ? null : readWorkbook(path, bytes);
  if (read === null || !read.ok || !result.ok) {
    effects.complain(texts.notAnnotated(path));
    return;
  }
  const { issues } = result.value;
  const { tables } = findTables(read.value, namesWith(map, specOf(game)));
  const headerRows = new Map(tables.map(({ sheet }) => [sheet.sheet, sheet.headerRow]));
  const sheets = read.value.tables
    .filter(({ hidden }) => !hidden)
    .map(({ sheet, rows }) => {
      const table = { headerRow: headerRows.get(sheet) ?? null, rows };
      const own = issues.filter((issue) => issue.sheet === sheet);
      return { name: sheet ?? game.id, rows: annotateSheet(table, own, effects.locale) };
    });
  await writeSheetFile(to, sheets, effects);
  effects.complain(texts.annotated(to));
}
