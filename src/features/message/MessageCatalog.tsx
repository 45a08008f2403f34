import { useEffect, useMemo, useState } from 'react';
import type { ItemLinks } from '@/domain/itemLinks';
import { EMPTY_QUERY, type Query } from '@/domain/query';
import type { SearchResponse } from '@/domain/searchResponse';
import { isSameQuery } from '@/features/search-state/isSameQuery';
import { statedFacets } from '@/features/search-state/statedFacets';
import { useOverlay } from '@/features/search-state/useOverlay';
import { useSearch } from '@/features/search-state/useSearch';
import { useSearchClient } from '@/features/search-state/useSearchClient';
import { gamePath } from '@/games/paths';
import type { GameId, GameSpec } from '@/games/types';
import type { CatalogFacts } from './readWith';

/** The parts of a reading that depend on the catalog of its game. */
export type CatalogUpdate = {
  readonly game: GameId;
  readonly facts: CatalogFacts;
  readonly links: ItemLinks;
  /** The offers that a query finds; null while they are being searched for. */
  readonly found: { readonly query: Query; readonly total: number; readonly hasClosest: boolean } | null;
};

export type MessageCatalogProps = {
  readonly spec: GameSpec;
  readonly query: Query;
  readonly onUpdate: (update: CatalogUpdate) => void;
};

/** Keeps the catalog of a game open while mounted, reports its shops, and counts the offers that a query finds. Renders nothing, and reports
 *  nothing while the catalog cannot be loaded. */
export function MessageCatalog({ spec, query, onUpdate }: MessageCatalogProps) {
  const { game } = spec;
  const { gameItems, client } = useSearchClient(spec);
  // The overlay is shared by both route groups of a game, so the path of either will do.
  const overlay = useOverlay(game, client, gamePath('game', game.id).slice(1));
  const [facts, setFacts] = useState<CatalogFacts | null>(null);
  // A client answers one search at a time.
  const searched = facts === null ? EMPTY_QUERY : query;
  const { result } = useSearch(client, searched, overlay);
  const page = result !== null && isSameQuery(result.query, searched) ? result.page : null;
  const links = gameItems?.links ?? null;

  useEffect(() => {
    if (facts === null && page !== null && isSettled(page)) setFacts(factsOf(page));
  }, [facts, page]);
  const update = useMemo<CatalogUpdate | null>(() => {
    if (facts === null || links === null) return null;
    const found = page === null ? null : { query: searched, total: page.total, hasClosest: page.closest.length > 0 };
    return { game: game.id, facts, links, found };
  }, [game, facts, links, page, searched]);
  useEffect(() => {
    if (update !== null) onUpdate(update);
  }, [update, onUpdate]);

  return null;
}

/** Until all offers have arrived, counts are lower bounds. */
function isSettled({ catalog: { segments } }: SearchResponse): boolean {
  return segments.loaded + segments.failed >= segments.all;
}

function factsOf(page: SearchResponse): CatalogFacts {
  return {
    currency: page.catalog.currency,
    shops: Object.keys(page.counts.choices.shop ?? {}),
    facets: statedFacets(page),
  };
}
