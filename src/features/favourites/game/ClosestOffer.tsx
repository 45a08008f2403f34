import { Link } from '@umijs/max';
import { useMemo } from 'react';
import { EMPTY_QUERY, type Query } from '@/domain/query';
import { writeQuery } from '@/domain/queryString';
import { useFavouriteMessages } from '@/features/favourites/messages/useFavouriteMessages';
import { countMet } from '@/features/offer/gaps/countMet';
import type { GameItems } from '@/features/search-state/gameItems';
import type { SearchResult } from '@/features/search-state/searchResult';
import { similarQuery } from '@/features/similar/similarQuery';
import { useSimilar } from '@/features/similar/useSimilar';
import { facetsOf } from '@/games/facetsOf';
import { gamePath } from '@/games/paths';
import type { Game } from '@/games/types';
import type { SearchClient } from '@/search-worker/client';
import type { Favourite } from '@/storage/favourites';
import { formatMoney } from '@/ui/format/format';
import { useLocale } from '@/ui/hooks/useLocale';
import { useMessages } from '@/ui/hooks/useMessages';
import styles from './GameFavourites.module.css';
import { rememberedHit } from './hitFromFavourite';

export type ClosestLineProps = {
  readonly game: Game;
  readonly kept: Favourite;
  readonly lexicon: GameItems;
  readonly answer: SearchResult;
  readonly client: SearchClient | null;
};

/** The offer closest to one that is gone, and the way to more like it. */
export function ClosestLine({ game, kept, lexicon, answer, client }: ClosestLineProps) {
  const words = useFavouriteMessages();
  const { shop } = useMessages();
  const locale = useLocale();
  const hit = useMemo(() => rememberedHit(kept), [kept]);
  const found = useSimilar(
    client,
    hit,
    useMemo(() => ({ ...answer, query: EMPTY_QUERY }), [answer]),
    lexicon,
  );
  if (found === null) return null;
  const [closest] = found.hits;
  const addressOf = (query: Query) => `${gamePath('game', game.id)}${writeQuery(query, facetsOf(lexicon.spec))}`;
  if (closest === undefined) return <p className={styles.closest}>{words.noneClose}</p>;
  const { code } = closest.offer;
  const price = formatMoney(closest.price, locale);
  const asked = similarQuery(hit, EMPTY_QUERY, lexicon);
  return (
    <p className={styles.closest}>
      <span>
        {words.closest}
        <b>{code}</b> {price} · {words.shares(countMet(closest), asked.wants.length)} · {closest.offer.shop}
      </span>
      <Link to={addressOf({ ...EMPTY_QUERY, open: code })} aria-label={shop.openOffer(code, price, closest.offer.shop)}>
        {words.see}
      </Link>
      <Link to={addressOf({ ...EMPTY_QUERY, wants: asked.wants, ranges: asked.ranges, choices: asked.choices })}>
        {words.moreClose}
      </Link>
    </p>
  );
}
