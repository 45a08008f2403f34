import type { SheetsCommand } from '@/cli/args/parsedCommand';
import type { CliEffects } from '@/cli/io/effects';
import { readColumnMap } from '@/cli/io/readColumnMap';
import { readSettings } from '@/cli/io/readSettings';
import { messagesFor } from '@/cli/messages/messagesFor';
import { specOf } from '@/games/specOf';
import type { Game } from '@/games/types';
import type { ColumnMap } from '@/importer/columns/columnMap';
import { type FoundSheets, findSheets } from './findSheets';
import type { ImportTerms } from './importSheets';

/** The sheets of a call, and what they are read with. */
export type PreparedSheets = { readonly found: FoundSheets; readonly terms: ImportTerms };

/** Finds the sheets of a call and what to read them with, and says everything that is in the way.
 *  @returns  null if anything is
 *  @throws   ShopError `cli-read` */
export async function prepareSheets(call: SheetsCommand, effects: CliEffects): Promise<PreparedSheets | null> {
  const texts = messagesFor(effects.locale);
  const found = await findSheets(call.path, call.game, effects);
  if (!found.ok) {
    for (const problem of found.error) effects.complain(texts.sheetProblem(problem));
    return null;
  }
  const settings = await readSettings(found.value.folder, effects);
  if (!settings.ok) {
    for (const issue of settings.error.issues) effects.complain(texts.settingsIssue(settings.error.path, issue));
    return null;
  }
  const maps = new Map<Game, ColumnMap>();
  for (const { path, game } of found.value.sheets) {
    const map = await readColumnMap(path, call.map, specOf(game), effects);
    if (!map.ok) {
      for (const issue of map.error.issues) effects.complain(texts.mapIssue(map.error.path ?? '--map', issue));
      return null;
    }
    maps.set(game, map.value);
  }
  return { found: found.value, terms: { settings: settings.value, maps } };
}
