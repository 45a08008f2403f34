import { join } from 'node:path';
import { isHistoryName } from '@/catalog/files/historyName';
import { isSegmentFile } from '@/catalog/format/segmentName';
import { CATALOG_INDEX_NAME } from '@/cli/io/catalogIndexName';
import type { CliEffects } from '@/cli/io/effects';
import { historyFolder, readCurrent, readHistory } from '@/cli/io/readHistory';
import type { GameId } from '@/games/types';
import { MANIFEST_NAME } from '@/publishing/catalog/buildCatalog';

/** How many replaced manifests a game keeps, besides the one that is published. */
const MOST_KEPT = 10;
/** What a process that was killed while writing leaves beside a file of ours. */
const LEFT_BEHIND = /^(.+)\.[0-9]+\.tmp$/;

/** Takes away what nobody can ask for any more: manifests beyond the last ten, then the segments that neither a kept manifest
 *  nor the published one names. Where a manifest cannot be read, nobody knows what it names, and every segment stays.
 *  Only to be called by whoever holds the folder.
 *  @throws  ShopError `cli-read` | `cli-write` */
export async function pruneCatalog(
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
  await removeFiles(join(out, game), (name) => isSegmentFile(name) && !named.has(name), effects);
}

/** Takes away what processes that were killed while writing have left beside the files of a game and the shelf.
 *  Only to be called by whoever holds the folder.
 *  @throws  ShopError `cli-read` | `cli-write` */
export async function removeLeftovers(
  out: string,
  game: GameId,
  effects: Pick<CliEffects, 'list' | 'remove'>,
): Promise<void> {
  for (const folder of [out, join(out, game), historyFolder(out, game)]) {
    await removeFiles(folder, (name) => isOurs(LEFT_BEHIND.exec(name)?.[1] ?? ''), effects);
  }
}

function isOurs(name: string): boolean {
  return isSegmentFile(name) || isHistoryName(name) || name === MANIFEST_NAME || name === CATALOG_INDEX_NAME;
}

async function removeFiles(
  folder: string,
  isDoomed: (name: string) => boolean,
  { list, remove }: Pick<CliEffects, 'list' | 'remove'>,
): Promise<void> {
  for (const name of ((await list(folder)) ?? []).filter(isDoomed)) await remove(join(folder, name));
}
