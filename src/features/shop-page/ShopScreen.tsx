import { SearchProvider } from '@/features/search-state/SearchProvider';
import { useOverlay } from '@/features/search-state/useOverlay';
import { useSearchClient } from '@/features/search-state/useSearchClient';
import { useQueryParser } from '@/features/text-query/useQueryParser';
import { specOf } from '@/games/specs/specOf';
import type { Game } from '@/games/types';
import { useLocale } from '@/ui/hooks/useLocale';
import { usePageTitle } from '@/ui/hooks/usePageTitle';
import { IdleLoads } from './IdleLoads';
import { ShopPage } from './ShopPage';

/** Loads the compare page. Its chunk is requested here so that it does not contain the parts of this chunk again. */
export function loadCompareScreen() {
  return import('@/features/compare/CompareScreen');
}

/** Loads the page of favourites, for the same reason. */
export function loadFavouritesScreen() {
  return import('@/features/favourites/page/FavouritesScreen');
}

/** The shop page of a game. */
export function ShopScreen({ game }: { readonly game: Game }) {
  const catalog = useSearchClient(game);
  const overlay = useOverlay(game, catalog.client);
  const parserState = useQueryParser(specOf(game));
  usePageTitle(game.names[useLocale()]);
  return (
    <SearchProvider game={game} catalog={catalog} overlay={overlay} parserState={parserState}>
      <ShopPage />
      <IdleLoads />
    </SearchProvider>
  );
}
