import { useEffect } from 'react';
import { catalogUrl } from '@/features/search-state/catalogUrl';
import { useSearchState } from '@/features/search-state/useSearchState';
import { cacheForOffline } from '@/offline/cacheForOffline';
import { useIdle } from './useIdle';

/** Loads the query parser and the files for offline use once the catalog is complete and the browser is idle. Renders nothing. */
export function IdleLoads() {
  const { spec, status, result, text } = useSearchState();
  const { game } = spec;
  const { load } = text;
  const isIdle = useIdle(status === 'ready' && result?.page.catalog.complete === true);
  const publishedAt = isIdle && status === 'ready' ? (result?.page.catalog.publishedAt ?? null) : null;
  useEffect(() => {
    if (isIdle) void load();
  }, [isIdle, load]);
  useEffect(() => {
    if (publishedAt !== null) void cacheForOffline(catalogUrl(game).manifestUrl);
  }, [game, publishedAt]);
  return null;
}
