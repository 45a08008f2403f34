import { type BuiltCatalogue, buildCatalogue } from '@/importer/buildCatalogue';
import type { ShopSettings } from '@/importer/settings';
import type { CliEffects, ExitCode } from './effects';
import { type FoundSheets, findSheets } from './findSheets';
import { type ImportedSheet, importSheets } from './importSheets';
import { jsonReport } from './jsonReport';
import { judgeImports, type ReadableSheet } from './judgeImports';
import { printSheets } from './printSheets';
import { publishCatalogues } from './publishCatalogues';
import type { BuildCall } from './readCall';
import { readManifests } from './readManifests';
import { readSettings } from './readSettings';
import { textsOf } from './textsOf';

/** `build`: imports the sheets, reports every problem, and publishes all of them or none: one unreadable sheet, or one
 *  refused row without `--skip-refused`, and nothing at all is written.
 *  @throws  ShopError `cli-read` | `cli-write` */
export async function runBuild(call: BuildCall, effects: CliEffects): Promise<ExitCode> {
  const texts = textsOf(effects.locale);
  const found = await findSheets(call.path, call.game, effects);
  if (!found.ok) {
    for (const problem of found.error) effects.complain(texts.sheetProblem(problem));
    return 2;
  }
  const settings = await readSettings(found.value.folder, effects);
  if (!settings.ok) {
    for (const issue of settings.error.issues) effects.complain(texts.settingsIssue(settings.error.path, issue));
    return 2;
  }
  const imported = await importSheets(found.value.sheets, settings.value, effects);
  report(imported, found.value, call, effects);
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
    case 'publish':
      say(await publish(verdict.sheets, verdict.skipped, settings.value, call, effects));
      return 0;
  }
}

function report(imported: readonly ImportedSheet[], found: FoundSheets, call: BuildCall, effects: CliEffects): void {
  if (!call.json) {
    printSheets(imported, effects);
    return;
  }
  const reports = imported.map((sheet) => jsonReport(sheet, effects.locale));
  effects.print(JSON.stringify(found.single ? reports[0] : reports, null, 2));
}

/** @returns  the summary, for the last line */
async function publish(
  sheets: readonly ReadableSheet[],
  skipped: number,
  { currency, sample }: ShopSettings,
  { out, dryRun }: BuildCall,
  effects: CliEffects,
): Promise<string> {
  const texts = textsOf(effects.locale);
  const { manifests, broken } = await readManifests(out, effects);
  for (const { path, message } of broken) effects.complain(texts.brokenManifest(path, message));
  const built: BuiltCatalogue[] = [];
  for (const { game, imported } of sheets) {
    effects.progress(game.id);
    const previous = manifests.get(game.id) ?? null;
    built.push(await buildCatalogue(imported.offers, { game: game.id, currency, sample }, previous, effects));
  }
  const files = await publishCatalogues(built, manifests, { out, dryRun }, effects);
  effects.progress(null);
  const count = (number: number) => number.toLocaleString(effects.locale);
  const offers = built.reduce((sum, { manifest }) => sum + manifest.offers, 0);
  return texts.published({
    out,
    dryRun,
    games: count(built.length),
    offers: count(offers),
    written: count(files.written),
    kept: count(files.kept),
    skipped: skipped === 0 ? null : count(skipped),
  });
}
