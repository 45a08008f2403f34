import { join } from 'node:path';
import { isSegmentFile } from '@/catalog/segmentName';
import type { GameId } from '@/games/types';
import type { CliEffects } from './effects';
import { historyFolder, readCurrent, readHistory } from './readHistory';

/** How many replaced manifests a game keeps, besides the one that is published. */
const MOST_KEPT = 10;
/** What a process that was killed while writing leaves beside a file of ours. */
const LEFT_BEHIND = /^(.+)\.[0-9]+\.tmp$/;

/** Takes away what nobody can ask for any more: manifests beyond the last ten, then the segments that neither a kept manifest
 *  nor the published one names. Where a manifest cannot be read, nobody knows what it names, and every segment stays.
 *  Only to be called by whoever holds the folder.
 *  @throws  ShopError `cli-read` | `cli-write` */
export async function pruneCatalogue(
  out: string,
  game: GameId,
  effects: Pick<CliEffects, 'list' | 'read' | 'remove' | 'sha256'>,
): Promise<void> {
  const current = await readCurrent(out, game, effects);
  const { kept, broken } = await readHistory(out, game, effects);
  const past = kept.filter(({ name }) => name !== current?.name);
  for (const { name } of past.slice(MOST_KEPT)) await effects.remove(join(historyFolder(out, game), name));
  if (current === null || broken.length > 0) return;
  const named = new Set(
    [current, ...past.slice(0, MOST_KEPT)].flatMap(({ manifest }) =>
      manifest.segments.flatMap(({ file, texts }) => (texts === null ? [file] : [file, texts.file])),
    ),
  );
  const folder = join(out, game);
  for (const name of (await effects.list(folder)) ?? []) {
    const orphan = isSegmentFile(name) && !named.has(name);
    if (orphan || isSegmentFile(LEFT_BEHIND.exec(name)?.[1] ?? '')) await effects.remove(join(folder, name));
  }
}
