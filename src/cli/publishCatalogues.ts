import { join } from 'node:path';
import type { Manifest } from '@/catalog/manifest';
import { encodeShelf } from '@/catalog/shelf';
import type { GameId } from '@/games/types';
import type { BuiltCatalogue } from '@/importer/buildCatalogue';
import { buildShelf } from '@/importer/buildShelf';
import type { CliEffects } from './effects';

export const SHELF_NAME = 'index.json';

/** Files that publishing wrote, and files that were there already, byte for byte. */
export type PublishedFiles = { readonly written: number; readonly kept: number };

/** A file as it should be. */
type TargetFile = { readonly path: string; readonly bytes: Uint8Array };

/** Publishes catalogues: the segments of all games, then their manifests, then the shelf. Whoever is killed in between has
 *  added files that no manifest names yet, and every catalogue is whole, the old one or the new one.
 *  @param before  the manifests in the folder; games that are not built now stay on the shelf
 *  @param dryRun  counts what would be written, and writes nothing */
export async function publishCatalogues(
  built: readonly BuiltCatalogue[],
  before: ReadonlyMap<GameId, Manifest>,
  { out, dryRun }: { readonly out: string; readonly dryRun: boolean },
  effects: Pick<CliEffects, 'read' | 'write'>,
): Promise<PublishedFiles> {
  const inFolder = (
    game: string,
    { name, bytes }: { readonly name: string; readonly bytes: Uint8Array },
  ): TargetFile => ({
    path: join(out, game, name),
    bytes,
  });
  const manifests = new Map<string, Manifest>([
    ...before,
    ...built.map(({ manifest }) => [manifest.game, manifest] as const),
  ]);
  const files: readonly TargetFile[] = [
    ...built.flatMap(({ manifest, segments }) => segments.map((segment) => inFolder(manifest.game, segment))),
    ...built.map(({ manifest, manifestFile }) => inFolder(manifest.game, manifestFile)),
    { path: join(out, SHELF_NAME), bytes: encodeShelf(buildShelf([...manifests.values()])) },
  ];
  let written = 0;
  for (const { path, bytes } of files) {
    if (isSame(await effects.read(path), bytes)) continue;
    if (!dryRun) await effects.write(path, bytes);
    written += 1;
  }
  return { written, kept: files.length - written };
}

function isSame(there: Uint8Array | null, bytes: Uint8Array): boolean {
  return there !== null && there.length === bytes.length && there.every((byte, at) => byte === bytes[at]);
}
