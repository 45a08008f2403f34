import { join } from 'node:path';
import { encodeShelf } from '@/catalog/files/catalogIndexFile';
import { historyName } from '@/catalog/files/historyName';
import type { Manifest } from '@/catalog/format/manifest';
import { CATALOG_INDEX_NAME } from '@/cli/io/catalogIndexName';
import type { CliEffects } from '@/cli/io/effects';
import type { Lock } from '@/cli/io/lock';
import { historyFolder, readCurrent } from '@/cli/io/readHistory';
import { manifestPath } from '@/cli/io/readManifests';
import { formatProgress } from '@/cli/output/formatProgress';
import type { GameId } from '@/games/types';
import type { BuiltCatalog } from '@/publishing/catalog/buildCatalog';
import { buildCatalogIndex } from '@/publishing/catalog/buildCatalogIndex';
import { pruneCatalog, removeLeftovers } from './pruneCatalog';

/** A catalog to publish, and the game whose folder it goes to. */
export type Publication = { readonly game: GameId; readonly built: BuiltCatalog };

/** Files that publishing wrote, and files that were there already, byte for byte. */
export type PublishedFiles = { readonly written: number; readonly kept: number };

/** A file as it should be. */
type TargetFile = { readonly path: string; readonly bytes: Uint8Array };

/** Publishes catalogs: the segments of all games, then copies of the manifests that will be replaced, then the new manifests,
 *  then the shelf; last, what nobody can ask for any more is taken away. Whoever is killed in between has added files that
 *  no manifest names yet, and every catalog is whole, the old one or the new one.
 *  @param before  the manifests in the folder; games that are not built now stay on the shelf
 *  @param lock    of the folder; null for a dry run, which counts what would be written and writes nothing
 *  @throws        ShopError `cli-read` | `cli-write` | `cli-lock-lost` */
export async function publishCatalogs(
  publications: readonly Publication[],
  before: ReadonlyMap<GameId, Manifest>,
  { out, lock }: { readonly out: string; readonly lock: Lock | null },
  effects: CliEffects,
): Promise<PublishedFiles> {
  const manifests = new Map<GameId, Manifest>([
    ...before,
    ...publications.map(({ game, built }) => [game, built.manifest] as const),
  ]);
  const fresh = publications.flatMap(({ game, built }) =>
    built.segments.map(({ name, bytes }) => ({ path: join(out, game, name), bytes })),
  );
  const manifestFiles: readonly TargetFile[] = [
    ...(await keepReplaced(publications, out, effects)),
    ...publications.map(({ game, built: { manifestFile } }) => ({
      path: join(out, game, manifestFile.name),
      bytes: manifestFile.bytes,
    })),
    { path: join(out, CATALOG_INDEX_NAME), bytes: encodeShelf(buildCatalogIndex([...manifests.values()])) },
  ];
  let done = 0;
  let written = 0;
  const put = async ({ path, bytes }: TargetFile) => {
    effects.progress(formatProgress(path, done++, fresh.length + manifestFiles.length, effects));
    if (isSame(await effects.read(path), bytes)) return;
    if (lock !== null) await effects.write(path, bytes);
    written += 1;
  };
  for (const file of fresh) await put(file);
  await lock?.confirm();
  for (const file of manifestFiles) await put(file);
  effects.progress(null);
  if (lock !== null) {
    for (const { game } of publications) {
      await removeLeftovers(out, game, effects);
      await pruneCatalog(out, game, effects);
    }
  }
  return { written, kept: done - written };
}

/** Copies for the history of the published manifests that are about to be replaced. One that cannot be read is copied too, named by
 *  when it is replaced: while it is there, nobody knows which segments it names, and none is taken away. */
async function keepReplaced(
  publications: readonly Publication[],
  out: string,
  effects: CliEffects,
): Promise<readonly TargetFile[]> {
  const copies: TargetFile[] = [];
  for (const { game, built } of publications) {
    const current = await readCurrent(out, game, effects);
    const bytes = current?.bytes ?? (await effects.read(manifestPath(out, game)));
    if (bytes === null || isSame(bytes, built.manifestFile.bytes)) continue;
    const name = current?.name ?? historyName(effects.now(), await effects.sha256(bytes));
    copies.push({ path: join(historyFolder(out, game), name), bytes });
  }
  return copies;
}

function isSame(there: Uint8Array | null, bytes: Uint8Array): boolean {
  return there !== null && Buffer.compare(there, bytes) === 0;
}
