import type { SheetsCommand } from '@/cli/args/parsedCommand';
import type { CliEffects } from '@/cli/io/effects';
import { type FoundSheets, findSheets } from '@/cli/io/findSheets';
import { readColumnMap } from '@/cli/io/readColumnMap';
import { readSettings } from '@/cli/io/readSettings';
import { messagesFor } from '@/cli/messages/messagesFor';
import { specOf } from '@/games/specs/specOf';
import type { Game } from '@/games/types';
import type { ColumnMap } from '@/importer/columns/columnMap';
import type { ImportOptions } from './importSheets';

export type PreparedSheets = { readonly found: FoundSheets; readonly options: ImportOptions };

/** Finds the sheets of a command with their settings and column maps.
 *  @returns  null, after reporting every problem, if any of them is invalid
 *  @throws   ShopError `cli-read` */
export async function prepareSheets(command: SheetsCommand, effects: CliEffects): Promise<PreparedSheets | null> {
  const messages = messagesFor(effects.locale);
  const found = await findSheets(command.path, command.game, effects);
  if (!found.ok) {
    for (const problem of found.error) effects.stderr(messages.sheetProblem(problem));
    return null;
  }
  const settings = await readSettings(found.value.folder, effects);
  if (!settings.ok) {
    for (const issue of settings.error.issues) effects.stderr(messages.settingsIssue(settings.error.path, issue));
    return null;
  }
  const maps = new Map<Game, ColumnMap>();
  for (const { path, game } of found.value.sheets) {
    const map = await readColumnMap(path, command.map, specOf(game), effects);
    if (!map.ok) {
      for (const issue of map.error.issues) effects.stderr(messages.mapIssue(map.error.path ?? '--map', issue));
      return null;
    }
    maps.set(game, map.value);
  }
  return { found: found.value, options: { settings: settings.value, maps } };
}
