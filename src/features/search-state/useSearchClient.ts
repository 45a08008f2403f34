import { useQuery } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { isAbort, ShopError, toShopError } from '@/base/shopError';
import type { Game, GameSpec } from '@/games/types';
import { listItemNames } from '@/names/itemNames';
import { loadRoster } from '@/names/loadRoster';
import { createSearchClient, type SearchClient } from '@/search-worker/client';
import { spawnSearchWorker } from '@/search-worker/spawnSearchWorker';
import { nextTask } from '@/ui/browser/nextTask';
import { catalogUrl } from './catalogUrl';
import { buildGameItems, type GameItems } from './gameItems';

/** The roster of a game and the client that searches its catalog. */
export type GameCatalog = {
  /** Null until the roster has been loaded. */
  readonly gameItems: GameItems | null;
  /** Null until the roster has been loaded. */
  readonly client: SearchClient | null;
  readonly error: ShopError | null;
  /** Starts a new worker, which loads the catalog again. */
  readonly restart: () => void;
};

/** A client with the game it searches and the number of the start that created it. */
type StartedClient = { readonly game: Game; readonly start: number; readonly client: SearchClient };

const RETRY_DELAYS_MS = [500, 2000];

/** Loads the roster of a game and runs a search worker for as long as the component is mounted. */
export function useSearchClient(spec: GameSpec): GameCatalog {
  const { game } = spec;
  const {
    data: gameItems = null,
    error,
    refetch,
  } = useQuery({
    queryKey: ['items', game.id],
    queryFn: () => loadGameItems(spec),
    gcTime: Number.POSITIVE_INFINITY,
    retry: (failures, cause) => failures < RETRY_DELAYS_MS.length && isRetryable(cause),
    retryDelay: (failures) => RETRY_DELAYS_MS[failures] ?? 0,
  });
  const [started, setStarted] = useState<StartedClient | null>(null);
  const [starts, setStarts] = useState(0);

  useEffect(() => {
    if (gameItems === null) return;
    const location = catalogUrl(game);
    const client = createSearchClient(() => spawnSearchWorker(location), location, listItemNames(gameItems.roster));
    setStarted({ game, start: starts, client });
    return () => {
      client.close();
      // A client that a later start has created must stay.
      setStarted((current) => (current?.start === starts ? null : current));
    };
  }, [game, gameItems, starts]);

  const areItemsMissing = gameItems === null;
  const rosterError = useMemo(() => (error === null ? null : toShopError(error, 'shop-roster')), [error]);
  const restart = useCallback(() => {
    if (areItemsMissing) void refetch();
    else setStarts((count) => count + 1);
  }, [areItemsMissing, refetch]);
  return {
    gameItems,
    client: started?.game === game ? started.client : null,
    error: rosterError,
    restart,
  };
}

async function loadGameItems(spec: GameSpec): Promise<GameItems> {
  const roster = await loadRoster(spec.game.family);
  // Decoding the roster, building its items and rendering them run in separate tasks to keep the page responsive.
  await nextTask();
  const gameItems = buildGameItems(spec, roster);
  await nextTask();
  return gameItems;
}

function isRetryable(error: unknown): boolean {
  return !isAbort(error) && !(error instanceof ShopError && !error.retryable);
}
