import { join } from 'node:path';
import { ShopError } from '@/base/shopError';
import { encodeCatalogIndex } from '@/catalog/files/catalogIndexFile';
import { isHistoryName } from '@/catalog/files/historyName';
import { isSegmentFile } from '@/catalog/format/segmentName';
import { DEFAULT_CATALOG_FOLDER, DEFAULT_OVERLAY_FILE } from '@/cli/args/defaultPaths';
import type { CliEffects } from '@/cli/io/effects';
import { withLock } from '@/cli/io/lock';
import { historyFolder, readCurrent } from '@/cli/io/readHistory';
import { manifestPath, readManifests } from '@/cli/io/readManifests';
import type { CliMessages } from '@/cli/messages/cliMessages';
import type { EpochMs } from '@/domain/offer';
import { GAME_IDS } from '@/games/ids';
import type { GameId } from '@/games/types';
import { buildCatalogIndex, CATALOG_INDEX_NAME } from '@/publishing/catalog/buildCatalogIndex';
import { findEarlierCatalogs, findEarlierOverlay } from './findEarlierData';

type AdoptEffects = Pick<
  CliEffects,
  'read' | 'list' | 'write' | 'create' | 'remove' | 'wait' | 'now' | 'currentProcess' | 'sha256' | 'stderr' | 'locale'
>;

/** A catalog or overlay that was copied to `published/`. */
export type Adopted = {
  readonly from: string;
  readonly to: string;
  /** When the copied version was published; null for an overlay. */
  readonly publishedAt: EpochMs | null;
};

/** Copies real stock and overlays that earlier versions published into `dist/` or `public/` to `published/`, with their history, so
 *  that no build can delete them. Sample stock is not copied. If both folders have a catalog of the same game, the newer one is published
 *  and the older one becomes part of the history. Removes nothing.
 *  @param isKnown  true for the SHA-256 of a manifest or overlay that a build has copied from `published/`; ignored while `published/` has
 *                  no catalog, so that a deleted folder is restored from the site
 *  @returns        what was copied, one entry for each game and overlay
 *  @throws         ShopError `cli-adopt` for an unreadable manifest | `cli-read` | `cli-write` | `cli-held` */
export async function adoptEarlierCatalogs(
  isKnown: (sha256: string) => boolean,
  effects: AdoptEffects,
): Promise<readonly Adopted[]> {
  const hasCatalog = await hasPublished(effects);
  const isCopy = (sha256: string) => hasCatalog && isKnown(sha256);
  const found = await findEarlierCatalogs(isCopy, hasCatalog, effects);
  const overlay = await findEarlierOverlay(isCopy, effects);
  if (found.length === 0 && overlay === null) return [];
  const adopted = await withLock(
    DEFAULT_CATALOG_FOLDER,
    effects,
    () => undefined,
    async () => {
      for (const { root, game } of found) await adoptGame(join(root, 'catalog'), game, effects);
      if (found.length > 0) await writeCatalogIndex(effects);
      if (overlay !== null) await effects.write(DEFAULT_OVERLAY_FILE, overlay.bytes);
    },
  );
  if (!adopted.ok) throw new ShopError('cli-held', `${DEFAULT_CATALOG_FOLDER}: locked by another process`);
  return [
    ...found.map(({ root, game, publishedAt }) => ({
      from: join(root, 'catalog', game),
      to: join(DEFAULT_CATALOG_FOLDER, game),
      publishedAt,
    })),
    ...(overlay === null ? [] : [{ from: overlay.path, to: DEFAULT_OVERLAY_FILE, publishedAt: null }]),
  ];
}

/** Formats a line about data that was copied. */
export function describeAdopted({ from, to, publishedAt }: Adopted, messages: Pick<CliMessages, 'adopted'>): string {
  return messages.adopted(from, to, publishedAt === null ? null : new Date(publishedAt).toISOString());
}

/** Returns whether `published/` has the catalog of any game. */
export async function hasPublished(effects: Pick<CliEffects, 'read'>): Promise<boolean> {
  for (const game of GAME_IDS) {
    if ((await effects.read(manifestPath(DEFAULT_CATALOG_FOLDER, game))) !== null) return true;
  }
  return false;
}

/** Copies segments before manifests, so that an interrupted copy leaves no manifest with missing files. */
async function adoptGame(from: string, game: GameId, effects: AdoptEffects): Promise<void> {
  const to = DEFAULT_CATALOG_FOLDER;
  await copyMissing(join(from, game), join(to, game), isSegmentFile, effects);
  await copyMissing(historyFolder(from, game), historyFolder(to, game), isHistoryName, effects);
  const earlier = await readCurrent(from, game, effects);
  if (earlier === null) throw new ShopError('cli-adopt', `${manifestPath(from, game)} changed while it was copied`);
  const current = await readCurrent(to, game, effects);
  const isNewer = current === null || earlier.manifest.publishedAt > current.manifest.publishedAt;
  const replaced = isNewer ? current : earlier;
  if (replaced !== null) await effects.write(join(historyFolder(to, game), replaced.name), replaced.bytes);
  if (isNewer) await effects.write(manifestPath(to, game), earlier.bytes);
}

async function copyMissing(
  from: string,
  to: string,
  isCatalogFile: (name: string) => boolean,
  effects: AdoptEffects,
): Promise<void> {
  const existing = new Set(await effects.list(to));
  const missing = ((await effects.list(from)) ?? []).filter((name) => isCatalogFile(name) && !existing.has(name));
  for (const name of missing) {
    const bytes = await effects.read(join(from, name));
    if (bytes !== null) await effects.write(join(to, name), bytes);
  }
}

async function writeCatalogIndex(effects: AdoptEffects): Promise<void> {
  const { manifests } = await readManifests(DEFAULT_CATALOG_FOLDER, effects);
  const index = encodeCatalogIndex(buildCatalogIndex([...manifests.values()]));
  await effects.write(join(DEFAULT_CATALOG_FOLDER, CATALOG_INDEX_NAME), index);
}
