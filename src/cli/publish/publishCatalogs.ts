import { join } from 'node:path';
import { historyName } from '@/catalog/files/historyName';
import type { Manifest } from '@/catalog/format/manifest';
import type { CliEffects } from '@/cli/io/effects';
import type { Lock } from '@/cli/io/lock';
import { readCurrent } from '@/cli/io/readHistory';
import { manifestPath } from '@/cli/io/readManifests';
import { formatProgress } from '@/cli/output/formatProgress';
import type { GameId } from '@/games/types';
import type { BuiltCatalog, CatalogFile } from '@/publishing/catalog/buildCatalog';
import { buildCatalogIndex } from '@/publishing/catalog/buildCatalogIndex';
import { orderFiles, type Publication } from '@/publishing/publishOrder';
import { pruneCatalog, removeLeftovers } from './pruneCatalog';

/** Numbers of files: those that were written, and those that already had the same content. */
export type PublishedFiles = { readonly written: number; readonly unchanged: number };

/** Publishes catalogs in the order of `orderFiles`, then removes what no version needs any more.
 *  @param before  the published manifests; games that are not built now stay in the index
 *  @param lock    of the folder; null for a dry run, which counts files and writes nothing
 *  @throws        ShopError `cli-read` | `cli-write` | `cli-lock-lost` */
export async function publishCatalogs(
  catalogs: readonly { readonly game: GameId; readonly built: BuiltCatalog }[],
  before: ReadonlyMap<GameId, Manifest>,
  { catalogFolder, lock }: { readonly catalogFolder: string; readonly lock: Lock | null },
  effects: CliEffects,
): Promise<PublishedFiles> {
  const manifestsByGame = new Map<GameId, Manifest>([
    ...before,
    ...catalogs.map(({ game, built }) => [game, built.manifest] as const),
  ]);
  const publications: Publication[] = [];
  for (const { game, built } of catalogs) {
    publications.push({ game, built, replaced: await readReplaced(game, catalogFolder, effects) });
  }
  const { segments, manifests } = orderFiles(publications, buildCatalogIndex([...manifestsByGame.values()]));
  let done = 0;
  let written = 0;
  const writeFile = async ({ name, bytes }: CatalogFile) => {
    const path = join(catalogFolder, name);
    effects.progress(formatProgress(path, done++, segments.length + manifests.length, effects));
    if (isSame(await effects.read(path), bytes)) return;
    if (lock !== null) await effects.write(path, bytes);
    written += 1;
  };
  for (const file of segments) await writeFile(file);
  await lock?.confirm();
  for (const file of manifests) await writeFile(file);
  effects.progress(null);
  if (lock !== null) {
    for (const { game } of catalogs) {
      await removeLeftovers(catalogFolder, game, effects);
      await pruneCatalog(catalogFolder, game, effects);
    }
  }
  return { written, unchanged: done - written };
}

/** Reads the published manifest of a game with its name in the history. An unreadable manifest is kept too, with the current time in its
 *  name: while it is in the history, `findPrunable` keeps all segments. */
async function readReplaced(game: GameId, catalogFolder: string, effects: CliEffects): Promise<CatalogFile | null> {
  const current = await readCurrent(catalogFolder, game, effects);
  if (current !== null) return current;
  const bytes = await effects.read(manifestPath(catalogFolder, game));
  return bytes === null ? null : { name: historyName(effects.now(), await effects.sha256(bytes)), bytes };
}

function isSame(existing: Uint8Array | null, bytes: Uint8Array): boolean {
  return existing !== null && Buffer.compare(existing, bytes) === 0;
}
