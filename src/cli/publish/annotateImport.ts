import type { CliEffects } from '@/cli/io/effects';
import type { ImportedSheet } from '@/cli/io/importedSheet';
import { PUBLISH_MESSAGES } from '@/cli/messages/publishMessages';
import { specOf } from '@/games/specs/specOf';
import { namesWith } from '@/importer/columns/columnMap';
import { findTables } from '@/importer/columns/findTables';
import { annotateSheet } from '@/importer/export/annotateSheet';
import { writeSheetFile } from './writeSheetFile';

/** Writes a copy of the workbook with a remarks column on every visible sheet; reports a file that is not a table.
 *  @param to  ends in `.csv` or `.xlsx`
 *  @throws    ShopError `cli-write` */
export async function annotateImport(
  { path, game, map, result, workbook }: ImportedSheet,
  to: string,
  effects: CliEffects,
): Promise<void> {
  const messages = PUBLISH_MESSAGES[effects.locale];
  if (workbook === null || !result.ok) {
    effects.stderr(messages.notAnnotated(path));
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
  effects.stderr(messages.annotated(to));
}
