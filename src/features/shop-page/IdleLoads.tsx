import { useEffect, useState } from 'react';
import { loadDetailDrawer } from '@/features/detail/LazyDetailDrawer';
import { loadDrawer } from '@/features/drawer/Drawer';
import { loadFilterPanel } from '@/features/filters/LazyFilterPanel';
import { loadDrawerLists } from '@/features/results/price-summary/PriceSummary';
import { catalogUrl } from '@/features/search-state/catalogUrl';
import { useSearchState } from '@/features/search-state/useSearchState';
import { cacheForOffline } from '@/offline/cacheForOffline';

/** Failures are ignored here: each part is loaded again when it is first rendered. */
const LATER_PARTS = [loadDrawer, loadDrawerLists, loadFilterPanel, loadDetailDrawer];

/** Loads the query parser, the parts of the page that open later and the files for offline use once the catalog is complete and the
 *  browser is idle. Renders nothing. */
export function IdleLoads() {
  const { spec, status, result, parserState } = useSearchState();
  const { game } = spec;
  const { load } = parserState;
  const isIdle = useIdle(status === 'ready' && result?.page.catalog.complete === true);
  const publishedAt = isIdle && status === 'ready' ? (result?.page.catalog.publishedAt ?? null) : null;
  useEffect(() => {
    if (!isIdle) return;
    const loadParser = async () => (await load())?.warmUp();
    void loadInTurn([loadParser, ...LATER_PARTS]);
  }, [isIdle, load]);
  useEffect(() => {
    if (publishedAt !== null) void cacheForOffline(catalogUrl(game).manifestUrl);
  }, [game, publishedAt]);
  return null;
}

/** Loads parts one after the other: requesting and evaluating all of them at once would block input for long. Failures are ignored. */
export async function loadInTurn(parts: readonly (() => Promise<unknown>)[]): Promise<void> {
  for (const loadPart of parts) await loadPart().catch(() => undefined);
}

/** Time for the requests of the first view to finish. */
const SETTLE_MS = 2000;

/** Returns true once `isReady` has been true for two seconds and the browser is idle. Stays false on a connection on
 *  which data should be saved. */
export function useIdle(isReady: boolean): boolean {
  const [isIdle, setIsIdle] = useState(false);

  useEffect(() => {
    if (!isReady || isIdle || savesData()) return;
    let cancelIdle: (() => void) | null = null;
    const timer = setTimeout(() => {
      cancelIdle = onIdle(() => setIsIdle(true));
    }, SETTLE_MS);
    return () => {
      clearTimeout(timer);
      cancelIdle?.();
    };
  }, [isReady, isIdle]);

  return isIdle;
}

/** Calls back when the browser is idle, or immediately in browsers without `requestIdleCallback` (Safari).
 *  @returns  cancels the call */
function onIdle(callback: () => void): () => void {
  if (typeof window.requestIdleCallback !== 'function') {
    callback();
    return () => undefined;
  }
  const request = window.requestIdleCallback(callback);
  return () => window.cancelIdleCallback(request);
}

type Connection = { readonly saveData?: boolean; readonly effectiveType?: string };

/** Returns whether the visitor saves data, or the connection is slower than `4g`, the fastest class that browsers report. */
function savesData(): boolean {
  const { connection } = navigator as Navigator & { readonly connection?: Connection };
  return connection?.saveData === true || (connection?.effectiveType ?? '4g') !== '4g';
}
