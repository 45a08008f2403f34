import type { CliEffects } from '@/cli/io/effects';
import type { FoundSheet } from '@/cli/io/findSheets';
import type { ImportedSheet } from '@/cli/io/importedSheet';
import { readRequired } from '@/cli/io/readRequired';
import { formatProgress } from '@/cli/output/formatProgress';
import { specOf } from '@/games/specs/specOf';
import type { Game } from '@/games/types';
import { type ColumnMap, NO_MAP } from '@/importer/columns/columnMap';
import type { ShopSettings } from '@/importer/fields/settings';
import { importWorkbook } from '@/importer/importSheet';
import { loadNamesInOtherGames } from '@/importer/items/loadNamesInOtherGames';
import { readWorkbook } from '@/importer/readWorkbook';
import { loadBuiltRoster } from '@/names/loadBuiltRoster';

/** Options of an import. */
export type ImportOptions = {
  readonly settings: ShopSettings;
  readonly maps: ReadonlyMap<Game, ColumnMap>;
};

/** Imports sheets one after the other.
 *  @param keepWorkbooks  whether the result contains the cells of the files
 *  @throws               ShopError `cli-read` | `cli-missing` */
export async function importSheets(
  sheets: readonly FoundSheet[],
  { settings, maps }: ImportOptions,
  effects: Pick<CliEffects, 'read' | 'progress' | 'locale' | 'columns'>,
  keepWorkbooks = false,
): Promise<readonly ImportedSheet[]> {
  const imported: ImportedSheet[] = [];
  for (const [index, { path, game }] of sheets.entries()) {
    effects.progress(formatProgress(path, index, sheets.length, effects));
    const bytes = await readRequired(path, effects);
    const map = maps.get(game) ?? NO_MAP;
    const target = {
      spec: specOf(game),
      roster: await loadBuiltRoster(game.family),
      settings,
      map,
      otherNames: await loadNamesInOtherGames(game.family),
    };
    const read = readWorkbook(path, bytes);
    const onProgress = (done: number, total: number) => effects.progress(formatProgress(path, done, total, effects));
    const result = read.ok ? importWorkbook(read.value, target, onProgress) : read;
    imported.push({ path, game, map, result, workbook: keepWorkbooks && read.ok ? read.value : null });
  }
  effects.progress(null);
  return imported;
}
