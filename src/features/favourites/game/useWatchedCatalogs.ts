import { useCallback, useState } from 'react';
import type { EpochMs } from '@/domain/offer';
import { favouritesIn } from '@/features/favourites/button/favouritesOfGame';
import { sightingOf } from '@/features/favourites/button/createFavourite';
import type { Game } from '@/games/types';
import { favourites } from '@/storage/favourites';
import type { GameNews } from './watchedCatalog';
import { recordStatusSnapshots } from './favouritesVisit';

export type AllNews = ReadonlyMap<string, GameNews>;

/** What the open catalogs say, by game; and the way to tell it. What has changed of an offer is kept with it, so that
 *  the next visit knows it. */
export function useGameNews(): readonly [AllNews, (game: Game, news: GameNews) => void] {
  const [all, setAll] = useState<AllNews>(() => new Map());
  const tell = useCallback((game: Game, news: GameNews) => {
    noteFound(game, news);
    setAll((before) => new Map(before).set(game.id, news));
  }, []);
  return [all, tell];
}

function noteFound(game: Game, { found }: GameNews): void {
  const now = Date.now() as EpochMs;
  favourites.update((kept) => {
    const sightings = favouritesIn(kept, game.id).flatMap(({ code, latest }) => {
      const hit = found.get(code);
      return hit === undefined ? [] : [[code, sightingOf(hit, now, latest)] as const];
    });
    return recordStatusSnapshots(kept, game.id, new Map(sightings));
  });
}
