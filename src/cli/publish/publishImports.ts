import { join } from 'node:path';
import type { BuildCall } from '@/cli/args/parsedCommand';
import type { CliEffects, ExitCode } from '@/cli/io/effects';
import type { Lock } from '@/cli/io/lock';
import { type PublishedManifests, readManifests } from '@/cli/io/readManifests';
import { readPublishedOffers } from '@/cli/io/readPublishedOffers';
import { withFolderLock } from '@/cli/io/withFolderLock';
import { GUARD_TEXTS } from '@/cli/messages/guardMessages';
import { messagesFor } from '@/cli/messages/messagesFor';
import { answerAll, formatBuildCommand, formatWithdrawn } from '@/cli/output/formatBuildCommand';
import { formatCodes, formatQuestion, formatUncheckedOverlay } from '@/cli/output/formatGuard';
import { formatProgress } from '@/cli/output/formatProgress';
import type { GuardEntry } from '@/cli/output/jsonGuard';
import { clearOverlayFile, renewOverlayFile, withdrawConfirmation } from '@/cli/overlay/settleOverlayFile';
import type { EpochMs, OfferCode } from '@/domain/offer';
import type { GameId } from '@/games/types';
import type { ShopSettings } from '@/importer/fields/settings';
import { isAnswered } from '@/publishing/guard/guardAnswers';
import type { OverlayFile } from '@/publishing/overlay/overlayFile';
import { type PreparedCatalog, prepareCatalog } from '@/publishing/prepareCatalog';
import type { ReadableSheet } from './guardImports';
import { guardSheet, readGuardOverlay } from './guardSheet';
import { publishCatalogs } from './publishCatalogs';

/** What was imported and may be published. */
export type Imports = {
  readonly sheets: readonly ReadableSheet[];
  readonly settings: ShopSettings;
  /** Refused rows that are left out. */
  readonly skipped: number;
};

/** What the publishing guard found, by game. */
export type GuardReport = ReadonlyMap<GameId, readonly GuardEntry[]>;

/** Receives what publishing reports: the last lines for a person, and what the guard found before anything is written. */
export type PublishReporter = {
  readonly say: (line: string) => void;
  readonly onGuard: (report: GuardReport) => void;
};

/** Builds the catalogs of imported sheets, runs the publishing guard and, unless a question is open, publishes them while holding
 *  the folder; a dry run holds nothing and writes nothing.
 *  @throws  ShopError `cli-read` | `cli-write` | `cli-lock-lost` */
export async function publishImports(
  imports: Imports,
  call: BuildCall,
  reporter: PublishReporter,
  effects: CliEffects,
): Promise<ExitCode> {
  const publish = (lock: Lock | null) => buildAndPublish(imports, call, lock, reporter, effects);
  if (call.dryRun) return publish(null);
  return (await withFolderLock(call.out, effects, publish)) ?? 2;
}

async function buildAndPublish(
  imports: Imports,
  call: BuildCall,
  lock: Lock | null,
  { say, onGuard }: PublishReporter,
  effects: CliEffects,
): Promise<ExitCode> {
  const { out, overlayFile: overlayPath, answers } = call;
  const texts = messagesFor(effects.locale);
  const published = await readManifests(out, effects);
  const { manifests } = published;
  for (const { path, message } of published.broken) effects.complain(texts.brokenManifest(path, message));
  const overlayFile = await readGuardOverlay(overlayPath, effects);
  const prepared: PreparedSheet[] = [];
  for (const [at, sheet] of imports.sheets.entries()) {
    effects.progress(formatProgress(sheet.game.id, at, imports.sheets.length, effects));
    prepared.push(await prepareSheet(sheet, published, overlayFile, imports.settings, call, effects));
  }
  effects.progress(null);
  const report: GuardReport = new Map(
    prepared.map(({ game, questions }) => [
      game,
      questions.map((question) => ({ question, isAnswered: isAnswered(question, answers) })),
    ]),
  );
  onGuard(report);
  const isUnchecked = overlayFile === null && prepared.some(({ replaces }) => replaces);
  const unchecked = isUnchecked && !answers.allowed.includes('damaged');
  if (sayOpenQuestions(report, unchecked, call, say, effects)) return 1;

  const questionsByGame = new Map(prepared.map(({ game, questions }) => [game, questions]));
  // Renews kept prices first; otherwise the sheet's prices would be shown until the overlay is written.
  if (answers.overlay === 'keep' && lock !== null) {
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
  const files = await publishCatalogs(prepared, manifests, { out, lock }, effects);
  const count = (number: number) => number.toLocaleString(effects.locale);
  const { kept: keptText } = GUARD_TEXTS[effects.locale];
  for (const { game, kept } of prepared) {
    if (kept.length > 0) say(keptText(game, count(kept.length), formatCodes(kept, effects.locale)));
  }
  // After the new version is out: until then, the old one would show as on sale what the overlay has as sold.
  if (answers.overlay === 'clear' && lock !== null) {
    const games = new Set([
      ...manifests.keys(),
      ...published.broken.map(({ game }) => game),
      ...prepared.map(({ game }) => game),
    ]);
    await clearOverlayFile({ path: overlayPath, lock }, questionsByGame, [...games], say, effects);
  }
  say(
    texts.published({
      out,
      dryRun: lock === null,
      games: count(prepared.length),
      offers: count(prepared.reduce((sum, { built }) => sum + built.manifest.offers, 0)),
      written: count(files.written),
      kept: count(files.kept),
      skipped: imports.skipped === 0 ? null : count(imports.skipped),
    }),
  );
  for (const line of formatWithdrawn(withdrawn, out, overlayPath, effects.locale)) say(line);
  return 0;
}

type PreparedSheet = PreparedCatalog & { readonly game: GameId };

async function prepareSheet(
  { game: { id: game }, imported }: ReadableSheet,
  published: PublishedManifests,
  overlayFile: OverlayFile | null,
  settings: ShopSettings,
  { out, answers }: BuildCall,
  effects: CliEffects,
): Promise<PreparedSheet> {
  const previous = published.manifests.get(game) ?? null;
  const found = await guardSheet(game, imported, published, { out, settings, overlayFile }, effects);
  const readOffers = async (codes: ReadonlySet<OfferCode>) =>
    previous === null ? [] : readPublishedOffers(join(out, game), previous, codes, effects);
  const { currency, sample } = settings;
  const guarded = { offers: imported.offers, found, answers };
  const prepared = await prepareCatalog(guarded, { game, currency, sample }, previous, readOffers, effects);
  return { ...prepared, game };
}

/** @returns  true if a question is open, and nothing may be written */
function sayOpenQuestions(
  report: GuardReport,
  isOverlayUnchecked: boolean,
  call: BuildCall,
  say: (line: string) => void,
  { locale }: Pick<CliEffects, 'locale'>,
): boolean {
  const lines = [...report].flatMap(([game, entries]) =>
    entries
      .filter((entry) => !entry.isAnswered)
      .flatMap(({ question }) => formatQuestion(game, question, call.overlayFile, locale)),
  );
  if (isOverlayUnchecked) lines.push(...formatUncheckedOverlay(call.overlayFile, locale));
  if (lines.length === 0) return false;
  const { nothingWritten, checkFirst } = GUARD_TEXTS[locale];
  for (const line of [...lines, nothingWritten, checkFirst]) say(line);
  const open = [...report.values()].flat().flatMap((entry) => (entry.isAnswered ? [] : [entry.question]));
  const { answers, skipRefused, dryRun } = call;
  const answered = answerAll({ ...answers, skipRefused, dryRun }, open);
  const allowed = isOverlayUnchecked ? [...new Set([...answered.allowed, 'damaged' as const])] : answered.allowed;
  say(`  ${formatBuildCommand(call, { ...answered, allowed })}`);
  return true;
}
