import { ok, type Result } from '@/base/result';
import { LOCALES } from '@/domain/localized';
import { DEFAULT_SETTINGS, readOffset } from '@/importer/fields/settings';
import { type CommandProblem, problem } from './commandProblem';
import { DEFAULT_CATALOG_FOLDER, overlayFileOf } from './defaultPaths';
import type { Values } from './parseArguments';
import type { ParsedCommand } from './parsedCommand';
import { parsePath } from './parsePath';
import { SHEET_FILE_NAME } from './parseSheetsCommand';

/** Parses a command on a catalog folder, by default the published one. */
export function parseFolderCommand(
  command: 'verify' | 'history' | 'rollback' | 'export',
  values: Values,
  others: readonly string[],
): Result<ParsedCommand, CommandProblem> {
  const parsedPath = parsePath(command, others.length === 0 ? [DEFAULT_CATALOG_FOLDER] : others);
  if (!parsedPath.ok) return parsedPath;
  const path = parsedPath.value;
  const { game, to = null, json = false, 'overlay-file': overlayFile = overlayFileOf(path) } = values;
  switch (command) {
    case 'verify':
      return ok({ command, path, json });
    case 'history':
      return ok({ command, path, game: game ?? null, json });
    case 'rollback':
      return game === undefined ? problem('missing-game', command) : ok({ command, path, game, to, overlayFile });
    case 'export':
      return game === undefined ? problem('missing-game', command) : parseExport(path, game, to, values);
  }
}

function parseExport(
  path: string,
  game: string,
  to: string | null,
  { lang = 'zh', zone }: Values,
): Result<ParsedCommand, CommandProblem> {
  const locale = LOCALES.find((known) => known === lang);
  if (locale === undefined) return problem('unknown-sheet-language', lang);
  const offsetMinutes = zone === undefined ? DEFAULT_SETTINGS.offsetMinutes : readOffset(zone);
  if (offsetMinutes === null) return problem('invalid-time-zone', zone ?? '');
  if (to !== null && !SHEET_FILE_NAME.test(to)) return problem('unknown-sheet-kind', to);
  return ok({ command: 'export', path, game, locale, offsetMinutes, to });
}
