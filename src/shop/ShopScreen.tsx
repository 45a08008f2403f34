import { useLocation } from '@umijs/max';
import { specOf } from '@/games/specOf';
import type { Game } from '@/games/types';
import { useLocale } from '@/ui/useLocale';
import { usePageTitle } from '@/ui/usePageTitle';
import { awaitsTexts } from './awaitsTexts';
import { groupOf } from './screen/groupOf';
import { ShopPage } from './screen/ShopPage';
import { useKeptPosition } from './screen/useKeptPosition';
import { useQuietMoment } from './search/useQuietMoment';
import { useReader } from './search/useReader';
import { type HitsState, useHits } from './useHits';
import { useOverlay } from './useOverlay';
import { useShopQuery } from './useShopQuery';
import { useStock } from './useStock';

/** The shop page of a game. Data flows one way: address → query → worker → page. */
export function ShopScreen({ game }: { readonly game: Game }) {
  const { pathname } = useLocation();
  const ask = useShopQuery(game);
  const stock = useStock(game);
  const overlay = useOverlay(game, stock.client);
  const found = useHits(stock.client, ask.query, overlay);
  const hits: HitsState = stock.error === null ? found : { status: 'failed', error: stock.error, previous: null };
  const quiet = useQuietMoment(hits.status === 'ready' && hits.answer.page.catalogue.complete);
  const reading = useReader(specOf(game), quiet || ask.query.text.trim() !== '');
  usePageTitle(game.names[useLocale()]);
  useKeptPosition(hits.status === 'ready' && !awaitsTexts(hits.answer));
  return (
    <ShopPage
      game={game}
      group={groupOf(pathname)}
      ask={ask}
      lexicon={stock.lexicon}
      client={stock.client}
      overlay={overlay}
      hits={hits}
      reading={reading}
      onRestart={stock.restart}
    />
  );
}
