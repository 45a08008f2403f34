import { resolve } from 'node:path';
import { NO_MAP } from '@/importer/columnMap';
import { annotateImport } from './annotateImport';
import type { BuildCall } from './call';
import type { CliEffects, ExitCode } from './effects';
import type { FoundSheets } from './findSheets';
import { importSheets } from './importSheets';
import { judgeImports } from './judgeImports';
import { prepareSheets } from './prepareSheets';
import { printReports } from './printReports';
import { printSheets } from './printSheets';
import { publishImports } from './publishImports';
import { PUBLISH_TEXTS } from './publishTexts';
import { rememberMap } from './readMap';
import { textsOf } from './textsOf';

/** `build`: imports the sheets, reports every problem, and publishes all of them or none: one unreadable sheet, or one
 *  refused row without `--skip-refused`, and nothing at all is written.
 *  @throws  ShopError `cli-read` | `cli-write` | `cli-lock-lost` */
export async function runBuild(call: BuildCall, effects: CliEffects): Promise<ExitCode> {
  const texts = textsOf(effects.locale);
  const prepared = await prepareSheets(call, effects);
  if (prepared === null) return 2;
  const { found, terms } = prepared;
  const misplaced = call.annotate === null ? null : findMisplaced(call.annotate, found, effects);
  if (misplaced !== null) {
    effects.complain(misplaced);
    return 2;
  }
  if (call.map.length > 0 && !call.dryRun) {
    for (const { path, game } of found.sheets) {
      const remembered = await rememberMap(path, terms.maps.get(game) ?? NO_MAP, effects);
      effects.complain(texts.mapRemembered(remembered));
    }
  }
  const imported = await importSheets(found.sheets, terms, effects, call.annotate !== null);
  if (call.json) await printReports(imported, found.single, call.printOffers, effects);
  else printSheets(imported, effects);
  for (const sheet of imported) {
    if (call.annotate !== null) await annotateImport(sheet, call.annotate, effects);
  }
  // A JSON report is the whole of stdout; the last words are for a person then.
  const say = call.json ? effects.complain : effects.print;
  const verdict = judgeImports(imported, call.skipRefused);
  switch (verdict.kind) {
    case 'unreadable':
      say(texts.nothingReadable);
      return 2;
    case 'refused':
      say(texts.nothingWritten(verdict.rows.toLocaleString(effects.locale)));
      return 1;
    case 'nothingAccepted':
      say(texts.nothingAccepted(verdict.path));
      return 1;
    case 'publish': {
      const { sheets, skipped } = verdict;
      return publishImports({ sheets, skipped, settings: terms.settings }, call, say, effects);
    }
  }
}

/** Why a copy with remarks cannot be written there, in words; null if it can. */
function findMisplaced(to: string, { single, sheets }: FoundSheets, { locale }: CliEffects): string | null {
  const texts = PUBLISH_TEXTS[locale];
  if (!single) return texts.annotatesOne;
  return sheets.some(({ path }) => resolve(path) === resolve(to)) ? texts.annotatesItself : null;
}
