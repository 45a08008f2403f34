import { useCallback, useLayoutEffect, useMemo, useSyncExternalStore } from 'react';
import type { Overlay } from '@/domain/overlay';
import type { Game } from '@/games/types';
import { decodeOverlay } from '@/overlay/decodeOverlay';
import { useServerLoader } from '@/overlay/useServerLoader';
import { warnOfPrice } from '@/overlay/warnOfPrice';
import type { SearchClient } from '@/search-worker/client';
import { catalogUrl } from './catalogUrl';
import { replacedCatalog } from './replacedCatalog';

const POLL_EVERY_MS = 60_000;

/** Returns the latest overlay and passes it to the search client. It stays valid while the server does not respond; null before
 *  the first response, when every status is unknown. Once a catalog is known to have been replaced, the overlay no longer confirms
 *  its statuses.
 *  @param routeId  the route whose server loader is called, if it is not the open one */
export function useOverlay(game: Game, client: SearchClient | null, routeId?: string): Overlay | null {
  const decode = useCallback((raw: unknown) => decodeOverlay(raw, game.id, warnOfPrice), [game.id]);
  const received = useServerLoader(decode, POLL_EVERY_MS, routeId);
  const replaced = useSyncExternalStore(replacedCatalog.subscribe, replacedCatalog.get, replacedCatalog.get);
  const isOutdated =
    replaced?.manifestUrl === catalogUrl(game).manifestUrl && replaced.revision === received?.catalog?.revision;
  const overlay = useMemo(
    () => (received !== null && isOutdated ? { ...received, asOf: null } : received),
    [received, isOutdated],
  );

  // Runs before the effects that send requests, including those of child components.
  useLayoutEffect(() => {
    client?.setOverlay(overlay);
  }, [client, overlay]);

  return overlay;
}
