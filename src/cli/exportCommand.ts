import { listOffers } from '@/catalog/listOffers';
import { specOf } from '@/games/specOf';
import { exportSheet } from '@/importer/exportSheet';
import { writeCsv } from '@/importer/writeCsv';
import { loadRoster } from '@/names/loadRoster';
import type { ExportCall } from './call';
import type { CliEffects, ExitCode } from './effects';
import { findGameFreely } from './findGameFreely';
import { HISTORY_TEXTS } from './historyTexts';
import { readCatalogue } from './readCatalogue';
import { readCurrent } from './readHistory';
import { textsOf } from './textsOf';
import { writeSheetFile } from './writeSheetFile';

/** `export`: writes a published catalogue back as a sheet, on standard output or to a file (`.csv`, `.xlsx`).
 *  @throws  ShopError `cli-read` | `cli-write` | `cli-missing` | `catalog-segment-…` */
export async function runExport(call: ExportCall, effects: CliEffects): Promise<ExitCode> {
  const game = findGameFreely(call.game, effects);
  if (game === null) return 2;
  const current = await readCurrent(call.path, game.id, effects);
  if (current === null) {
    effects.complain(textsOf(effects.locale).noCatalogue(`${call.path} (${game.id})`));
    return 2;
  }
  const files = await readCatalogue(call.path, current.manifest, effects);
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
