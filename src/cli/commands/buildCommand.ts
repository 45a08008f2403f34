import type { BuildCommand } from '@/cli/args/parsedCommand';
import type { CliEffects, ExitCode } from '@/cli/io/effects';
import type { FoundSheets } from '@/cli/io/findSheets';
import type { ImportedSheet } from '@/cli/io/importedSheet';
import { readColumnMap, saveColumnMap } from '@/cli/io/readColumnMap';
import { messagesFor } from '@/cli/messages/messagesFor';
import { PUBLISH_MESSAGES } from '@/cli/messages/publishMessages';
import type { GuardReport } from '@/cli/output/jsonGuard';
import { printReports } from '@/cli/output/printReports';
import { printSheets } from '@/cli/output/printSheets';
import { annotateImport } from '@/cli/publish/annotateImport';
import { guardImports } from '@/cli/publish/guardImports';
import { importSheets } from '@/cli/publish/importSheets';
import { prepareSheets } from '@/cli/publish/prepareSheets';
import { publishImports } from '@/cli/publish/publishImports';
import { specOf } from '@/games/specs/specOf';
import { parseMapping } from '@/importer/columns/columnMap';
import type { ShopSettings } from '@/importer/fields/settings';

/** Runs `build`: imports sheets, reports every problem, and publishes all of them or none. An unreadable sheet, a refused row without
 *  `--skip-refused`, or an open question of the publishing guard prevents publishing.
 *  @throws  ShopError `cli-read` | `cli-write` | `cli-lock-lost` */
export async function runBuild(command: BuildCommand, effects: CliEffects): Promise<ExitCode> {
  const prepared = await prepareSheets(command, effects);
  if (prepared === null) return 2;
  const { found, options } = prepared;
  const annotateProblem = command.annotate === null ? null : await checkAnnotatePath(command.annotate, found, effects);
  if (annotateProblem !== null) {
    effects.stderr(annotateProblem);
    return 2;
  }
  const imported = await importSheets(found.sheets, options, effects, command.annotate !== null);
  if (!command.dryRun) for (const sheet of imported) await saveMappings(sheet, command.map, effects);
  if (!command.json) printSheets(imported, effects);
  for (const sheet of imported) {
    if (command.annotate !== null) await annotateImport(sheet, command.annotate, effects);
  }
  let guard: GuardReport | null = null;
  try {
    return await publishAccepted(imported, options.settings, command, (report) => (guard = report), effects);
  } finally {
    if (command.json) await printReports(imported, guard, found.single, command.printOffers, effects);
  }
}

/** Saves the mappings of the command line beside a sheet, without those whose column it lacks: they may be misspelled.
 *  @throws  ShopError `cli-read` | `cli-write` */
async function saveMappings(
  { path, game, result }: ImportedSheet,
  mappings: readonly string[],
  effects: CliEffects,
): Promise<void> {
  if (!result.ok) return;
  const spec = specOf(game);
  const lost = new Set(result.value.issues.flatMap(({ code, got }) => (code === 'lost-column' ? [got] : [])));
  const used = mappings.filter((text) => {
    const mapping = parseMapping(text, spec);
    return mapping.ok && !lost.has(mapping.value.header);
  });
  const map = used.length === 0 ? null : await readColumnMap(path, used, spec, effects);
  if (map === null || !map.ok) return;
  effects.stderr(messagesFor(effects.locale).mapSaved(await saveColumnMap(path, map.value, effects)));
}

/** Publishes the imported sheets, or reports why nothing is written. */
async function publishAccepted(
  imported: readonly ImportedSheet[],
  settings: ShopSettings,
  command: BuildCommand,
  onGuard: (report: GuardReport) => void,
  effects: CliEffects,
): Promise<ExitCode> {
  const messages = messagesFor(effects.locale);
  // The JSON report must be the only output on stdout.
  const print = command.json ? effects.stderr : effects.print;
  const verdict = guardImports(imported, command.skipRefused);
  switch (verdict.kind) {
    case 'unreadable':
      print(messages.nothingReadable);
      return 2;
    case 'refused':
      print(messages.nothingWritten(verdict.rows.toLocaleString(effects.locale)));
      return 1;
    case 'nothingAccepted':
      print(messages.nothingAccepted(verdict.path, verdict.reason));
      return 1;
    case 'publish': {
      const { sheets, skipped } = verdict;
      return publishImports({ sheets, skipped, settings }, command, { print, onGuard }, effects);
    }
  }
}

/** Returns why the annotated copy cannot be written to a path; null if it can. */
async function checkAnnotatePath(
  to: string,
  { single, sheets }: FoundSheets,
  effects: CliEffects,
): Promise<string | null> {
  const messages = PUBLISH_MESSAGES[effects.locale];
  if (!single) return messages.annotatesOne;
  for (const { path } of sheets) if (await effects.isSameFile(path, to)) return messages.annotatesItself;
  return null;
}
