import { join } from 'node:path';
import { ShopError } from '@/base/shopError';
import { historyName, isHistoryName } from '@/catalog/files/historyName';
import { decodeManifest, type Manifest } from '@/catalog/format/manifest';
import type { GameId } from '@/games/types';
import type { CliEffects } from './effects';
import { manifestPath } from './readManifests';

/** A manifest that was published once, with its bytes as they were. */
export type HistoryManifest = { readonly name: string; readonly bytes: Uint8Array; readonly manifest: Manifest };

/** What is known of a game's past: the kept manifests, the newest first, and the names of those that cannot be read. */
export type History = { readonly kept: readonly HistoryManifest[]; readonly broken: readonly string[] };

/** Where the manifests are kept that were replaced. */
export function historyFolder(out: string, game: GameId): string {
  return join(out, game, 'history');
}

/** Reads the kept manifests of a game.
 *  @throws  ShopError `cli-read` */
export async function readHistory(
  out: string,
  game: GameId,
  effects: Pick<CliEffects, 'list' | 'read'>,
): Promise<History> {
  const folder = historyFolder(out, game);
  const kept: HistoryManifest[] = [];
  const broken: string[] = [];
  for (const name of ((await effects.list(folder)) ?? []).filter(isHistoryName)) {
    const bytes = await effects.read(join(folder, name));
    const manifest = bytes === null ? null : decodeKept(bytes, game);
    if (bytes === null || manifest === null) broken.push(name);
    else kept.push({ name, bytes, manifest });
  }
  const newestFirst = (a: HistoryManifest, b: HistoryManifest) =>
    b.manifest.publishedAt - a.manifest.publishedAt || (a.name < b.name ? 1 : -1);
  return { kept: kept.sort(newestFirst), broken };
}

/** Reads what a game has published now, under the name that it will be kept by; null if there is nothing that can be read.
 *  @throws  ShopError `cli-read` */
export async function readCurrent(
  out: string,
  game: GameId,
  effects: Pick<CliEffects, 'read' | 'sha256'>,
): Promise<HistoryManifest | null> {
  const bytes = await effects.read(manifestPath(out, game));
  const manifest = bytes === null ? null : decodeKept(bytes, game);
  if (bytes === null || manifest === null) return null;
  return { name: historyName(manifest.publishedAt, await effects.sha256(bytes)), bytes, manifest };
}

function decodeKept(bytes: Uint8Array, game: GameId): Manifest | null {
  try {
    const manifest = decodeManifest(bytes);
    return manifest.game === game ? manifest : null;
  } catch (error) {
    if (!(error instanceof ShopError)) throw error;
    return null;
  }
}
