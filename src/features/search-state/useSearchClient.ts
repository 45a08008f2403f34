import { useCallback, useEffect, useState } from 'react';
import { type RetryPolicy, retry } from '@/base/retry';
import { isAbort, type ShopError, toShopError } from '@/base/shopError';
import { specOf } from '@/games/specs/specOf';
import type { Game } from '@/games/types';
import { itemNames } from '@/names/itemNames';
import { loadRoster } from '@/names/loadRoster';
import { createSearchClient, type SearchClient } from '@/search-worker/client';
import { spawn } from '@/search-worker/spawn';
import { catalogUrl } from './catalogUrl';
import { buildLexicon, type GameItems } from './gameItems';
import { prestartWorker } from './prestartWorker';

/** What a visit to a game works with: the words of its items, and the client that searches its catalog. */
export type Stock = {
  readonly lexicon: GameItems | null;
  readonly client: SearchClient | null;
  readonly error: ShopError | null;
  /** Starts over with a new worker: after a failure, or to ask for what is missing. */
  readonly restart: () => void;
};

const THREE_TRIES: RetryPolicy = { attempts: 3, waitMs: (attempt) => (attempt === 1 ? 500 : 2000) };
const EMPTY = { lexicon: null, client: null, error: null };

/** Opens the stock of a game and closes it with the page. */
export function useSearchClient(game: Game): Stock {
  const [stock, setStock] = useState<Omit<Stock, 'restart'>>(EMPTY);
  const [start, setStart] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each start opens everything anew
  useEffect(() => {
    const left = new AbortController();
    const worker = prestartWorker(spawn);
    let client: SearchClient | null = null;
    retry(() => loadRoster(game.family), THREE_TRIES, left.signal).then(
      (roster) => {
        if (left.signal.aborted) return;
        client = createSearchClient(worker.spawn, catalogUrl(game), itemNames(roster));
        setStock({ lexicon: buildLexicon(specOf(game), roster), client, error: null });
      },
      (error: unknown) => {
        if (!isAbort(error)) setStock({ ...EMPTY, error: toShopError(error, 'shop-roster') });
      },
    );
    return () => {
      left.abort();
      worker.drop();
      client?.close();
      setStock(EMPTY);
    };
  }, [game, start]);

  const restart = useCallback(() => setStart((count) => count + 1), []);
  return { ...stock, restart };
}
