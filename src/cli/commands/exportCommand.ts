import { join } from 'node:path';
import { listOffers } from '@/catalog/files/listOffers';
import type { ExportCommand } from '@/cli/args/parsedCommand';
import type { CliEffects, ExitCode } from '@/cli/io/effects';
import { readCatalog } from '@/cli/io/readCatalog';
import { readCurrent } from '@/cli/io/readHistory';
import { HISTORY_MESSAGES } from '@/cli/messages/historyMessages';
import { messagesFor } from '@/cli/messages/messagesFor';
import { writeSheetFile } from '@/cli/publish/writeSheetFile';
import { specOf } from '@/games/specs/specOf';
import { exportSheet } from '@/importer/export/exportSheet';
import { writeCsv } from '@/importer/export/writeCsv';
import { loadRoster } from '@/names/loadRoster';
import { resolveGame } from './resolveGame';

/** Runs `export`: writes a published catalog as a sheet to standard output or to a file (`.csv`, `.xlsx`), but never onto a file of the
 *  catalog.
 *  @throws  ShopError `cli-read` | `cli-write` | `cli-missing` | `catalog-segment-…` */
export async function runExport(command: ExportCommand, effects: CliEffects): Promise<ExitCode> {
  const game = resolveGame(command.game, effects);
  if (game === null) return 2;
  const current = await readCurrent(command.path, game.id, effects);
  if (current === null) {
    effects.stderr(messagesFor(effects.locale).noCatalog(`${command.path} (${game.id})`));
    return 2;
  }
  const files = await readCatalog(command.path, current.manifest, effects);
  const { locale, offsetMinutes, to } = command;
  const view = { spec: specOf(game), roster: await loadRoster(game.family), locale, offsetMinutes };
  const rows = exportSheet(listOffers(files), view);
  if (to === null) {
    for (const chunk of writeCsv(rows)) await effects.printChunk(chunk);
    return 0;
  }
  const inputs = [
    'manifest.json',
    ...current.manifest.segments.flatMap(({ file, texts }) => [file, texts?.file ?? file]),
  ];
  for (const name of inputs) {
    if (!(await effects.isSameFile(join(command.path, game.id, name), to))) continue;
    effects.stderr(HISTORY_MESSAGES[effects.locale].exportsOntoCatalog(to));
    return 2;
  }
  await writeSheetFile(to, [{ name: game.id, rows }], effects);
  effects.stderr(HISTORY_MESSAGES[effects.locale].exported(to, current.manifest.offers.toLocaleString(effects.locale)));
  return 0;
}
