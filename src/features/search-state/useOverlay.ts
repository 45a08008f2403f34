import { useCallback, useEffect, useMemo, useSyncExternalStore } from 'react';
import type { Overlay } from '@/domain/overlay';
import type { Game } from '@/games/types';
import { decodeOverlay } from '@/overlay/decodeOverlay';
import { useServerLoader } from '@/overlay/useServerLoader';
import { warnOfPrice } from '@/overlay/warnOfPrice';
import type { SearchClient } from '@/search-worker/client';
import { catalogUrl } from './catalogUrl';
import { replacedCatalog } from './replacedCatalog';

const ASKED_EVERY_MS = 60_000;

/** What the server says now, told to the search client as it comes. A server that stops answering is believed as it
 *  last spoke; one that never answered is null, and every offer's status unknown.
 *  It confirms nothing about a catalog that is known to have been replaced, even before the overlay names its successor.
 *  @param routeId  of the page the server is asked about, if it is not the one that is open */
export function useOverlay(game: Game, client: SearchClient | null, routeId?: string): Overlay | null {
  const decode = useCallback((raw: unknown) => decodeOverlay(raw, game.id, warnOfPrice), [game.id]);
  const said = useServerLoader(decode, ASKED_EVERY_MS, routeId);
  const received = said.status === 'ready' ? said.data : said.status === 'failed' ? said.last : null;
  const replaced = useSyncExternalStore(replacedCatalog.subscribe, replacedCatalog.get);
  const isOutdated =
    replaced?.manifestUrl === catalogUrl(game).manifestUrl && replaced.revision === received?.catalog?.revision;
  const overlay = useMemo(
    () => (received !== null && isOutdated ? { ...received, asOf: null } : received),
    [received, isOutdated],
  );

  useEffect(() => {
    client?.setOverlay(overlay);
  }, [client, overlay]);

  return overlay;
}
