import type { Manifest } from '@/catalog/format/manifest';
import type { CliEffects } from '@/cli/io/effects';
import type { Lock } from '@/cli/io/lock';
import { GUARD_MESSAGES } from '@/cli/messages/guardMessages';
import { formatContradictions } from '@/cli/output/formatGuard';
import type { EpochMs } from '@/domain/offer';
import type { GameId } from '@/games/types';
import type { OverlayContradiction } from '@/publishing/guard/findContradictions';
import { contradictionsIn } from '@/publishing/guard/guardDecisions';
import type { GuardQuestion } from '@/publishing/guard/publishingGuard';
import type { OverlayFile } from '@/publishing/overlay/overlayFile';
import { clearContradictions, renewContradictions } from '@/publishing/overlay/resolveContradictions';
import { withdrawReplacedConfirmations } from '@/publishing/overlay/withdrawReplacedConfirmations';
import { readOverlay } from './readOverlay';

type Found = ReadonlyMap<GameId, readonly GuardQuestion[]>;
/** The overlay file, and the lock of the catalog folder under which it is changed. */
type LockedFile = { readonly path: string; readonly lock: Lock };
type SettleEffects = Pick<CliEffects, 'read' | 'write' | 'locale'>;

/** The guard has reported invalid prices. */
const ignore = () => {};

/** Removes contradicted entries from the overlay file, and prints them.
 *  @param games   the published games; an entry for all games that one game contradicts stays in force for the others
 *  @throws  ShopError `cli-read` | `cli-write` | `cli-lock-lost` */
export async function clearOverlayFile(
  target: LockedFile,
  found: Found,
  games: readonly GameId[],
  print: (line: string) => void,
  effects: SettleEffects,
): Promise<void> {
  const all = [...found.values()].flatMap(contradictionsIn);
  const change = (file: OverlayFile, game: GameId, list: readonly OverlayContradiction[]) =>
    clearContradictions(
      file,
      game,
      list,
      games.filter((id) => id !== game),
    );
  if (!(await changeFile(target, found, change, effects))) return;
  const { cleared } = GUARD_MESSAGES[effects.locale];
  print(cleared(target.path, all.length.toLocaleString(effects.locale), formatContradictions(all, effects.locale)));
}

/** Renews the time of contradicted prices of the overlay file, see `renewContradictions`.
 *  @param publishedAt  when the new version will have been published
 *  @throws  ShopError `cli-read` | `cli-write` | `cli-lock-lost` */
export async function renewOverlayFile(
  target: LockedFile,
  found: Found,
  publishedAt: EpochMs,
  effects: SettleEffects,
): Promise<void> {
  await changeFile(target, found, (file, game, list) => renewContradictions(file, game, list, publishedAt), effects);
}

/** Withdraws the confirmation of the versions that are about to be replaced, see `withdrawReplacedConfirmations`.
 *  @param manifests  about to be published
 *  @returns          the games whose confirmation was withdrawn
 *  @throws           ShopError `cli-read` | `cli-write` | `cli-lock-lost` */
export async function withdrawConfirmation(
  target: LockedFile,
  manifests: readonly Manifest[],
  effects: SettleEffects,
): Promise<readonly string[]> {
  const withdrawn: string[] = [];
  for (const manifest of manifests) {
    // One game at a time: an error in the part of one game must not affect the others.
    const read = await readOverlay(target.path, effects, ignore, [manifest.game]);
    if (!read.ok) continue;
    const isChanged = await writeChanged(
      target,
      read.value,
      withdrawReplacedConfirmations(read.value, [manifest]),
      effects,
    );
    if (isChanged) withdrawn.push(manifest.game);
  }
  return withdrawn;
}

/** Reads the file, and writes it only if the change makes a difference. Returns whether it was written. */
async function changeFile(
  target: LockedFile,
  found: Found,
  change: (file: OverlayFile, game: GameId, contradictions: readonly OverlayContradiction[]) => OverlayFile,
  effects: SettleEffects,
): Promise<boolean> {
  const read = await readOverlay(target.path, effects, ignore);
  // The guard has reported that the file is unreadable.
  if (!read.ok) return false;
  const next = [...found].reduce(
    (file, [game, questions]) => change(file, game, contradictionsIn(questions)),
    read.value,
  );
  return writeChanged(target, read.value, next, effects);
}

async function writeChanged(
  { path, lock }: LockedFile,
  before: OverlayFile,
  next: OverlayFile,
  effects: Pick<CliEffects, 'write'>,
): Promise<boolean> {
  if (JSON.stringify(next) === JSON.stringify(before)) return false;
  await lock.confirm();
  await effects.write(path, new TextEncoder().encode(`${JSON.stringify(next, null, 2)}\n`));
  return true;
}
