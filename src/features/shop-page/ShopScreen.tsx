import { useLocation } from '@umijs/max';
import { useDeferredValue, useMemo } from 'react';
import { awaitsTexts } from '@/features/search-state/awaitsTexts';
import { groupOf } from '@/features/search-state/groupOf';
import type { SearchResult } from '@/features/search-state/searchResult';
import { useCommitQuery } from '@/features/search-state/useCommitQuery';
import { useOverlay } from '@/features/search-state/useOverlay';
import { type HitsState, useSearch } from '@/features/search-state/useSearch';
import { useSearchClient } from '@/features/search-state/useSearchClient';
import { useShopQuery } from '@/features/search-state/useShopQuery';
import { useQueryParser } from '@/features/text-query/useQueryParser';
import { useQuietMoment } from '@/features/text-query/useQuietMoment';
import { specOf } from '@/games/specs/specOf';
import type { Game } from '@/games/types';
import { useLocale } from '@/ui/hooks/useLocale';
import { usePageTitle } from '@/ui/hooks/usePageTitle';
import { ShopPage } from './ShopPage';
import { useCacheCatalog } from './useCacheCatalog';
import { useScrollRestoration } from './useScrollRestoration';

/** Loads the page that compares offers. It is asked for here, in the chunk whose parts it uses, and so brings none of them
 *  a second time. */
export function loadCompareScreen() {
  return import('@/features/compare/CompareScreen');
}

/** Loads the page of favourites, in the same way. */
export function loadFavouritesScreen() {
  return import('@/features/favourites/page/FavouritesScreen');
}

/** The shop page of a game. Data flows one way: address → query → worker → page; only what is being typed is asked a
 *  pause before the address holds it. */
export function ShopScreen({ game }: { readonly game: Game }) {
  const { pathname } = useLocation();
  const ask = useShopQuery(game);
  const stock = useSearchClient(game);
  const overlay = useOverlay(game, stock.client);
  const { hits: found, head, ahead, askAhead } = useSearch(stock.client, ask.query, overlay);
  const choose = useCommitQuery(ask.setQuery, askAhead);
  const hits = useMemo<HitsState>(
    () => (stock.error === null ? found : { status: 'failed', error: stock.error, previous: null }),
    [stock.error, found],
  );
  const quiet = useQuietMoment(hits.status === 'ready' && hits.answer.page.catalog.complete);
  const reading = useQueryParser(specOf(game), quiet || ask.query.text.trim() !== '');
  useCacheCatalog(game, quiet && hits.status === 'ready' ? hits.answer.page.catalog.publishedAt : null);
  usePageTitle(game.names[useLocale()]);
  // The cards below the first ones are drawn with the deferred state: only then is the page as long as it will be.
  const drawn = useDeferredValue(hits) === hits;
  useScrollRestoration(drawn && hits.status === 'ready' && isLongEnough(hits.answer, ask.query.shown));
  return (
    <ShopPage
      game={game}
      group={groupOf(pathname)}
      ask={ask}
      lexicon={stock.lexicon}
      client={stock.client}
      overlay={overlay}
      hits={hits}
      head={stock.error === null ? head : null}
      ahead={ahead}
      askAhead={askAhead}
      choose={choose}
      reading={reading}
      onRestart={stock.restart}
    />
  );
}

/** Whether the list has the length it will have: it is as long as was asked for, or no more will come. */
function isLongEnough(answer: SearchResult, shown: number): boolean {
  const { total, catalog } = answer.page;
  const { loaded, failed, all } = catalog.segments;
  return !awaitsTexts(answer) && (total >= shown || loaded + failed >= all);
}
