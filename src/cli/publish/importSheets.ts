import type { Result } from '@/base/result';
import { ShopError } from '@/base/shopError';
import type { CliEffects } from '@/cli/io/effects';
import { formatProgress } from '@/cli/output/formatProgress';
import { specOf } from '@/games/specOf';
import type { Game } from '@/games/types';
import { type ColumnMap, NO_MAP } from '@/importer/columns/columnMap';
import type { ShopSettings } from '@/importer/fields/settings';
import { importWorkbook, type SheetImport } from '@/importer/importSheet';
import type { RowIssue } from '@/importer/issues/rowIssue';
import { loadOtherNames } from '@/importer/items/loadOtherNames';
import { readWorkbook } from '@/importer/readWorkbook';
import type { Workbook } from '@/importer/sheet/sheet';
import { loadNames } from '@/names/loadNames';
import type { FoundSheet } from './findSheets';

/** What became of one sheet. */
export type ImportedSheet = {
  readonly path: string;
  readonly game: Game;
  /** What its columns were bound with. */
  readonly map: ColumnMap;
  readonly result: Result<SheetImport, readonly RowIssue[]>;
  /** What stands on its sheets, where that was asked for; null if it is no table. */
  readonly workbook: Workbook | null;
};

/** What all sheets of a call are read with. */
export type ImportTerms = {
  readonly settings: ShopSettings;
  /** What the operator says of the columns of each game. */
  readonly maps: ReadonlyMap<Game, ColumnMap>;
};

/** Imports sheets one after the other.
 *  @param keep  the sheets themselves are needed afterwards
 *  @throws      ShopError `cli-read` for a sheet that is not there */
export async function importSheets(
  sheets: readonly FoundSheet[],
  { settings, maps }: ImportTerms,
  effects: Pick<CliEffects, 'read' | 'progress' | 'locale' | 'columns'>,
  keep = false,
): Promise<readonly ImportedSheet[]> {
  const imported: ImportedSheet[] = [];
  for (const [index, { path, game }] of sheets.entries()) {
    effects.progress(formatProgress(path, index, sheets.length, effects));
    const bytes = await effects.read(path);
    if (bytes === null) throw new ShopError('cli-read', path);
    const map = maps.get(game) ?? NO_MAP;
    const target = {
      spec: specOf(game),
      roster: await loadNames(game.family),
      settings,
      map,
      otherNames: await loadOtherNames(game.family),
    };
    const read = readWorkbook(path, bytes);
    const onProgress = (done: number, total: number) => effects.progress(formatProgress(path, done, total, effects));
    const result = read.ok ? importWorkbook(read.value, target, onProgress) : read;
    imported.push({ path, game, map, result, workbook: keep && read.ok ? read.value : null });
  }
  effects.progress(null);
  return imported;
}
