import { useEffect, useState } from 'react';
import { isAbort } from '@/base/shopError';
import type { OfferCode } from '@/domain/offer';
import type { Query } from '@/domain/query';
import type { Hit } from '@/domain/searchResponse';
import type { SearchClient } from '@/search-worker/client';

/** Code → the offer, or null for one that the catalog does not hold; one that is still looked up is not in it. */
export type FoundOffers = ReadonlyMap<OfferCode, Hit | null>;

const NOTHING: FoundOffers = new Map();

/** Looks offers up by their codes, whatever their status is now. What was found stays until it is known better.
 *  @param codes     the same list as long as the same is meant
 *  @param query     whose wants the offers answer
 *  @param revision  asks again when it changes, for instance when the server says something new */
export function useOffers(
  client: SearchClient | null,
  codes: readonly OfferCode[],
  query: Query,
  revision: unknown,
): FoundOffers {
  const [found, setFound] = useState(NOTHING);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each revision asks the same question again
  useEffect(() => {
    if (client === null || codes.length === 0) return;
    const cancel = new AbortController();
    client.offers(codes, query, cancel.signal).then(
      (hits) => {
        const byCode = new Map(hits.map((hit) => [hit.offer.code, hit]));
        setFound(new Map(codes.map((code) => [code, byCode.get(code) ?? null])));
      },
      (error: unknown) => {
        // The search that runs beside this one says what is wrong; here there is only nothing to show.
        if (!isAbort(error)) setFound(NOTHING);
      },
    );
    return () => cancel.abort();
  }, [client, codes, query, revision]);

  return found;
}
