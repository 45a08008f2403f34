import { join } from 'node:path';
import { verifyCatalog } from '@/catalog/files/verifyCatalog';
import type { Manifest } from '@/catalog/format/manifest';
import { quoteEntry } from '@/cli/args/codeList';
import type { RollbackCommand } from '@/cli/args/parsedCommand';
import type { CliEffects, ExitCode } from '@/cli/io/effects';
import type { Lock } from '@/cli/io/lock';
import { historyFolder } from '@/cli/io/readHistory';
import { readManifests } from '@/cli/io/readManifests';
import { readRequired } from '@/cli/io/readRequired';
import { readSegments } from '@/cli/io/readSegments';
import { readVersions } from '@/cli/io/readVersions';
import { GUARD_MESSAGES } from '@/cli/messages/guardMessages';
import { HISTORY_MESSAGES } from '@/cli/messages/historyMessages';
import { messagesFor } from '@/cli/messages/messagesFor';
import { formatOverlayCommand, formatWithdrawn } from '@/cli/output/formatBuildCommand';
import { formatContradictions } from '@/cli/output/formatGuard';
import { withdrawConfirmation } from '@/cli/overlay/updateOverlayFile';
import { overlayOf, readGuardOverlay } from '@/cli/publish/guardSheet';
import { publishCatalogs } from '@/cli/publish/publishCatalogs';
import { withFolderLock } from '@/cli/publish/withFolderLock';
import type { Game } from '@/games/types';
import { MANIFEST_NAME } from '@/publishing/catalog/buildCatalog';
import { listSummaries } from '@/publishing/catalog/publishedOffers';
import { findContradictions } from '@/publishing/guard/findContradictions';
import type { HistoryVersion } from '@/publishing/history/versions';
import { resolveGame } from './resolveGame';

/** Runs `rollback`: publishes an earlier version again after verifying all of its files. The replaced version becomes part of the
 *  history, so a rollback can be undone.
 *  @throws  ShopError `cli-read` | `cli-write` | `cli-lock-lost` */
export async function runRollback(command: RollbackCommand, effects: CliEffects): Promise<ExitCode> {
  const game = resolveGame(command.game, effects);
  if (game === null) return 2;
  return (await withFolderLock(command.path, effects, (lock) => rollBack(command, game, lock, effects))) ?? 2;
}

async function rollBack(
  { path: catalogFolder, to, overlayFile }: RollbackCommand,
  game: Game,
  lock: Lock,
  effects: CliEffects,
): Promise<ExitCode> {
  const messages = HISTORY_MESSAGES[effects.locale];
  const { versions } = await readVersions(catalogFolder, game.id, effects);
  const chosen = to === null ? findPrevious(versions) : findVersion(versions, to);
  if (chosen === null) {
    effects.stderr(to === null ? messages.nothingBefore(game.id) : messages.noEntry(game.id, to));
    return 2;
  }
  const { name, bytes, manifest, isPublished } = chosen;
  if (isPublished) {
    effects.print(messages.isPublished(game.id, name));
    return 0;
  }
  if (!(await isIntact(catalogFolder, game, name, effects))) {
    effects.stderr(messages.notIntact(game.id, name));
    return 2;
  }
  const { manifests } = await readManifests(catalogFolder, effects);
  const built = { manifest, segments: [], manifestFile: { name: MANIFEST_NAME, bytes } };
  const withdrawn = await withdrawConfirmation({ path: overlayFile, lock }, [manifest], effects);
  await publishCatalogs([{ game: game.id, built }], manifests, { catalogFolder, lock }, effects);
  effects.print(messages.rolledBack(game.id, name, manifest.offers.toLocaleString(effects.locale)));
  for (const line of formatWithdrawn(withdrawn, catalogFolder, overlayFile, effects.locale)) effects.print(line);
  await reportContradictions(catalogFolder, game, manifest, overlayFile, effects);
  return 0;
}

/** Reports the overlay entries that the version contradicts. Asks for no confirmation, because a rollback is deliberate. */
async function reportContradictions(
  catalogFolder: string,
  game: Game,
  manifest: Manifest,
  path: string,
  effects: CliEffects,
): Promise<void> {
  const overlay = overlayOf(await readGuardOverlay(path, effects), game.id);
  if (overlay === null) return;
  const { segments } = await readSegments(catalogFolder, manifest, effects);
  const found = findContradictions(listSummaries(segments), manifest, overlay, new Set(), effects.now());
  if (found.length === 0) return;
  const { rolledBackOverlay } = GUARD_MESSAGES[effects.locale];
  const entries = formatContradictions(found, effects.locale);
  const codes = [...new Set(found.map(({ code }) => code))];
  const command = formatOverlayCommand(['clear', ...codes.map(quoteEntry), '--game', game.id], catalogFolder, path);
  effects.stderr(rolledBackOverlay(path, found.length.toLocaleString(effects.locale), entries, command));
}

/** Returns the version before the published one; the newest if no readable version is published. */
function findPrevious(versions: readonly HistoryVersion[]): HistoryVersion | null {
  return versions[versions.findIndex(({ isPublished }) => isPublished) + 1] ?? null;
}

/** Finds a version by its number in `history`, or by its name with or without extension. */
function findVersion(versions: readonly HistoryVersion[], to: string): HistoryVersion | null {
  return versions.find(({ number, name }) => String(number) === to || name === to || name === `${to}.json`) ?? null;
}

async function isIntact(catalogFolder: string, game: Game, name: string, effects: CliEffects): Promise<boolean> {
  const location = {
    manifestUrl: join(historyFolder(catalogFolder, game.id), name),
    segmentBase: join(catalogFolder, game.id, '/'),
  };
  const verified = await verifyCatalog(location, (path) => readRequired(path, effects), effects.sha256);
  if (verified.ok) return true;
  for (const { file, code, message } of verified.error) {
    effects.stderr(messagesFor(effects.locale).catalogProblem(file, code, message));
  }
  return false;
}
