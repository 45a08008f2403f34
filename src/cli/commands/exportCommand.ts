import { listOffers } from '@/catalog/files/listOffers';
import { findGameFreely } from '@/cli/args/findGameFreely';
import type { ExportCall } from '@/cli/args/parsedCommand';
import type { CliEffects, ExitCode } from '@/cli/io/effects';
import { readCatalog } from '@/cli/io/readCatalog';
import { readCurrent } from '@/cli/io/readHistory';
import { HISTORY_TEXTS } from '@/cli/messages/historyMessages';
import { messagesFor } from '@/cli/messages/messagesFor';
import { writeSheetFile } from '@/cli/publish/writeSheetFile';
import { specOf } from '@/games/specOf';
import { exportSheet } from '@/importer/export/exportSheet';
import { writeCsv } from '@/importer/export/writeCsv';
import { loadRoster } from '@/names/loadRoster';

/** `export`: writes a published catalog back as a sheet, on standard output or to a file (`.csv`, `.xlsx`).
 *  @throws  ShopError `cli-read` | `cli-write` | `cli-missing` | `catalog-segment-…` */
export async function runExport(call: ExportCall, effects: CliEffects): Promise<ExitCode> {
  const game = findGameFreely(call.game, effects);
  if (game === null) return 2;
  const current = await readCurrent(call.path, game.id, effects);
  if (current === null) {
    effects.complain(messagesFor(effects.locale).noCatalog(`${call.path} (${game.id})`));
    return 2;
  }
  const files = await readCatalog(call.path, current.manifest, effects);
  const { locale, offsetMinutes, to } = call;
  const view = { spec: specOf(game), roster: await loadRoster(game.family), locale, offsetMinutes };
  const rows = exportSheet(listOffers(files), view);
  if (to === null) {
    for (const piece of writeCsv(rows)) await effects.put(piece);
    return 0;
  }
  await writeSheetFile(to, [{ name: game.id, rows }], effects);
  effects.complain(HISTORY_TEXTS[effects.locale].exported(to, current.manifest.offers.toLocaleString(effects.locale)));
  return 0;
}
