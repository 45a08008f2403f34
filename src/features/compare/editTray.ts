import { createStore } from '@/base/createStore';
import type { OfferCode } from '@/domain/offer';
import type { GameId } from '@/games/types';
import { type CompareTray, compareTray, MAX_COMPARED } from '@/storage/compareTray';

/** The result of the last change to the tray, announced by the tray itself. */
export type TrayAnnouncement = { readonly kind: 'added' | 'removed' | 'full'; readonly code: OfferCode };

export const trayAnnouncement = createStore<TrayAnnouncement | null>(null);

const NONE: readonly OfferCode[] = [];

/** Returns the codes in the tray of a game; the same array until they change. */
export function codesOfGame(tray: CompareTray, game: GameId): readonly OfferCode[] {
  return (tray[game] as readonly OfferCode[] | undefined) ?? NONE;
}

/** Adds an offer to the tray of its game or removes it. A full tray stays unchanged, which is announced. */
export function toggleCompared(game: GameId, code: OfferCode): void {
  // The press toggles the state on screen, even if another tab has just changed it.
  if (codesOfGame(compareTray.get(), game).includes(code)) {
    removeCompared(game, code);
    return;
  }
  let kind: TrayAnnouncement['kind'] = 'added';
  updateTray(game, (codes) => {
    if (codes.includes(code)) return codes;
    if (codes.length < MAX_COMPARED) return [...codes, code];
    kind = 'full';
    return codes;
  });
  trayAnnouncement.set({ kind, code });
}

/** Removes an offer from the tray of its game if it is there. */
export function removeCompared(game: GameId, code: OfferCode): void {
  if (!codesOfGame(compareTray.get(), game).includes(code)) return;
  updateTray(game, (codes) => codes.filter((other) => other !== code));
  trayAnnouncement.set({ kind: 'removed', code });
}

export function clearCompared(game: GameId): void {
  updateTray(game, () => NONE);
  trayAnnouncement.set(null);
}

/** Updates the tray of a game from its stored state, which another tab may have changed. If storing fails the change
 *  lasts until the page closes; the page itself warns about that. */
function updateTray(game: GameId, next: (codes: readonly OfferCode[]) => readonly OfferCode[]): void {
  compareTray.update((tray) => {
    const before = codesOfGame(tray, game);
    const codes = next(before);
    if (codes === before) return tray;
    const { [game]: _before, ...others } = tray;
    return codes.length === 0 ? others : { ...others, [game]: codes };
  });
}
