import type { Result } from '@/base/result';
import { ShopError } from '@/base/shopError';
import { specOf } from '@/games/specOf';
import type { Game } from '@/games/types';
import { importSheet, type SheetImport } from '@/importer/importSheet';
import type { RowIssue } from '@/importer/rowIssue';
import type { ShopSettings } from '@/importer/settings';
import { loadRoster } from '@/names/loadRoster';
import type { CliEffects } from './effects';
import type { FoundSheet } from './findSheets';
import { formatProgress } from './formatProgress';

/** What became of one sheet. */
export type ImportedSheet = {
  readonly path: string;
  readonly game: Game;
  readonly result: Result<SheetImport, readonly RowIssue[]>;
};

/** What all sheets of a call are read with. */
export type ImportTerms = {
  readonly settings: ShopSettings;
  /** What the operator says of columns, as written. */
  readonly map: readonly string[];
};

/** Imports sheets one after the other.
 *  @throws  ShopError `cli-read` for a sheet that is not there */
export async function importSheets(
  sheets: readonly FoundSheet[],
  { settings }: ImportTerms,
  effects: Pick<CliEffects, 'read' | 'progress' | 'locale' | 'columns'>,
): Promise<readonly ImportedSheet[]> {
  const imported: ImportedSheet[] = [];
  for (const [index, { path, game }] of sheets.entries()) {
    effects.progress(formatProgress(path, index, sheets.length, effects));
    const bytes = await effects.read(path);
    if (bytes === null) throw new ShopError('cli-read', path);
    const roster = await loadRoster(game.family);
    imported.push({ path, game, result: importSheet(path, bytes, { spec: specOf(game), roster, settings }) });
  }
  effects.progress(null);
  return imported;
}
