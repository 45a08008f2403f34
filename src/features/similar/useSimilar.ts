import { skipToken, useQuery } from '@tanstack/react-query';
import type { Hit } from '@/domain/searchResponse';
import type { GameItems } from '@/features/search-state/gameItems';
import { conditionsKey } from '@/features/search-state/isSameQuery';
import { objectKey } from '@/features/search-state/objectKey';
import { responseKey } from '@/features/search-state/responseKey';
import type { SearchResult } from '@/features/search-state/searchResult';
import type { SearchClient } from '@/search-worker/client';
import { findSimilar, type Similar } from './findSimilar';
import { buildSimilarQuery } from './similarQuery';

/** Finds offers similar to an open one, with lower priority than the search of the page.
 *  @param result  the result on screen, for the wants of its query
 *  @returns       null while searching */
export function useSimilar(
  client: SearchClient | null,
  hit: Hit,
  result: SearchResult,
  gameItems: GameItems,
): Similar | null {
  const query = buildSimilarQuery(hit, result.query, gameItems);
  const { wants } = result.query;
  const { data = null } = useQuery({
    queryKey: ['similar', objectKey(client), responseKey(result.page), hit.offer.code, conditionsKey(query), wants],
    queryFn: client === null ? skipToken : ({ signal }) => findSimilar(client, hit, query, wants, signal),
  });
  return data;
}
