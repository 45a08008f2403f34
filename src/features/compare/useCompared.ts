import { useSyncExternalStore } from 'react';
import type { OfferCode } from '@/domain/offer';
import type { GameId } from '@/games/types';
import { compareTray } from '@/storage/compareTray';
import { codesOfGame, toggleCompared } from './editTray';

/** Whether an offer is chosen for comparison, and the way to choose it or not. Only who shows an offer that has changed
 *  is drawn again, not everybody who shows one. */
export function useCompared(game: GameId, code: OfferCode): readonly [boolean, () => void] {
  const isChosen = useSyncExternalStore(compareTray.subscribe, () => codesOfGame(compareTray.get(), game).includes(code));
  return [isChosen, () => toggleCompared(game, code)];
}
