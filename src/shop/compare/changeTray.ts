import { createStore } from '@/base/createStore';
import type { OfferCode } from '@/domain/offer';
import type { GameId } from '@/games/types';
import { type CompareTray, compareTray, MOST_COMPARED } from '@/storage/compareTray';

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
  const codes = codesIn(compareTray.get(), game);
  if (codes.includes(code)) dropCompared(game, code);
  else if (codes.length >= MOST_COMPARED) traySaid.set({ kind: 'full', code });
  else keep(game, [...codes, code], { kind: 'added', code });
}

/** Takes an offer out of the tray of its game, if it is in there. */
export function dropCompared(game: GameId, code: OfferCode): void {
  const codes = codesIn(compareTray.get(), game);
  if (codes.includes(code))
    keep(
      game,
      codes.filter((one) => one !== code),
      { kind: 'removed', code },
    );
}

/** Empties the tray of a game. */
export function clearCompared(game: GameId): void {
  keep(game, NONE, null);
}

function keep(game: GameId, codes: readonly OfferCode[], said: TraySaid | null): void {
  const { [game]: _before, ...others } = compareTray.get();
  // What the browser cannot keep lasts for this page; that nothing is kept is said for the page as a whole.
  compareTray.set(codes.length === 0 ? others : { ...others, [game]: codes });
  traySaid.set(said);
}
