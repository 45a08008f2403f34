import { join } from 'node:path';
import type { CliEffects } from '@/cli/io/effects';
import { historyFolder, readCurrent, readHistory } from '@/cli/io/readHistory';
import type { GameId } from '@/games/types';
import { findPrunable, isLeftover } from '@/publishing/history/prune';

/** Removes manifests and segments of a game that no version needs any more, see `findPrunable`. Requires the folder lock.
 *  @throws  ShopError `cli-read` | `cli-write` */
export async function pruneCatalog(
  catalogFolder: string,
  game: GameId,
  effects: Pick<CliEffects, 'list' | 'read' | 'remove' | 'sha256'>,
): Promise<void> {
  const current = await readCurrent(catalogFolder, game, effects);
  const { manifests, isUnusedSegment } = findPrunable(current, await readHistory(catalogFolder, game, effects));
  for (const name of manifests) await effects.remove(join(historyFolder(catalogFolder, game), name));
  await removeFiles(join(catalogFolder, game), isUnusedSegment, effects);
}

/** Removes temporary files of killed processes from the folders of a game and from the catalog folder. Requires the folder lock.
 *  @throws  ShopError `cli-read` | `cli-write` */
export async function removeLeftovers(
  catalogFolder: string,
  game: GameId,
  effects: Pick<CliEffects, 'list' | 'remove'>,
): Promise<void> {
  for (const folder of [catalogFolder, join(catalogFolder, game), historyFolder(catalogFolder, game)])
    await removeFiles(folder, isLeftover, effects);
}

async function removeFiles(
  folder: string,
  isRemoved: (name: string) => boolean,
  { list, remove }: Pick<CliEffects, 'list' | 'remove'>,
): Promise<void> {
  for (const name of ((await list(folder)) ?? []).filter(isRemoved)) await remove(join(folder, name));
}
