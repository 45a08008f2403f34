import { useCallback, useState } from 'react';
import type { Result } from '@/base/result';
import type { OfferCode } from '@/domain/offer';
import { addRememberedFavourite, dropFavourite } from '@/features/favourites/button/toggleFavourite';
import { isKept } from '@/features/favourites/button/favouritesOfGame';
import type { GameId } from '@/games/types';
import { type Favourite, favourites } from '@/storage/favourites';
import type { StorageProblem } from '@/storage/openStorage';

export type Dropped = {
  /** The favourites of a game that were taken out on this page and can be taken back. */
  readonly of: (game: GameId) => readonly Favourite[];
  /** Why the last change of a favourite could not be stored; null if it was, or none was made. */
  readonly problemOf: (game: GameId, code: OfferCode) => StorageProblem | null;
  readonly drop: (game: GameId, favourite: Favourite) => void;
  readonly undo: (game: GameId, favourite: Favourite) => void;
};

type Lists = Readonly<Record<string, readonly Favourite[]>>;

/** Takes favourites out, and back again as they were for as long as the page is open. */
export function useDropped(): Dropped {
  const [lists, setLists] = useState<Lists>({});
  const [problems, setProblems] = useState<ReadonlyMap<string, StorageProblem>>(() => new Map());
  const note = useCallback((game: GameId, code: OfferCode, stored: Result<null, StorageProblem>) => {
    setProblems((before) => {
      const next = new Map(before);
      if (stored.ok) next.delete(`${game} ${code}`);
      else next.set(`${game} ${code}`, stored.error);
      return next;
    });
  }, []);
  const drop = useCallback(
    (game: GameId, favourite: Favourite) => {
      note(game, favourite.code, dropFavourite(game, favourite.code));
      setLists((before) => ({ ...before, [game]: [...without(before, game, favourite.code), favourite] }));
    },
    [note],
  );
  const undo = useCallback(
    (game: GameId, favourite: Favourite) => {
      note(game, favourite.code, addRememberedFavourite(game, favourite));
      setLists((before) => ({ ...before, [game]: without(before, game, favourite.code) }));
    },
    [note],
  );
  // One that is kept again, here or in another tab, was not taken out.
  const of = (game: GameId) => (lists[game] ?? []).filter(({ code }) => !isKept(favourites.get(), game, code));
  const problemOf = (game: GameId, code: OfferCode) => problems.get(`${game} ${code}`) ?? null;
  return { of, problemOf, drop, undo };
}

function without(lists: Lists, game: GameId, code: OfferCode): readonly Favourite[] {
  return (lists[game] ?? []).filter((one) => one.code !== code);
}
