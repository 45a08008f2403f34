import { keepPreviousData, queryOptions, skipToken, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { OfferCode } from '@/domain/offer';
import type { Overlay } from '@/domain/overlay';
import type { Query } from '@/domain/query';
import type { Hit } from '@/domain/searchResponse';
import type { SearchClient } from '@/search-worker/client';
import { conditionsKey } from './isSameQuery';
import { objectKey } from './objectKey';

/** Code → offer, or null if the catalog does not contain it. Offers still being looked up are absent. */
export type FoundOffers = ReadonlyMap<OfferCode, Hit | null>;

const NO_OFFERS: FoundOffers = new Map();

/** Looks up offers by code, whatever their status. The previous offers stay until the new ones have arrived.
 *  @param query            the query whose wants are compared with the offers
 *  @param overlay          must have been passed to the client before
 *  @param loadProgress  changes when more of the catalog has been loaded */
export function useOffers(
  client: SearchClient | null,
  codes: readonly OfferCode[],
  query: Query,
  overlay: Overlay | null,
  loadProgress: string | number = 0,
): FoundOffers {
  const request = offersQuery(client, codes, query, overlay, loadProgress);
  const { data } = useQuery({ ...request, placeholderData: keepPreviousData });
  return useMemo(() => {
    if (data === undefined) return NO_OFFERS;
    const hits = new Map(data.hits.map((hit) => [hit.offer.code, hit]));
    return new Map(data.codes.map((code) => [code, hits.get(code) ?? null]));
  }, [data]);
}

/** Returns the request for offers by code. */
export function offersQuery(
  client: SearchClient | null,
  codes: readonly OfferCode[],
  query: Query,
  overlay: Overlay | null,
  loadProgress: string | number,
) {
  return queryOptions({
    queryKey: ['offers', objectKey(client), conditionsKey(query), codes, loadProgress, objectKey(overlay)],
    queryFn:
      client === null || codes.length === 0
        ? skipToken
        : async ({ signal }) => ({ codes, hits: await client.offers(codes, query, signal) }),
  });
}
