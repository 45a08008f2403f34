import type { Result } from '@/base/result';
import { ShopError } from '@/base/shopError';
import { specOf } from '@/games/specOf';
import type { Game } from '@/games/types';
import { type ColumnMap, NO_MAP } from '@/importer/columnMap';
import { importSheet, type SheetImport } from '@/importer/importSheet';
import { loadOtherNames } from '@/importer/loadOtherNames';
import type { RowIssue } from '@/importer/rowIssue';
import type { ShopSettings } from '@/importer/settings';
import { loadNames } from '@/names/loadNames';
import type { CliEffects } from './effects';
import type { FoundSheet } from './findSheets';
import { formatProgress } from './formatProgress';

/** What became of one sheet. */
export type ImportedSheet = {
  readonly path: string;
  readonly game: Game;
  /** What its columns were bound with. */
  readonly map: ColumnMap;
  readonly result: Result<SheetImport, readonly RowIssue[]>;
};

/** What all sheets of a call are read with. */
export type ImportTerms = {
  readonly settings: ShopSettings;
  /** What the operator says of the columns of each game. */
  readonly maps: ReadonlyMap<Game, ColumnMap>;
};

/** Imports sheets one after the other.
 *  @throws  ShopError `cli-read` for a sheet that is not there */
export async function importSheets(
  sheets: readonly FoundSheet[],
  { settings, maps }: ImportTerms,
  effects: Pick<CliEffects, 'read' | 'progress' | 'locale' | 'columns'>,
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
    imported.push({ path, game, map, result: importSheet(path, bytes, target) });
  }
  effects.progress(null);
  return imported;
}
