import { join } from 'node:path';
import { ShopError } from '@/base/shopError';
import { listOffers, type SegmentFiles } from '@/catalog/files/listOffers';
import type { Manifest } from '@/catalog/format/manifest';
import type { DiffCommand } from '@/cli/args/parsedCommand';
import type { CliEffects, ExitCode } from '@/cli/io/effects';
import type { ImportedSheet } from '@/cli/io/importedSheet';
import { readCatalog } from '@/cli/io/readCatalog';
import { type PublishedManifests, readManifests } from '@/cli/io/readManifests';
import { DIFF_MESSAGES } from '@/cli/messages/diffMessages';
import { GUARD_MESSAGES } from '@/cli/messages/guardMessages';
import { messagesFor } from '@/cli/messages/messagesFor';
import { formatBuildCommand } from '@/cli/output/formatBuildCommand';
import { formatDiff } from '@/cli/output/formatDiff';
import { formatQuestion, formatUncheckedOverlay } from '@/cli/output/formatGuard';
import { jsonDiff } from '@/cli/output/jsonDiff';
import { printSheets } from '@/cli/output/printSheets';
import { guardImports } from '@/cli/publish/guardImports';
import { guardSheet, readGuardOverlay } from '@/cli/publish/guardSheet';
import { importSheets } from '@/cli/publish/importSheets';
import { prepareSheets } from '@/cli/publish/prepareSheets';
import { specOf } from '@/games/specs/specOf';
import { diffOffers, type OfferDiff } from '@/publishing/catalog/diffOffers';
import { confirmAll, NO_DECISIONS } from '@/publishing/guard/guardDecisions';
import type { GuardQuestion } from '@/publishing/guard/publishingGuard';
import { dropIrrelevantQuestions } from '@/publishing/prepareCatalog';

/** Runs `diff`: imports sheets, and prints what publishing them would change and what the publishing guard would ask. Refused rows
 *  and published offers in unreadable files count as absent. Writes nothing.
 *  @throws  ShopError `cli-read` */
export async function runDiff(command: DiffCommand, effects: CliEffects): Promise<ExitCode> {
  const messages = messagesFor(effects.locale);
  const prepared = await prepareSheets(command, effects);
  if (prepared === null) return 2;
  const { found, options } = prepared;
  const imported = await importSheets(found.sheets, options, effects);
  const published = await readManifests(command.catalogFolder, effects);
  for (const { path, message } of published.broken) effects.stderr(messages.brokenManifest(path, message));
  if (!command.json) printSheets(imported, effects);
  const context = {
    catalogFolder: command.catalogFolder,
    settings: options.settings,
    overlayFile: await readGuardOverlay(command.overlayFile, effects),
  };
  const reports: unknown[] = [];
  const questionLines: string[] = [];
  const questions: GuardQuestion[] = [];
  let isOverlayUnchecked = false;
  for (const sheet of imported) {
    const { id } = sheet.game;
    const diff = await diffSheet(sheet, published, command.catalogFolder, effects);
    // `diffSheet` has reported unreadable files.
    const foundQuestions = sheet.result.ok
      ? await guardSheet(id, sheet.result.value, published, context, { ...effects, stderr: () => {} })
      : [];
    // Unreadable offers may differ from the sheet.
    const isDamaged = foundQuestions.some(({ kind }) => kind === 'damaged');
    const guard = dropIrrelevantQuestions(foundQuestions, isDamaged || (diff !== null && hasChanges(diff)));
    if (context.overlayFile === null && published.manifests.has(id) && diff !== null && hasChanges(diff)) {
      isOverlayUnchecked = true;
    }
    questions.push(...guard);
    questionLines.push(
      ...guard.flatMap((question) => formatQuestion(specOf(sheet.game), question, command.overlayFile, effects.locale)),
    );
    if (command.json) {
      const entries = guard.map((question) => ({ question, isResolved: false }));
      reports.push(jsonDiff(sheet, diff, entries, effects));
    } else if (diff !== null) for (const line of formatDiff(specOf(sheet.game), diff, effects)) effects.print(line);
  }
  if (isOverlayUnchecked) questionLines.push(...formatUncheckedOverlay(command.overlayFile, effects.locale));
  if (!command.json && questionLines.length > 0) {
    effects.print(GUARD_MESSAGES[effects.locale].confirmationsRequired);
    for (const line of questionLines) effects.print(line);
    effects.print(GUARD_MESSAGES[effects.locale].checkFirst);
    const allowed = isOverlayUnchecked ? (['damaged'] as const) : [];
    const skipRefused = imported.some(({ result }) => result.ok && result.value.refused > 0);
    const decisions = confirmAll({ ...NO_DECISIONS, allowed, skipRefused, dryRun: false }, questions);
    effects.print(`  ${formatBuildCommand(command, decisions)}`);
  }
  if (command.json) effects.print(JSON.stringify(found.single ? reports[0] : reports, null, 2));
  const { kind } = guardImports(imported, false);
  return kind === 'unreadable' ? 2 : kind === 'publish' ? 0 : 1;
}

function hasChanges({ added, changed, removed }: OfferDiff): boolean {
  return added.length + changed.length + removed.length > 0;
}

async function diffSheet(
  { game, result }: ImportedSheet,
  { manifests, broken }: PublishedManifests,
  catalogFolder: string,
  effects: CliEffects,
): Promise<OfferDiff | null> {
  if (!result.ok) return null;
  const manifest = manifests.get(game.id);
  const isBroken = broken.some((one) => one.game === game.id);
  if (manifest === undefined && !isBroken) effects.stderr(DIFF_MESSAGES[effects.locale].firstCatalog(game.id));
  const files = manifest === undefined ? [] : await readIntactFiles(catalogFolder, manifest, effects);
  return diffOffers(listOffers(files), result.value.offers);
}

/** Reads the segments of a published catalog, and reports those that are missing or damaged. */
async function readIntactFiles(
  catalogFolder: string,
  manifest: Manifest,
  effects: CliEffects,
): Promise<readonly SegmentFiles[]> {
  const files: SegmentFiles[] = [];
  for (const entry of manifest.segments) {
    try {
      files.push(...(await readCatalog(catalogFolder, { ...manifest, segments: [entry] }, effects)));
    } catch (error) {
      if (!(error instanceof ShopError) || error.code === 'cli-read') throw error;
      effects.stderr(
        GUARD_MESSAGES[effects.locale].brokenSegment(join(catalogFolder, manifest.game, entry.file), error.message),
      );
    }
  }
  return files;
}
