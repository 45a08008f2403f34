import type { GameId } from '@/games/types';
import { type HistoryVersion, listVersions } from '@/publishing/history/versions';
import type { CliEffects } from './effects';
import { readCurrent, readHistory } from './readHistory';

/** All versions of a game's catalog, newest first, and the names of history files that cannot be read. */
export type Versions = { readonly versions: readonly HistoryVersion[]; readonly broken: readonly string[] };

/** Reads the versions of a game's catalog.
 *  @throws  ShopError `cli-read` */
export async function readVersions(
  catalogFolder: string,
  game: GameId,
  effects: Pick<CliEffects, 'list' | 'read' | 'sha256'>,
): Promise<Versions> {
  const current = await readCurrent(catalogFolder, game, effects);
  const history = await readHistory(catalogFolder, game, effects);
  return { versions: listVersions(current, history), broken: history.broken };
}
