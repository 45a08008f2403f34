import { useEffect, useMemo } from 'react';
import type { OfferCode } from '@/domain/offer';
import { EMPTY_QUERY } from '@/domain/query';
import { useOffers } from '@/features/search-state/useOffers';
import { useOverlay } from '@/features/search-state/useOverlay';
import { useSearch } from '@/features/search-state/useSearch';
import { useSearchClient } from '@/features/search-state/useSearchClient';
import { gamePath } from '@/games/paths';
import { specOf } from '@/games/specs/specOf';
import type { Game } from '@/games/types';
import { useDeepMemo } from '@/ui/hooks/useDeepMemo';
import type { WatchedCatalog } from './watchedCatalog';

export type CatalogWatcherProps = {
  readonly game: Game;
  readonly codes: readonly OfferCode[];
  readonly onUpdate: (game: Game, catalog: WatchedCatalog) => void;
};

/** Keeps the catalog of a game open while mounted and reports the state of the given offers. Renders nothing. */
export function CatalogWatcher({ game, codes, onUpdate }: CatalogWatcherProps) {
  const { gameItems, client, error: loadError, restart } = useSearchClient(specOf(game));
  // The overlay is shared by both route groups of a game, so the path of either will do.
  const overlay = useOverlay(game, client, gamePath('game', game.id).slice(1));
  const { result, error: searchError, loadProgress } = useSearch(client, EMPTY_QUERY, overlay);
  const offers = useOffers(client, useDeepMemo(codes), EMPTY_QUERY, overlay, loadProgress);
  const error = loadError ?? searchError;
  const isPartial = (result?.page.catalog.segments.failed ?? 0) > 0;

  const catalog = useMemo<WatchedCatalog>(() => {
    // While a segment is missing, an offer that was not found counts as unknown, not as gone.
    const hits = isPartial ? new Map([...offers].filter(([, hit]) => hit !== null)) : offers;
    return { gameItems, client, result, hits, error, isPartial, restart };
  }, [gameItems, client, result, offers, error, isPartial, restart]);
  useEffect(() => onUpdate(game, catalog), [game, catalog, onUpdate]);

  return null;
}
