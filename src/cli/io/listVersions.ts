import type { GameId } from '@/games/types';
import type { CliEffects } from './effects';
import { type HistoryManifest, readCurrent, readHistory } from './readHistory';

/** A version of a game's catalog; `number` counts from 1, the newest. */
export type CatalogVersion = HistoryManifest & { readonly number: number; readonly isPublished: boolean };

/** Every version that a game has, the published one among the kept ones, the newest first, and files that cannot be read. */
export type Versions = { readonly versions: readonly CatalogVersion[]; readonly broken: readonly string[] };

/** Lists the versions of a game's catalog.
 *  @throws  ShopError `cli-read` */
export async function listVersions(
  out: string,
  game: GameId,
  effects: Pick<CliEffects, 'list' | 'read' | 'sha256'>,
): Promise<Versions> {
  const current = await readCurrent(out, game, effects);
  const { kept, broken } = await readHistory(out, game, effects);
  const past = kept.filter(({ name }) => name !== current?.name);
  const all = current === null ? past : [current, ...past];
  const sorted = [...all].sort((a, b) => b.manifest.publishedAt - a.manifest.publishedAt || (a.name < b.name ? 1 : -1));
  return { versions: sorted.map((one, at) => ({ ...one, number: at + 1, isPublished: one === current })), broken };
}
