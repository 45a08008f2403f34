import { ok, type Result } from '@/base/result';
import { readPath } from '@/cli/io/readPath';
import { LOCALES } from '@/domain/localized';
import { DEFAULT_SETTINGS, readOffset } from '@/importer/fields/settings';
import { type CommandProblem, problem } from './commandProblem';
import { DEFAULT_CATALOG_FOLDER, overlayFileOf } from './defaultPaths';
import type { Values } from './parseArguments';
import type { ParsedCommand } from './parsedCommand';
import { ANNOTATED_KINDS } from './parseSheetsCommand';

/** Reads the words of a command about a catalog folder; the folder of published data where none is named. */
export function parseFolderCommand(
  command: 'verify' | 'history' | 'rollback' | 'export',
  values: Values,
  others: readonly string[],
): Result<ParsedCommand, CommandProblem> {
  const read = readPath(command, others.length === 0 ? [DEFAULT_CATALOG_FOLDER] : others);
  if (!read.ok) return read;
  const path = read.value;
  const { game, to = null, json = false, 'overlay-file': overlayFile = overlayFileOf(path) } = values;
  switch (command) {
    case 'verify':
      return ok({ command, path, json });
    case 'history':
      return ok({ command, path, game: game ?? null, json });
    case 'rollback':
      return game === undefined ? problem('no-game', command) : ok({ command, path, game, to, overlayFile });
    case 'export':
      return game === undefined ? problem('no-game', command) : readExport(path, game, to, values);
  }
}

function readExport(
  path: string,
  game: string,
  to: string | null,
  { lang = 'zh', zone }: Values,
): Result<ParsedCommand, CommandProblem> {
  const locale = LOCALES.find((one) => one === lang);
  if (locale === undefined) return problem('unknown-sheet-language', lang);
  const offsetMinutes = zone === undefined ? DEFAULT_SETTINGS.offsetMinutes : readOffset(zone);
  if (offsetMinutes === null) return problem('not-a-zone', zone ?? '');
  if (to !== null && !ANNOTATED_KINDS.test(to)) return problem('unknown-sheet-kind', to);
  return ok({ command: 'export', path, game, locale, offsetMinutes, to });
}
