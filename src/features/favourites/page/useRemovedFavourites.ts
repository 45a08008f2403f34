import { useCallback, useState } from 'react';
import type { Result } from '@/base/result';
import type { OfferCode } from '@/domain/offer';
import { isFavourite } from '@/features/favourites/button/favouritesOfGame';
import { deleteFavourite, restoreFavourite } from '@/features/favourites/button/toggleFavourite';
import type { GameId } from '@/games/types';
import { type Favourite, favourites } from '@/storage/favourites';
import type { StorageProblem } from '@/storage/openStorage';

export type RemovedFavourites = {
  /** The favourites of a game that were removed on this page and can be restored. */
  readonly ofGame: (game: GameId) => readonly Favourite[];
  /** Why the last change of a favourite was not stored; null if it was, or if there was none. */
  readonly problemOf: (game: GameId, code: OfferCode) => StorageProblem | null;
  readonly remove: (game: GameId, favourite: Favourite) => void;
  readonly restore: (game: GameId, favourite: Favourite) => void;
};

type FavouritesByGame = Readonly<Record<string, readonly Favourite[]>>;

/** Removes favourites and restores them unchanged for as long as the page is open. */
export function useRemovedFavourites(): RemovedFavourites {
  const [removed, setRemoved] = useState<FavouritesByGame>({});
  const [problems, setProblems] = useState<ReadonlyMap<string, StorageProblem>>(() => new Map());
  const recordResult = useCallback((game: GameId, code: OfferCode, written: Result<null, StorageProblem>) => {
    setProblems((before) => {
      const next = new Map(before);
      if (written.ok) next.delete(`${game} ${code}`);
      else next.set(`${game} ${code}`, written.error);
      return next;
    });
  }, []);
  const remove = useCallback(
    (game: GameId, favourite: Favourite) => {
      recordResult(game, favourite.code, deleteFavourite(game, favourite.code));
      setRemoved((before) => ({ ...before, [game]: [...without(before, game, favourite.code), favourite] }));
    },
    [recordResult],
  );
  const restore = useCallback(
    (game: GameId, favourite: Favourite) => {
      recordResult(game, favourite.code, restoreFavourite(game, favourite));
      setRemoved((before) => ({ ...before, [game]: without(before, game, favourite.code) }));
    },
    [recordResult],
  );
  // An offer that became a favourite again, here or in another tab, is no longer listed as removed.
  const ofGame = (game: GameId) =>
    (removed[game] ?? []).filter(({ code }) => !isFavourite(favourites.get(), game, code));
  const problemOf = (game: GameId, code: OfferCode) => problems.get(`${game} ${code}`) ?? null;
  return { ofGame, problemOf, remove, restore };
}

function without(lists: FavouritesByGame, game: GameId, code: OfferCode): readonly Favourite[] {
  return (lists[game] ?? []).filter((favourite) => favourite.code !== code);
}
