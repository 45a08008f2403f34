import { createStore } from '@/base/createStore';
import type { OfferCode } from '@/domain/offer';
import type { GameId } from '@/games/types';
import { type CompareTray, compareTray, MAX_COMPARED } from '@/storage/compareTray';

/** What became of the last offer that was to be put into the tray or taken out of it. */
export type TraySaid = { readonly kind: 'added' | 'removed' | 'full'; readonly code: OfferCode };

/** Told by the tray, wherever the button was. */
export const traySaid = createStore<TraySaid | null>(null);

const NONE: readonly OfferCode[] = [];

/** The codes chosen in a game: the same list as long as nothing changes. */
export function codesIn(tray: CompareTray, game: GameId): readonly OfferCode[] {
  return (tray[game] as readonly OfferCode[] | undefined) ?? NONE;
}

/** Puts an offer into the tray of its game, or takes it out again. A tray that is full stays as it is and says so. */
export function toggleCompared(game: GameId, code: OfferCode): void {
  // A press means the button as it is seen, whatever another tab has just written.
  if (codesIn(compareTray.get(), game).includes(code)) {
    dropCompared(game, code);
    return;
  }
  let kind: TraySaid['kind'] = 'added';
  change(game, (codes) => {
    if (codes.includes(code)) return codes;
    if (codes.length < MAX_COMPARED) return [...codes, code];
    kind = 'full';
    return codes;
  });
  traySaid.set({ kind, code });
}

/** Takes an offer out of the tray of its game, if it is in there. */
export function dropCompared(game: GameId, code: OfferCode): void {
  if (!codesIn(compareTray.get(), game).includes(code)) return;
  change(game, (codes) => codes.filter((one) => one !== code));
  traySaid.set({ kind: 'removed', code });
}

/** Empties the tray of a game. */
export function clearCompared(game: GameId): void {
  change(game, () => NONE);
  traySaid.set(null);
}

/** Changes the tray of a game as the storage holds it now: another tab may have changed it. What the browser cannot keep
 *  lasts for this page; that nothing is kept is said for the page as a whole. */
function change(game: GameId, next: (codes: readonly OfferCode[]) => readonly OfferCode[]): void {
  compareTray.update((tray) => {
    const before = codesIn(tray, game);
    const codes = next(before);
    if (codes === before) return tray;
    const { [game]: _before, ...others } = tray;
    return codes.length === 0 ? others : { ...others, [game]: codes };
  });
}
