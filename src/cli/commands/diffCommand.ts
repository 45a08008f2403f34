import { join } from 'node:path';
import { ShopError } from '@/base/shopError';
import { listOffers, type SegmentFiles } from '@/catalog/files/listOffers';
import type { Manifest } from '@/catalog/format/manifest';
import type { DiffCall } from '@/cli/args/parsedCommand';
import type { CliEffects, ExitCode } from '@/cli/io/effects';
import { readCatalog } from '@/cli/io/readCatalog';
import { type PublishedManifests, readManifests } from '@/cli/io/readManifests';
import { DIFF_TEXTS } from '@/cli/messages/diffMessages';
import { GUARD_TEXTS } from '@/cli/messages/guardMessages';
import { messagesFor } from '@/cli/messages/messagesFor';
import { answerAll, formatBuildCommand } from '@/cli/output/formatBuildCommand';
import { formatDiff } from '@/cli/output/formatDiff';
import { formatQuestion, formatUncheckedOverlay } from '@/cli/output/formatGuard';
import { jsonDiff } from '@/cli/output/jsonDiff';
import { printSheets } from '@/cli/output/printSheets';
import { guardImports } from '@/cli/publish/guardImports';
import { guardSheet, readGuardOverlay } from '@/cli/publish/guardSheet';
import { type ImportedSheet, importSheets } from '@/cli/publish/importSheets';
import { prepareSheets } from '@/cli/publish/prepareSheets';
import { specOf } from '@/games/specOf';
import { diffOffers, type OfferDiff } from '@/publishing/catalog/diffOffers';
import { NO_ANSWERS } from '@/publishing/guard/guardAnswers';
import type { GuardQuestion } from '@/publishing/guard/publishingGuard';
import { dropMootQuestions } from '@/publishing/prepareCatalog';

/** `diff`: imports sheets, and says what publishing them would change and what the publishing guard would ask; writes nothing.
 *  Refused rows count as absent, and so do published
 *  offers of files that cannot be read.
 *  @throws  ShopError `cli-read` */
export async function runDiff(call: DiffCall, effects: CliEffects): Promise<ExitCode> {
  const texts = messagesFor(effects.locale);
  const prepared = await prepareSheets(call, effects);
  if (prepared === null) return 2;
  const { found, terms } = prepared;
  const imported = await importSheets(found.sheets, terms, effects);
  const published = await readManifests(call.out, effects);
  for (const { path, message } of published.broken) effects.complain(texts.brokenManifest(path, message));
  if (!call.json) printSheets(imported, effects);
  const context = {
    out: call.out,
    settings: terms.settings,
    overlayFile: await readGuardOverlay(call.overlayFile, effects),
  };
  const reports: unknown[] = [];
  const questions: string[] = [];
  const asked: GuardQuestion[] = [];
  let isOverlayUnchecked = false;
  for (const sheet of imported) {
    const { id } = sheet.game;
    const diff = await diffSheet(sheet, published, call.out, effects);
    // Files that cannot be read are reported by `diffSheet`.
    const found = sheet.result.ok
      ? await guardSheet(id, sheet.result.value, published, context, { ...effects, complain: () => {} })
      : [];
    // What cannot be read may be other than the sheet.
    const isDamaged = found.some(({ kind }) => kind === 'damaged');
    const guard = dropMootQuestions(found, isDamaged || (diff !== null && hasChanges(diff)));
    if (context.overlayFile === null && published.manifests.has(id) && diff !== null && hasChanges(diff)) {
      isOverlayUnchecked = true;
    }
    asked.push(...guard);
    questions.push(...guard.flatMap((question) => formatQuestion(id, question, call.overlayFile, effects.locale)));
    if (call.json) {
      const entries = guard.map((question) => ({ question, isAnswered: false }));
      reports.push(jsonDiff(sheet, diff, entries, effects));
    } else if (diff !== null) for (const line of formatDiff(specOf(sheet.game), diff, effects)) effects.print(line);
  }
  if (isOverlayUnchecked) questions.push(...formatUncheckedOverlay(call.overlayFile, effects.locale));
  if (!call.json && questions.length > 0) {
    effects.print(GUARD_TEXTS[effects.locale].asked);
    for (const line of questions) effects.print(line);
    effects.print(GUARD_TEXTS[effects.locale].checkFirst);
    const allowed = isOverlayUnchecked ? (['damaged'] as const) : [];
    const skipRefused = imported.some(({ result }) => result.ok && result.value.refused > 0);
    const words = answerAll({ ...NO_ANSWERS, allowed, skipRefused, dryRun: false }, asked);
    effects.print(`  ${formatBuildCommand(call, words)}`);
  }
  if (call.json) effects.print(JSON.stringify(found.single ? reports[0] : reports, null, 2));
  const { kind } = guardImports(imported, false);
  return kind === 'unreadable' ? 2 : kind === 'publish' ? 0 : 1;
}

function hasChanges({ added, changed, removed }: OfferDiff): boolean {
  return added.length + changed.length + removed.length > 0;
}

async function diffSheet(
  { game, result }: ImportedSheet,
  { manifests, broken }: PublishedManifests,
  out: string,
  effects: CliEffects,
): Promise<OfferDiff | null> {
  if (!result.ok) return null;
  const manifest = manifests.get(game.id);
  const isBroken = broken.some((one) => one.game === game.id);
  if (manifest === undefined && !isBroken) effects.complain(DIFF_TEXTS[effects.locale].firstCatalog(game.id));
  const files = manifest === undefined ? [] : await readReadable(out, manifest, effects);
  return diffOffers(listOffers(files), result.value.offers);
}

/** Reads the segments of a published catalog one by one, and reports those that are missing or damaged. */
async function readReadable(out: string, manifest: Manifest, effects: CliEffects): Promise<readonly SegmentFiles[]> {
  const files: SegmentFiles[] = [];
  for (const entry of manifest.segments) {
    try {
      files.push(...(await readCatalog(out, { ...manifest, segments: [entry] }, effects)));
    } catch (error) {
      if (!(error instanceof ShopError) || error.code === 'cli-read') throw error;
      effects.complain(GUARD_TEXTS[effects.locale].brokenSegment(join(out, manifest.game, entry.file), error.message));
    }
  }
  return files;
}
