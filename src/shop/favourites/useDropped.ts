import { useCallback, useState } from 'react';
import type { OfferCode } from '@/domain/offer';
import type { GameId } from '@/games/types';
import { type Favourite, favourites } from '@/storage/favourites';
import { dropFavourite, setFavourites } from './changeFavourites';
import { favouritesIn, isKept } from './favouritesIn';

export type Dropped = {
  /** The favourites of a game that were taken out on this page and can be taken back. */
  readonly of: (game: GameId) => readonly Favourite[];
  readonly drop: (game: GameId, favourite: Favourite) => void;
  readonly undo: (game: GameId, favourite: Favourite) => void;
};

type Lists = Readonly<Record<string, readonly Favourite[]>>;

/** Takes favourites out, and back again as they were for as long as the page is open. */
export function useDropped(): Dropped {
  const [lists, setLists] = useState<Lists>({});
  const drop = useCallback((game: GameId, favourite: Favourite) => {
    dropFavourite(game, favourite.code);
    setLists((before) => ({ ...before, [game]: [...without(before, game, favourite.code), favourite] }));
  }, []);
  const undo = useCallback((game: GameId, favourite: Favourite) => {
    const kept = favourites.get();
    if (!isKept(kept, game, favourite.code)) setFavourites(game, [...favouritesIn(kept, game), favourite]);
    setLists((before) => ({ ...before, [game]: without(before, game, favourite.code) }));
  }, []);
  // One that is kept again, here or in another tab, was not taken out.
  const of = (game: GameId) => (lists[game] ?? []).filter(({ code }) => !isKept(favourites.get(), game, code));
  return { of, drop, undo };
}

function without(lists: Lists, game: GameId, code: OfferCode): readonly Favourite[] {
  return (lists[game] ?? []).filter((one) => one.code !== code);
}
