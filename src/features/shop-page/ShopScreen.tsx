import { SearchProvider } from '@/features/search-state/SearchProvider';
import { useOverlay } from '@/features/search-state/useOverlay';
import { useSearchClient } from '@/features/search-state/useSearchClient';
import { withRequestCache } from '@/features/search-state/withRequestCache';
import { useQueryParser } from '@/features/text-query/useQueryParser';
import type { GameSpec } from '@/games/types';
import { useLocale } from '@/ui/hooks/useLocale';
import { usePageTitle } from '@/ui/hooks/usePageTitle';
import { IdleLoads } from './IdleLoads';
import { ShopPage } from './ShopPage';

/** Loads the compare page. Its chunk is requested here so that it does not contain the parts of this chunk again. */
export function loadCompareScreen() {
  return import(/* webpackChunkName: "compare" */ '@/features/compare/CompareScreen').then((module) =>
    withRequestCache(module.CompareScreen),
  );
}

/** Loads the favourites page, for the same reason. */
export function loadFavouritesScreen() {
  return import(/* webpackChunkName: "favourites" */ '@/features/favourites/page/FavouritesScreen').then((module) =>
    withRequestCache(module.FavouritesScreen),
  );
}

/** Loads the catalog behind a message, for the same reason. */
export function loadMessageCatalog() {
  return import(/* webpackChunkName: "message-catalog" */ '@/features/message/MessageCatalog').then((module) =>
    withRequestCache(module.MessageCatalog),
  );
}

/** The shop page of a game. */
export const ShopScreen = withRequestCache(Shop);

function Shop({ spec }: { readonly spec: GameSpec }) {
  const { game } = spec;
  const catalog = useSearchClient(spec);
  const overlay = useOverlay(game, catalog.client);
  const queryParser = useQueryParser(spec);
  usePageTitle(game.names[useLocale()]);
  return (
    <SearchProvider spec={spec} catalog={catalog} overlay={overlay} queryParser={queryParser}>
      <ShopPage />
      <IdleLoads />
    </SearchProvider>
  );
}
