import { join } from 'node:path';
import type { CliEffects } from '@/cli/io/effects';
import { historyFolder, readCurrent, readHistory } from '@/cli/io/readHistory';
import type { GameId } from '@/games/types';
import { findPrunable, isLeftover } from '@/publishing/history/prune';

/** Removes manifests and segments of a game that no version needs any more, see `findPrunable`. Requires the folder lock.
 *  @throws  ShopError `cli-read` | `cli-write` */
export async function pruneCatalog(
  out: string,
  game: GameId,
  effects: Pick<CliEffects, 'list' | 'read' | 'remove' | 'sha256'>,
): Promise<void> {
  const current = await readCurrent(out, game, effects);
  const { manifests, isUnusedSegment } = findPrunable(current, await readHistory(out, game, effects));
  for (const name of manifests) await effects.remove(join(historyFolder(out, game), name));
  await removeFiles(join(out, game), isUnusedSegment, effects);
}

/** Removes temporary files of killed processes from the folders of a game and from the catalog folder. Requires the folder lock.
 *  @throws  ShopError `cli-read` | `cli-write` */
export async function removeLeftovers(
  out: string,
  game: GameId,
  effects: Pick<CliEffects, 'list' | 'remove'>,
): Promise<void> {
  for (const folder of [out, join(out, game), historyFolder(out, game)]) await removeFiles(folder, isLeftover, effects);
}

async function removeFiles(
  folder: string,
  isRemoved: (name: string) => boolean,
  { list, remove }: Pick<CliEffects, 'list' | 'remove'>,
): Promise<void> {
  for (const name of ((await list(folder)) ?? []).filter(isRemoved)) await remove(join(folder, name));
}
