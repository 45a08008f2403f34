import { join } from 'node:path';
import { ShopError } from '@/base/shopError';
import { verifyCatalog } from '@/catalog/files/verifyCatalog';
import type { Manifest } from '@/catalog/format/manifest';
import { findGameFreely } from '@/cli/args/findGameFreely';
import type { RollbackCall } from '@/cli/args/parsedCommand';
import type { CliEffects, ExitCode } from '@/cli/io/effects';
import { type CatalogVersion, listVersions } from '@/cli/io/listVersions';
import type { Lock } from '@/cli/io/lock';
import { historyFolder } from '@/cli/io/readHistory';
import { readManifests } from '@/cli/io/readManifests';
import { readSegments } from '@/cli/io/readSegments';
import { withFolderLock } from '@/cli/io/withFolderLock';
import { GUARD_TEXTS } from '@/cli/messages/guardMessages';
import { HISTORY_TEXTS } from '@/cli/messages/historyMessages';
import { messagesFor } from '@/cli/messages/messagesFor';
import { formatOverlayCall, formatWithdrawn } from '@/cli/output/formatBuildCommand';
import { formatContradictions } from '@/cli/output/formatGuard';
import { withdrawConfirmation } from '@/cli/overlay/settleOverlayFile';
import { overlayOf, readGuardOverlay } from '@/cli/publish/guardSheet';
import { publishCatalogs } from '@/cli/publish/publishCatalogs';
import type { Game } from '@/games/types';
import { MANIFEST_NAME } from '@/publishing/catalog/buildCatalog';
import { listSummaries } from '@/publishing/catalog/publishedOffers';
import { findContradictions } from '@/publishing/guard/findContradictions';

/** `rollback`: publishes a kept version again, after every byte of it has been proved. The version that it replaces is kept in
 *  its turn, so a rollback can be taken back.
 *  @throws  ShopError `cli-read` | `cli-write` | `cli-lock-lost` */
export async function runRollback(call: RollbackCall, effects: CliEffects): Promise<ExitCode> {
  const game = findGameFreely(call.game, effects);
  if (game === null) return 2;
  return (await withFolderLock(call.path, effects, (lock) => rollBack(call, game, lock, effects))) ?? 2;
}

async function rollBack(
  { path: out, to, overlayFile }: RollbackCall,
  game: Game,
  lock: Lock,
  effects: CliEffects,
): Promise<ExitCode> {
  const texts = HISTORY_TEXTS[effects.locale];
  const { versions } = await listVersions(out, game.id, effects);
  const chosen = to === null ? findBefore(versions) : findVersion(versions, to);
  if (chosen === null) {
    effects.complain(to === null ? texts.nothingBefore(game.id) : texts.noEntry(game.id, to));
    return 2;
  }
  const { name, bytes, manifest, isPublished } = chosen;
  if (isPublished) {
    effects.print(texts.isPublished(game.id, name));
    return 0;
  }
  if (!(await isWhole(out, game, name, effects))) {
    effects.complain(texts.notWhole(game.id, name));
    return 2;
  }
  const { manifests } = await readManifests(out, effects);
  const built = { manifest, segments: [], manifestFile: { name: MANIFEST_NAME, bytes } };
  const withdrawn = await withdrawConfirmation({ path: overlayFile, lock }, [manifest], effects);
  await publishCatalogs([{ game: game.id, built }], manifests, { out, lock }, effects);
  effects.print(texts.rolledBack(game.id, name, manifest.offers.toLocaleString(effects.locale)));
  for (const line of formatWithdrawn(withdrawn, out, overlayFile, effects.locale)) effects.print(line);
  await reportContradictions(out, game, manifest, overlayFile, effects);
  return 0;
}

/** Reports the entries of the overlay that the version contradicts; a rollback is deliberate, so they are not asked about. */
async function reportContradictions(
  out: string,
  game: Game,
  manifest: Manifest,
  path: string,
  effects: CliEffects,
): Promise<void> {
  const overlay = overlayOf(await readGuardOverlay(path, effects), game.id);
  if (overlay === null) return;
  const { segments } = await readSegments(out, manifest, effects);
  const found = findContradictions(listSummaries(segments), manifest, overlay, new Set(), effects.now());
  if (found.length === 0) return;
  const { rolledBackOverlay } = GUARD_TEXTS[effects.locale];
  const entries = formatContradictions(found, effects.locale);
  const codes = [...new Set(found.map(({ code }) => code))];
  const call = formatOverlayCall(['clear', ...codes, '--game', game.id], out, path);
  effects.complain(rolledBackOverlay(path, found.length.toLocaleString(effects.locale), entries, call));
}

/** The version published before the present one; the newest where nothing that can be read is published. */
function findBefore(versions: readonly CatalogVersion[]): CatalogVersion | null {
  return versions[versions.findIndex(({ isPublished }) => isPublished) + 1] ?? null;
}

/** @param to  a number of `history`, or a name with or without its ending */
function findVersion(versions: readonly CatalogVersion[], to: string): CatalogVersion | null {
  return versions.find(({ number, name }) => String(number) === to || name === to || name === `${to}.json`) ?? null;
}

async function isWhole(out: string, game: Game, name: string, effects: CliEffects): Promise<boolean> {
  const location = { manifestUrl: join(historyFolder(out, game.id), name), segmentBase: join(out, game.id, '/') };
  const fetchBytes = async (path: string) => {
    const bytes = await effects.read(path);
    if (bytes === null) throw new ShopError('cli-missing', `${path}: no such file`);
    return bytes;
  };
  const verified = await verifyCatalog(location, fetchBytes, effects.sha256);
  if (verified.ok) return true;
  for (const { file, code, message } of verified.error) {
    effects.complain(messagesFor(effects.locale).catalogProblem(file, code, message));
  }
  return false;
}
