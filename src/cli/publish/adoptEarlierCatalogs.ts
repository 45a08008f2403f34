import { join } from 'node:path';
import { ShopError } from '@/base/shopError';
import { encodeShelf } from '@/catalog/files/catalogIndexFile';
import { historyName, isHistoryName } from '@/catalog/files/historyName';
import { decodeManifest, type Manifest } from '@/catalog/format/manifest';
import { isSegmentFile } from '@/catalog/format/segmentName';
import { DEFAULT_CATALOG_FOLDER, DEFAULT_OVERLAY_FILE } from '@/cli/args/defaultPaths';
import { CATALOG_INDEX_NAME } from '@/cli/io/catalogIndexName';
import type { CliEffects } from '@/cli/io/effects';
import { withLock } from '@/cli/io/lock';
import { historyFolder, readCurrent } from '@/cli/io/readHistory';
import { manifestPath, readManifests } from '@/cli/io/readManifests';
import type { CliMessages } from '@/cli/messages/cliMessages';
import { messagesFor } from '@/cli/messages/messagesFor';
import type { EpochMs } from '@/domain/offer';
import { GAME_IDS } from '@/games/ids';
import type { GameId } from '@/games/types';
import { buildCatalogIndex } from '@/publishing/catalog/buildCatalogIndex';

/** Folders that earlier versions published to, and that a build empties or ships. */
const EARLIER_ROOTS = ['dist', 'public'] as const;

type AdoptEffects = Pick<
  CliEffects,
  'read' | 'list' | 'write' | 'create' | 'remove' | 'wait' | 'now' | 'self' | 'sha256' | 'complain' | 'locale'
>;

/** A file that was found in an earlier folder and is now in `published/`. */
export type Adopted = {
  readonly from: string;
  readonly to: string;
  /** When the version was published that is current now, ms since 1970; null for an overlay. */
  readonly publishedAt: EpochMs | null;
};

/** Copies real stock and overlays that were published into `dist/` or `public/` to `published/`, with their history, so
 *  that no build can delete them. Sample stock stays where it is. Where both folders have a game, the newer version is the
 *  published one and the other becomes part of the history. Nothing is removed.
 *  @param isKnown  true for the SHA-256 of a manifest or overlay that a build has copied from `published/`; ignored
 *                  while `published/` has no catalog, so that a deleted folder is restored from the site
 *  @returns        what was copied, one entry for each game and overlay
 *  @throws         ShopError `cli-adopt` for a manifest that cannot be read | `cli-read` | `cli-write` | `cli-held` */
export async function adoptEarlierCatalogs(
  isKnown: (sha256: string) => boolean,
  effects: AdoptEffects,
): Promise<readonly Adopted[]> {
  const isEmpty = !(await hasPublished(effects));
  const isCopy = (sha256: string) => !isEmpty && isKnown(sha256);
  const found = await findEarlier(isCopy, isEmpty, effects);
  const overlay = await findEarlierOverlay(isCopy, effects);
  if (found.length === 0 && overlay === null) return [];
  const adopted = await withLock(
    DEFAULT_CATALOG_FOLDER,
    effects,
    () => undefined,
    async () => {
      for (const { root, game } of found) await adoptGame(join(root, 'catalog'), game, effects);
      if (found.length > 0) await writeShelf(effects);
      if (overlay !== null) await effects.write(DEFAULT_OVERLAY_FILE, overlay.bytes);
    },
  );
  if (!adopted.ok) throw new ShopError('cli-held', `${DEFAULT_CATALOG_FOLDER}: held by another process`);
  return [
    ...found.map(({ root, game, publishedAt }) => ({
      from: join(root, 'catalog', game),
      to: join(DEFAULT_CATALOG_FOLDER, game),
      publishedAt,
    })),
    ...(overlay === null ? [] : [{ from: overlay.path, to: DEFAULT_OVERLAY_FILE, publishedAt: null }]),
  ];
}

/** One line for a person about data that was copied. */
export function describeAdopted({ from, to, publishedAt }: Adopted, texts: Pick<CliMessages, 'adopted'>): string {
  return texts.adopted(from, to, publishedAt === null ? null : new Date(publishedAt).toISOString());
}

/** Whether `published/` holds the catalog of any game. */
export async function hasPublished(effects: Pick<CliEffects, 'read'>): Promise<boolean> {
  for (const game of GAME_IDS) {
    if ((await effects.read(manifestPath(DEFAULT_CATALOG_FOLDER, game))) !== null) return true;
  }
  return false;
}

async function findEarlier(isKnown: (sha256: string) => boolean, isEmpty: boolean, effects: AdoptEffects) {
  const found: { readonly root: string; readonly game: GameId; readonly publishedAt: EpochMs }[] = [];
  for (const root of EARLIER_ROOTS) {
    for (const game of GAME_IDS) {
      const path = manifestPath(join(root, 'catalog'), game);
      const bytes = await effects.read(path);
      if (bytes === null || isKnown(await effects.sha256(bytes))) continue;
      const manifest = decodeEarlier(path, bytes, isEmpty, effects);
      if (manifest === null || manifest.sample) continue;
      if (!(await isPublished(game, bytes, effects))) found.push({ root, game, publishedAt: manifest.publishedAt });
    }
  }
  return found;
}

/** A manifest that cannot be read stops everything while nothing is published, for it may be the only one; later it is the
 *  rest of a build that was killed, which is reported. */
function decodeEarlier(path: string, bytes: Uint8Array, isEmpty: boolean, effects: AdoptEffects): Manifest | null {
  try {
    return decodeManifest(bytes);
  } catch (error) {
    if (!(error instanceof ShopError)) throw error;
    if (!isEmpty) {
      effects.complain(messagesFor(effects.locale).brokenManifest(path, error.message));
      return null;
    }
    throw new ShopError('cli-adopt', `${path} cannot be read; move it away or repair it first: ${error.message}`, {
      cause: error,
    });
  }
}

/** Whether a manifest is the published one or part of its history. */
async function isPublished(game: GameId, bytes: Uint8Array, effects: AdoptEffects): Promise<boolean> {
  const name = historyName(decodeManifest(bytes).publishedAt, await effects.sha256(bytes));
  const current = await readCurrent(DEFAULT_CATALOG_FOLDER, game, effects);
  if (current?.name === name) return true;
  return ((await effects.list(historyFolder(DEFAULT_CATALOG_FOLDER, game))) ?? []).includes(name);
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
  isOurs: (name: string) => boolean,
  effects: AdoptEffects,
): Promise<void> {
  const there = new Set(await effects.list(to));
  for (const name of ((await effects.list(from)) ?? []).filter((one) => isOurs(one) && !there.has(one))) {
    const bytes = await effects.read(join(from, name));
    if (bytes !== null) await effects.write(join(to, name), bytes);
  }
}

async function writeShelf(effects: AdoptEffects): Promise<void> {
  const { manifests } = await readManifests(DEFAULT_CATALOG_FOLDER, effects);
  const shelf = encodeShelf(buildCatalogIndex([...manifests.values()]));
  await effects.write(join(DEFAULT_CATALOG_FOLDER, CATALOG_INDEX_NAME), shelf);
}

/** Finds an overlay with entries in an earlier folder, while `published/` has none. */
async function findEarlierOverlay(isKnown: (sha256: string) => boolean, effects: AdoptEffects) {
  if ((await effects.read(DEFAULT_OVERLAY_FILE)) !== null) return null;
  for (const root of EARLIER_ROOTS) {
    const path = join(root, '__serverLoader');
    const bytes = await effects.read(path);
    if (bytes !== null && !isKnown(await effects.sha256(bytes)) && !isEmptyOverlay(bytes)) return { path, bytes };
  }
  return null;
}

/** Whether an overlay file has no entries, as the one that builds ship where none was published. */
function isEmptyOverlay(bytes: Uint8Array): boolean {
  return /^\s*\{\s*"version":\s*1,\s*"asOf":\s*null\s*\}\s*$/.test(new TextDecoder().decode(bytes));
}
