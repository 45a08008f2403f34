import { useEffect, useState } from 'react';
import { isAbort } from '@/base/shopError';
import type { OfferCode } from '@/domain/offer';
import type { Query } from '@/domain/query';
import type { Hit } from '@/domain/searchResponse';
import type { GameItems } from '@/features/search-state/gameItems';
import { revisionOf } from '@/features/search-state/revisionOf';
import type { SearchResult } from '@/features/search-state/searchResult';
import type { SearchClient } from '@/search-worker/client';
import { useSameValue } from '@/ui/hooks/useSameValue';
import { findSimilar, type Similar } from './findSimilar';
import { buildSimilarQuery } from './similarQuery';

type Found = { readonly code: OfferCode; readonly asked: Query; readonly similar: Similar };

/** Finds offers similar to an open one, at a lower priority than the search of the page.
 *  @param answer  the result on screen; its query has the wants, and a new revision searches again
 *  @returns       null while loading */
export function useSimilar(
  client: SearchClient | null,
  hit: Hit,
  answer: SearchResult,
  lexicon: GameItems,
): Similar | null {
  const asked = useSameValue(buildSimilarQuery(hit, answer.query, lexicon));
  const wants = useSameValue(answer.query.wants);
  const { code } = hit.offer;
  const revision = revisionOf(answer.page);
  const [found, setFound] = useState<Found | null>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each revision asks the same question again; of the offer only code and price count, and the question has the price
  useEffect(() => {
    if (client === null) return;
    const cancel = new AbortController();
    findSimilar(client, hit, asked, wants, cancel.signal).then(
      (similar) => setFound({ code, asked, similar }),
      (error: unknown) => {
        // The page reports search errors; similar offers are only left out.
        if (!isAbort(error)) setFound(null);
      },
    );
    return () => cancel.abort();
  }, [client, code, asked, wants, revision]);

  return found?.asked === asked && found.code === code ? found.similar : null;
}
