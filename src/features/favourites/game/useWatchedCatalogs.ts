import { useCallback, useState } from 'react';
import type { EpochMs } from '@/domain/offer';
import { takeSnapshot } from '@/features/favourites/button/createFavourite';
import { favouritesOfGame } from '@/features/favourites/button/favouritesOfGame';
import type { Game } from '@/games/types';
import { favourites } from '@/storage/favourites';
import { recordStatusSnapshots } from './favouritesVisit';
import type { WatchedCatalog } from './watchedCatalog';

export type CatalogsByGame = ReadonlyMap<string, WatchedCatalog>;

/** Each open catalog costs a worker and a download. */
const MAX_LOADING = 2;

/** Holds the state of the open catalogs by game id. An update also stores the current status of the favourites, with which the next visit
 *  compares theirs. */
export function useWatchedCatalogs(): readonly [CatalogsByGame, (game: Game, catalog: WatchedCatalog) => void] {
  const [catalogs, setCatalogs] = useState<CatalogsByGame>(() => new Map());
  const update = useCallback((game: Game, catalog: WatchedCatalog) => {
    storeSnapshots(game, catalog);
    setCatalogs((before) => new Map(before).set(game.id, catalog));
  }, []);
  return [catalogs, update];
}

/** Selects the games whose catalogs are open: those that have settled, and the next two.
 *  @param games  in display order */
export function selectGamesToWatch(games: readonly Game[], catalogs: CatalogsByGame): readonly Game[] {
  let loading = 0;
  return games.filter(({ id }) => isSettled(catalogs.get(id)) || loading++ < MAX_LOADING);
}

function isSettled(catalog: WatchedCatalog | undefined): boolean {
  return catalog !== undefined && (catalog.error !== null || catalog.hits.size > 0 || catalog.isPartial);
}

function storeSnapshots(game: Game, { hits }: WatchedCatalog): void {
  const now = Date.now() as EpochMs;
  favourites.update((stored) => {
    const snapshots = favouritesOfGame(stored, game.id).flatMap(({ code, latest }) => {
      const hit = hits.get(code);
      return hit === undefined ? [] : [[code, takeSnapshot(hit, now, latest)] as const];
    });
    return recordStatusSnapshots(stored, game.id, new Map(snapshots));
  });
}
