import { useLocation } from '@umijs/max';
import { useDeferredValue, useMemo } from 'react';
import { specOf } from '@/games/specOf';
import type { Game } from '@/games/types';
import { useLocale } from '@/ui/useLocale';
import { usePageTitle } from '@/ui/usePageTitle';
import type { Answer } from './answer';
import { awaitsTexts } from './awaitsTexts';
import { groupOf } from './screen/groupOf';
import { ShopPage } from './screen/ShopPage';
import { useKeptPosition } from './screen/useKeptPosition';
import { useQuietMoment } from './search/useQuietMoment';
import { useReader } from './search/useReader';
import { useChoose } from './useChoose';
import { type HitsState, useHits } from './useHits';
import { useKeepCatalogue } from './useKeepCatalogue';
import { useOverlay } from './useOverlay';
import { useShopQuery } from './useShopQuery';
import { useStock } from './useStock';

/** Loads the page that compares offers. It is asked for here, in the chunk whose parts it uses, and so brings none of them
 *  a second time. */
export function loadCompareScreen() {
  return import('./compare/CompareScreen');
}

/** Loads the page of favourites, in the same way. */
export function loadFavouritesScreen() {
  return import('./favourites/FavouritesScreen');
}

/** The shop page of a game. Data flows one way: address → query → worker → page; only what is being typed is asked a
 *  pause before the address holds it. */
export function ShopScreen({ game }: { readonly game: Game }) {
  const { pathname } = useLocation();
  const ask = useShopQuery(game);
  const stock = useStock(game);
  const overlay = useOverlay(game, stock.client);
  const { hits: found, head, ahead, askAhead } = useHits(stock.client, ask.query, overlay);
  const choose = useChoose(ask.setQuery, askAhead);
  const hits = useMemo<HitsState>(
    () => (stock.error === null ? found : { status: 'failed', error: stock.error, previous: null }),
    [stock.error, found],
  );
  const quiet = useQuietMoment(hits.status === 'ready' && hits.answer.page.catalogue.complete);
  const reading = useReader(specOf(game), quiet || ask.query.text.trim() !== '');
  useKeepCatalogue(game, quiet && hits.status === 'ready' ? hits.answer.page.catalogue.publishedAt : null);
  usePageTitle(game.names[useLocale()]);
  // The cards below the first ones are drawn with the deferred state: only then is the page as long as it will be.
  const drawn = useDeferredValue(hits) === hits;
  useKeptPosition(drawn && hits.status === 'ready' && isLongEnough(hits.answer, ask.query.shown));
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
function isLongEnough(answer: Answer, shown: number): boolean {
  const { total, catalogue } = answer.page;
  const { loaded, failed, all } = catalogue.segments;
  return !awaitsTexts(answer) && (total >= shown || loaded + failed >= all);
}
