import { useEffect } from 'react';
import { loadOfferDetail } from '@/features/detail/DetailDrawer';
import { loadDrawer } from '@/features/drawer/Drawer';
import { loadFilterPanel } from '@/features/filters/LazyFilterPanel';
import { catalogUrl } from '@/features/search-state/catalogUrl';
import { useSearchState } from '@/features/search-state/useSearchState';
import { cacheForOffline } from '@/offline/cacheForOffline';
import { useIdle } from './useIdle';

/** Each loads again, and reports a failure, when it is first rendered. */
const LATER_PARTS = [loadDrawer, loadFilterPanel, loadOfferDetail];

/** Loads what later actions need once the catalog is complete and the browser is idle: the query parser, the parts of the page that open later,
 *  and the files that
 *  make this game searchable without a network. Renders nothing. */
export function IdleLoads() {
  const { spec, status, result, text } = useSearchState();
  const { game } = spec;
  const { load } = text;
  const isIdle = useIdle(status === 'ready' && result?.page.catalog.complete === true);
  const publishedAt = isIdle && status === 'ready' ? (result?.page.catalog.publishedAt ?? null) : null;
  useEffect(() => {
    if (!isIdle) return;
    void load();
    for (const loadPart of LATER_PARTS) loadPart().catch(() => undefined);
  }, [isIdle, load]);
  useEffect(() => {
    if (publishedAt !== null) void cacheForOffline(catalogUrl(game).manifestUrl);
  }, [game, publishedAt]);
  return null;
}
