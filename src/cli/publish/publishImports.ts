import { join } from 'node:path';
import type { BuildCommand } from '@/cli/args/parsedCommand';
import type { CliEffects, ExitCode } from '@/cli/io/effects';
import type { Lock } from '@/cli/io/lock';
import { type PublishedManifests, readManifests } from '@/cli/io/readManifests';
import { readPublishedOffers } from '@/cli/io/readPublishedOffers';
import { GUARD_MESSAGES } from '@/cli/messages/guardMessages';
import { messagesFor } from '@/cli/messages/messagesFor';
import { formatBuildCommand, formatWithdrawn } from '@/cli/output/formatBuildCommand';
import { formatCodes, formatQuestion, formatUncheckedOverlay } from '@/cli/output/formatGuard';
import { formatProgress } from '@/cli/output/formatProgress';
import type { GuardReport } from '@/cli/output/jsonGuard';
import { clearOverlayFile, renewOverlayFile, withdrawConfirmation } from '@/cli/overlay/updateOverlayFile';
import type { EpochMs, OfferCode } from '@/domain/offer';
import { gameById } from '@/games/games';
import { specOf } from '@/games/specs/specOf';
import type { GameId } from '@/games/types';
import type { ShopSettings } from '@/importer/fields/settings';
import { confirmAll, isResolved } from '@/publishing/guard/guardDecisions';
import type { OverlayFile } from '@/publishing/overlay/overlayFile';
import { type PreparedCatalog, prepareCatalog } from '@/publishing/prepareCatalog';
import type { ReadableSheet } from './guardImports';
import { guardSheet, readGuardOverlay } from './guardSheet';
import { publishCatalogs } from './publishCatalogs';
import { withFolderLock } from './withFolderLock';

/** Imported sheets that may be published. */
export type Imports = {
  readonly sheets: readonly ReadableSheet[];
  readonly settings: ShopSettings;
  /** Number of refused rows that are skipped. */
  readonly skipped: number;
};

export type PublishReporter = {
  /** Prints a line for the operator. */
  readonly print: (line: string) => void;
  /** Called before anything is written. */
  readonly onGuard: (report: GuardReport) => void;
};

/** Builds the catalogs of imported sheets, runs the publishing guard and, unless a question is open, publishes them under the lock of
 *  the folder. A dry run takes no lock and writes nothing.
 *  @throws  ShopError `cli-read` | `cli-write` | `cli-lock-lost` */
export async function publishImports(
  imports: Imports,
  command: BuildCommand,
  reporter: PublishReporter,
  effects: CliEffects,
): Promise<ExitCode> {
  const publish = (lock: Lock | null) => buildAndPublish(imports, command, lock, reporter, effects);
  if (command.dryRun) return publish(null);
  return (await withFolderLock(command.catalogFolder, effects, publish)) ?? 2;
}

async function buildAndPublish(
  imports: Imports,
  command: BuildCommand,
  lock: Lock | null,
  { print, onGuard }: PublishReporter,
  effects: CliEffects,
): Promise<ExitCode> {
  const { catalogFolder, overlayFile: overlayPath, decisions } = command;
  const messages = messagesFor(effects.locale);
  const published = await readManifests(catalogFolder, effects);
  const { manifests } = published;
  for (const { path, message } of published.broken) effects.stderr(messages.brokenManifest(path, message));
  const overlayFile = await readGuardOverlay(overlayPath, effects);
  const prepared: PreparedSheet[] = [];
  for (const [index, sheet] of imports.sheets.entries()) {
    effects.progress(formatProgress(sheet.game.id, index, imports.sheets.length, effects));
    prepared.push(await prepareSheet(sheet, published, overlayFile, imports.settings, command, effects));
  }
  effects.progress(null);
  const report: GuardReport = new Map(
    prepared.map(({ game, questions }) => [
      game,
      questions.map((question) => ({ question, isResolved: isResolved(question, decisions) })),
    ]),
  );
  onGuard(report);
  const isUnchecked = overlayFile === null && prepared.some(({ replaces }) => replaces);
  const unchecked = isUnchecked && !decisions.allowed.includes('damaged');
  if (printOpenQuestions(report, unchecked, command, print, effects)) return 1;

  const questionsByGame = new Map(prepared.map(({ game, questions }) => [game, questions]));
  // Kept prices are renewed before publishing: otherwise pages would show the sheet's prices in between.
  if (decisions.overlay === 'keep' && lock !== null) {
    const publishedAt = prepared.map(({ built }) => built.manifest.publishedAt);
    await renewOverlayFile(
      { path: overlayPath, lock },
      questionsByGame,
      Math.max(effects.now(), ...publishedAt) as EpochMs,
      effects,
    );
  }
  let withdrawn: readonly string[] = [];
  if (lock !== null) {
    const next = prepared.map(({ built }) => built.manifest);
    withdrawn = await withdrawConfirmation({ path: overlayPath, lock }, next, effects);
  }
  const files = await publishCatalogs(prepared, manifests, { catalogFolder, lock }, effects);
  const count = (number: number) => number.toLocaleString(effects.locale);
  const { retained: retainedMessage } = GUARD_MESSAGES[effects.locale];
  for (const { game, retained } of prepared) {
    if (retained.length > 0)
      print(retainedMessage(game, count(retained.length), formatCodes(retained, effects.locale)));
  }
  // Entries are cleared after publishing: otherwise the old version would briefly show sold offers as on sale.
  if (decisions.overlay === 'clear' && lock !== null) {
    const games = new Set([
      ...manifests.keys(),
      ...published.broken.map(({ game }) => game),
      ...prepared.map(({ game }) => game),
    ]);
    await clearOverlayFile({ path: overlayPath, lock }, questionsByGame, [...games], print, effects);
  }
  print(
    messages.published({
      catalogFolder,
      dryRun: lock === null,
      games: count(prepared.length),
      offers: count(prepared.reduce((sum, { built }) => sum + built.manifest.offers, 0)),
      written: count(files.written),
      unchanged: count(files.unchanged),
      skipped: imports.skipped === 0 ? null : count(imports.skipped),
    }),
  );
  for (const line of formatWithdrawn(withdrawn, catalogFolder, overlayPath, effects.locale)) print(line);
  return 0;
}

type PreparedSheet = PreparedCatalog & { readonly game: GameId };

async function prepareSheet(
  { game: { id: game }, imported }: ReadableSheet,
  published: PublishedManifests,
  overlayFile: OverlayFile | null,
  settings: ShopSettings,
  { catalogFolder, decisions }: BuildCommand,
  effects: CliEffects,
): Promise<PreparedSheet> {
  const previous = published.manifests.get(game) ?? null;
  const found = await guardSheet(game, imported, published, { catalogFolder, settings, overlayFile }, effects);
  const readOffers = async (codes: ReadonlySet<OfferCode>) =>
    previous === null ? [] : readPublishedOffers(join(catalogFolder, game), previous, codes, effects);
  const { currency, sample } = settings;
  const guarded = { offers: imported.offers, found, decisions };
  const prepared = await prepareCatalog(guarded, { game, currency, sample }, previous, readOffers, effects);
  return { ...prepared, game };
}

/** Prints open questions and the command that resolves them all. Returns true if there are any, so that nothing may be written. */
function printOpenQuestions(
  report: GuardReport,
  isOverlayUnchecked: boolean,
  command: BuildCommand,
  print: (line: string) => void,
  { locale }: Pick<CliEffects, 'locale'>,
): boolean {
  const lines = [...report].flatMap(([game, entries]) =>
    entries
      .filter((entry) => !entry.isResolved)
      .flatMap(({ question }) => formatQuestion(specOf(gameById(game)), question, command.overlayFile, locale)),
  );
  if (isOverlayUnchecked) lines.push(...formatUncheckedOverlay(command.overlayFile, locale));
  if (lines.length === 0) return false;
  const { nothingWritten, checkFirst } = GUARD_MESSAGES[locale];
  for (const line of [...lines, nothingWritten, checkFirst]) print(line);
  const open = [...report.values()].flat().flatMap((entry) => (entry.isResolved ? [] : [entry.question]));
  const { decisions, skipRefused, dryRun } = command;
  const confirmed = confirmAll({ ...decisions, skipRefused, dryRun }, open);
  const allowed = isOverlayUnchecked ? [...new Set([...confirmed.allowed, 'damaged' as const])] : confirmed.allowed;
  print(`  ${formatBuildCommand(command, { ...confirmed, allowed })}`);
  return true;
}
