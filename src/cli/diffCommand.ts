import { listOffers } from '@/catalog/listOffers';
import { specOf } from '@/games/specOf';
import { diffOffers, type OfferDiff } from '@/importer/diffOffers';
import type { DiffCall } from './call';
import { DIFF_TEXTS } from './diffTexts';
import type { CliEffects, ExitCode } from './effects';
import { formatDiff } from './formatDiff';
import { type ImportedSheet, importSheets } from './importSheets';
import { jsonDiff } from './jsonDiff';
import { judgeImports } from './judgeImports';
import { prepareSheets } from './prepareSheets';
import { printSheets } from './printSheets';
import { readCatalogue } from './readCatalogue';
import { type PublishedManifests, readManifests } from './readManifests';
import { textsOf } from './textsOf';

/** `diff`: imports sheets, and says what publishing them would change; writes nothing. Refused rows count as absent.
 *  @throws  ShopError `cli-read` | `cli-missing` | `catalog-segment-…` */
export async function runDiff(call: DiffCall, effects: CliEffects): Promise<ExitCode> {
  const texts = textsOf(effects.locale);
  const prepared = await prepareSheets(call, effects);
  if (prepared === null) return 2;
  const { found, terms } = prepared;
  const imported = await importSheets(found.sheets, terms, effects);
  const published = await readManifests(call.out, effects);
  for (const { path, message } of published.broken) effects.complain(texts.brokenManifest(path, message));
  if (!call.json) printSheets(imported, effects);
  const reports: unknown[] = [];
  for (const sheet of imported) {
    const diff = await diffSheet(sheet, published, call.out, effects);
    if (call.json) reports.push(jsonDiff(sheet, diff, effects));
    else if (diff !== null) for (const line of formatDiff(specOf(sheet.game), diff, effects)) effects.print(line);
  }
  if (call.json) effects.print(JSON.stringify(found.single ? reports[0] : reports, null, 2));
  const { kind } = judgeImports(imported, false);
  return kind === 'unreadable' ? 2 : kind === 'refused' ? 1 : 0;
}

async function diffSheet(
  { game, result }: ImportedSheet,
  { manifests }: PublishedManifests,
  out: string,
  effects: CliEffects,
): Promise<OfferDiff | null> {
  if (!result.ok) return null;
  const manifest = manifests.get(game.id);
  if (manifest === undefined) effects.complain(DIFF_TEXTS[effects.locale].firstCatalogue(game.id));
  const files = manifest === undefined ? [] : await readCatalogue(out, manifest, effects);
  return diffOffers(listOffers(files), result.value.offers);
}
