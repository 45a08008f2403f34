import { Link } from '@umijs/max';
import { useMemo } from 'react';
import { EMPTY_QUERY, type Query } from '@/domain/query';
import { writeQuery } from '@/domain/queryString';
import { useFavouriteMessages } from '@/features/favourites/messages/useFavouriteMessages';
import { countMet } from '@/features/offer/gaps/countMet';
import type { GameItems } from '@/features/search-state/gameItems';
import type { SearchResult } from '@/features/search-state/searchResult';
import { buildSimilarQuery } from '@/features/similar/similarQuery';
import { useSimilar } from '@/features/similar/useSimilar';
import { facetsOf } from '@/games/facetsOf';
import { gamePath } from '@/games/paths';
import type { Game } from '@/games/types';
import type { SearchClient } from '@/search-worker/client';
import type { Favourite } from '@/storage/favourites';
import { formatMoney } from '@/ui/format/formatMoney';
import { useLocale } from '@/ui/hooks/useLocale';
import { useMessages } from '@/ui/hooks/useMessages';
import styles from './GameFavourites.module.css';
import { hitFromFavourite } from './hitFromFavourite';

export type ClosestOfferProps = {
  readonly game: Game;
  readonly favourite: Favourite;
  readonly gameItems: GameItems;
  readonly result: SearchResult;
  readonly client: SearchClient | null;
};

/** Names the available offer closest to a favourite that is sold or gone, and links to more like it. */
export function ClosestOffer({ game, favourite, gameItems, result, client }: ClosestOfferProps) {
  const messages = useFavouriteMessages();
  const { shop } = useMessages();
  const locale = useLocale();
  const hit = useMemo(() => hitFromFavourite(favourite), [favourite]);
  const similar = useSimilar(
    client,
    hit,
    useMemo(() => ({ ...result, query: EMPTY_QUERY }), [result]),
    gameItems,
  );
  if (similar === null) return null;
  const [closest] = similar.hits;
  if (closest === undefined) return <p className={styles.closest}>{messages.noneSimilar}</p>;
  const hrefOf = (query: Query) =>
    `${gamePath('game', game.id)}${writeQuery(query, facetsOf(gameItems.spec), gameItems.links)}`;
  const { code } = closest.offer;
  const price = formatMoney(closest.price, locale);
  const { wants, ranges, choices } = buildSimilarQuery(hit, EMPTY_QUERY, gameItems);
  return (
    <p className={styles.closest}>
      <span>
        {messages.closest}
        <b>{code}</b> {price} · {messages.shares(countMet(closest), wants.length)} · {closest.offer.shop}
      </span>
      <Link to={hrefOf({ ...EMPTY_QUERY, open: code })} aria-label={shop.openOffer(code, price, closest.offer.shop)}>
        {messages.see}
      </Link>
      <Link to={hrefOf({ ...EMPTY_QUERY, wants, ranges, choices })}>{messages.moreSimilar}</Link>
    </p>
  );
}
