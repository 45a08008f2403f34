import type { Manifest } from '@/catalog/format/manifest';
import type { CliEffects } from '@/cli/io/effects';
import type { Lock } from '@/cli/io/lock';
import { GUARD_TEXTS } from '@/cli/messages/guardMessages';
import { formatContradictions } from '@/cli/output/formatGuard';
import type { EpochMs } from '@/domain/offer';
import type { GameId } from '@/games/types';
import type { OverlayContradiction } from '@/publishing/guard/findContradictions';
import { contradictionsIn } from '@/publishing/guard/guardAnswers';
import type { GuardQuestion } from '@/publishing/guard/publishingGuard';
import type { OverlayFile } from '@/publishing/overlay/overlayFile';
import { clearContradictions, renewContradictions } from '@/publishing/overlay/settleContradictions';
import { withdrawReplaced } from '@/publishing/overlay/withdrawReplaced';
import { readOverlay } from './readOverlay';

type Found = ReadonlyMap<GameId, readonly GuardQuestion[]>;
/** The overlay file, and the lock of the catalog folder under which it is changed. */
type HeldFile = { readonly path: string; readonly lock: Lock };
type SettleEffects = Pick<CliEffects, 'read' | 'write' | 'locale'>;

/** The guard has reported prices that pages leave out. */
const ignore = () => {};

/** Removes the entries that the guard found contradicted from the overlay file, and reports them.
 *  @param games   that are published: those besides the game of an entry keep what the file states of all games
 *  @throws  ShopError `cli-read` | `cli-write` | `cli-lock-lost` */
export async function clearOverlayFile(
  held: HeldFile,
  found: Found,
  games: readonly GameId[],
  say: (line: string) => void,
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
  if (!(await changeFile(held, found, change, effects))) return;
  const { cleared } = GUARD_TEXTS[effects.locale];
  say(cleared(held.path, all.length.toLocaleString(effects.locale), formatContradictions(all, effects.locale)));
}

/** Gives contradicted prices of the overlay file the time of the version that is about to be published, see `renewContradictions`.
 *  @throws  ShopError `cli-read` | `cli-write` | `cli-lock-lost` */
export async function renewOverlayFile(
  held: HeldFile,
  found: Found,
  at: EpochMs,
  effects: SettleEffects,
): Promise<void> {
  await changeFile(held, found, (file, game, list) => renewContradictions(file, game, list, at), effects);
}

/** Takes back the confirmation of the versions that are about to be replaced, so that tabs that still have them stop showing
 *  offers as available that the new version may lack. Does nothing without an overlay file.
 *  @param manifests  about to be published
 *  @returns          the games whose confirmation was taken back
 *  @throws           ShopError `cli-read` | `cli-write` | `cli-lock-lost` */
export async function withdrawConfirmation(
  held: HeldFile,
  manifests: readonly Manifest[],
  effects: SettleEffects,
): Promise<readonly string[]> {
  const withdrawn: string[] = [];
  for (const manifest of manifests) {
    // Each game by itself: what the pages of another cannot read does not keep its own from trusting the file.
    const read = await readOverlay(held.path, effects, ignore, [manifest.game]);
    if (!read.ok) continue;
    const isChanged = await writeChanged(held, read.value, withdrawReplaced(read.value, [manifest]), effects);
    if (isChanged) withdrawn.push(manifest.game);
  }
  return withdrawn;
}

/** Changes the file game by game. It is read anew; nothing is written where nothing changes.
 *  @returns  whether the file was changed */
async function changeFile(
  held: HeldFile,
  found: Found,
  change: (file: OverlayFile, game: GameId, contradictions: readonly OverlayContradiction[]) => OverlayFile,
  effects: SettleEffects,
): Promise<boolean> {
  const read = await readOverlay(held.path, effects, ignore);
  // That it cannot be read has been reported by the guard, which then found nothing in it.
  if (!read.ok) return false;
  const next = [...found].reduce(
    (file, [game, questions]) => change(file, game, contradictionsIn(questions)),
    read.value,
  );
  return writeChanged(held, read.value, next, effects);
}

async function writeChanged(
  { path, lock }: HeldFile,
  before: OverlayFile,
  next: OverlayFile,
  effects: Pick<CliEffects, 'write'>,
): Promise<boolean> {
  if (JSON.stringify(next) === JSON.stringify(before)) return false;
  await lock.confirm();
  await effects.write(path, new TextEncoder().encode(`${JSON.stringify(next, null, 2)}\n`));
  return true;
}
