import { resolve } from 'node:path';
import type { BuildCall } from '@/cli/args/parsedCommand';
import type { CliEffects, ExitCode } from '@/cli/io/effects';
import { rememberMap } from '@/cli/io/readColumnMap';
import { messagesFor } from '@/cli/messages/messagesFor';
import { PUBLISH_TEXTS } from '@/cli/messages/publishMessages';
import { printReports } from '@/cli/output/printReports';
import { printSheets } from '@/cli/output/printSheets';
import { annotateImport } from '@/cli/publish/annotateImport';
import type { FoundSheets } from '@/cli/publish/findSheets';
import { guardImports } from '@/cli/publish/guardImports';
import { type ImportedSheet, importSheets } from '@/cli/publish/importSheets';
import { prepareSheets } from '@/cli/publish/prepareSheets';
import { type GuardReport, publishImports } from '@/cli/publish/publishImports';
import { NO_MAP } from '@/importer/columns/columnMap';
import type { ShopSettings } from '@/importer/fields/settings';

/** `build`: imports the sheets, reports every problem, and publishes all of them or none: one unreadable sheet, or one
 *  refused row without `--skip-refused`, or an open question of the publishing guard, and nothing at all is written.
 *  @throws  ShopError `cli-read` | `cli-write` | `cli-lock-lost` */
export async function runBuild(call: BuildCall, effects: CliEffects): Promise<ExitCode> {
  const texts = messagesFor(effects.locale);
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
  if (!call.json) printSheets(imported, effects);
  for (const sheet of imported) {
    if (call.annotate !== null) await annotateImport(sheet, call.annotate, effects);
  }
  let guard: GuardReport | null = null;
  try {
    return await publishJudged(imported, terms.settings, call, (report) => (guard = report), effects);
  } finally {
    if (call.json) await printReports(imported, guard, found.single, call.printOffers, effects);
  }
}

/** Publishes what was imported, or reports why nothing is written. */
async function publishJudged(
  imported: readonly ImportedSheet[],
  settings: ShopSettings,
  call: BuildCall,
  onGuard: (report: GuardReport) => void,
  effects: CliEffects,
): Promise<ExitCode> {
  const texts = messagesFor(effects.locale);
  // A JSON report is the whole of stdout; the last words are for a person then.
  const say = call.json ? effects.complain : effects.print;
  const verdict = guardImports(imported, call.skipRefused);
  switch (verdict.kind) {
    case 'unreadable':
      say(texts.nothingReadable);
      return 2;
    case 'refused':
      say(texts.nothingWritten(verdict.rows.toLocaleString(effects.locale)));
      return 1;
    case 'nothingAccepted':
      say(texts.nothingAccepted(verdict.path, verdict.reason));
      return 1;
    case 'publish': {
      const { sheets, skipped } = verdict;
      return publishImports({ sheets, skipped, settings }, call, { say, onGuard }, effects);
    }
  }
}

/** Why a copy with remarks cannot be written there, in words; null if it can. */
function findMisplaced(to: string, { single, sheets }: FoundSheets, { locale }: CliEffects): string | null {
  const texts = PUBLISH_TEXTS[locale];
  if (!single) return texts.annotatesOne;
  return sheets.some(({ path }) => resolve(path) === resolve(to)) ? texts.annotatesItself : null;
}
