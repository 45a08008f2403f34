import { useEffect, useMemo } from 'react';
import type { OfferCode } from '@/domain/offer';
import { EMPTY_QUERY } from '@/domain/query';
import { revisionOf } from '@/features/search-state/revisionOf';
import { useOffers } from '@/features/search-state/useOffers';
import { useOverlay } from '@/features/search-state/useOverlay';
import { latestSearchResult, useSearch } from '@/features/search-state/useSearch';
import { useSearchClient } from '@/features/search-state/useSearchClient';
import { gamePath } from '@/games/paths';
import type { Game } from '@/games/types';
import { useDeepMemo } from '@/ui/hooks/useDeepMemo';
import type { GameNews } from './gameNews';

export type GameWatchProps = {
  readonly game: Game;
  readonly codes: readonly OfferCode[];
  /** Told whenever something is known anew. */
  readonly onNews: (game: Game, news: GameNews) => void;
};

/** Opens the catalog of a game for as long as it is there, and tells what has become of some of its offers. It draws
 *  nothing. */
export function GameWatch({ game, codes, onNews }: GameWatchProps) {
  const { lexicon, client, error: stockError, restart } = useSearchClient(game);
  // What the server knows belongs to the game, whichever page asks.
  const overlay = useOverlay(game, client, gamePath('game', game.id).slice(1));
  const { hits } = useSearch(client, EMPTY_QUERY, overlay);
  const answer = latestSearchResult(hits);
  const revision = useMemo(() => [overlay, revisionOf(answer?.page ?? null)], [overlay, answer]);
  const looked = useOffers(client, useDeepMemo(codes), EMPTY_QUERY, useDeepMemo(revision));
  const error = stockError ?? (hits.status === 'failed' ? hits.error : null);
  const partial = (answer?.page.catalog.segments.failed ?? 0) > 0;

  const news = useMemo<GameNews>(() => {
    // What a missing segment may hold is not gone.
    const found = partial ? new Map([...looked].filter(([, hit]) => hit !== null)) : looked;
    return { lexicon, client, answer, found, error, partial, restart };
  }, [lexicon, client, answer, looked, error, partial, restart]);
  useEffect(() => onNews(game, news), [game, news, onNews]);

  return null;
}
