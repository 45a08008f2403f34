import { useEffect } from 'react';
import { catalogUrl } from '@/features/search-state/catalogUrl';
import { SearchProvider } from '@/features/search-state/SearchProvider';
import { useOverlay } from '@/features/search-state/useOverlay';
import { useSearchClient } from '@/features/search-state/useSearchClient';
import { useSearchState } from '@/features/search-state/useSearchState';
import { useQueryParser } from '@/features/text-query/useQueryParser';
import type { GameSpec } from '@/games/types';
import { cacheForOffline } from '@/offline/cacheForOffline';
import { useLocale } from '@/ui/hooks/useLocale';
import { usePageTitle } from '@/ui/hooks/usePageTitle';
import { ShopPage } from './ShopPage';
import { useIdle } from './useIdle';

/** Loads the compare page. Its chunk is requested here so that it does not contain the parts of this chunk again. */
export function loadCompareScreen() {
  return import('@/features/compare/CompareScreen');
}

/** Loads the page of favourites, for the same reason. */
export function loadFavouritesScreen() {
  return import('@/features/favourites/page/FavouritesScreen');
}

/** The shop page of a game. */
export function ShopScreen({ spec }: { readonly spec: GameSpec }) {
  const { game } = spec;
  const catalog = useSearchClient(spec);
  const overlay = useOverlay(game, catalog.client);
  const parserState = useQueryParser(spec);
  usePageTitle(game.names[useLocale()]);
  return (
    <SearchProvider spec={spec} catalog={catalog} overlay={overlay} parserState={parserState}>
      <ShopPage />
      <IdleLoads />
    </SearchProvider>
  );
}

/** Loads what later actions need once the catalog is complete and the browser is idle: the query parser, and the files that
 *  make this game searchable without a network. Renders nothing. */
function IdleLoads() {
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
