import type { CliEffects } from '@/cli/io/effects';
import { PUBLISH_TEXTS } from '@/cli/messages/publishMessages';
import { specOf } from '@/games/specOf';
import { namesWith } from '@/importer/columns/columnMap';
import { findTables } from '@/importer/columns/findTables';
import { annotateSheet } from '@/importer/export/annotateSheet';
import type { ImportedSheet } from './importSheets';
import { writeSheetFile } from './writeSheetFile';

/** Writes a copy of an imported file that was kept with a column of remarks on each sheet that is shown. A file that is no table has no copy.
 *  @param to  ends in `.csv` or `.xlsx`
 *  @throws    ShopError `cli-write` */
export async function annotateImport(
  { path, game, map, result, workbook }: ImportedSheet,
  to: string,
  effects: CliEffects,
): Promise<void> {
  const texts = PUBLISH_TEXTS[effects.locale];
  if (workbook === null || !result.ok) {
    effects.complain(texts.notAnnotated(path));
    return;
  }
  const { issues } = result.value;
  const { tables } = findTables(workbook, namesWith(map, specOf(game)));
  const headerRows = new Map(tables.map(({ sheet }) => [sheet.sheet, sheet.headerRow]));
  const sheets = workbook.tables
    .filter(({ hidden }) => !hidden)
    .map(({ sheet, rows }) => {
      const table = { headerRow: headerRows.get(sheet) ?? null, rows };
      const own = issues.filter((issue) => issue.sheet === sheet);
      return { name: sheet ?? game.id, rows: annotateSheet(table, own, effects.locale) };
    });
  await writeSheetFile(to, sheets, effects);
  effects.complain(texts.annotated(to));
}
