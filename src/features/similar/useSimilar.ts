import { useEffect, useState } from 'react';
import { isAbort } from '@/base/shopError';
import type { OfferCode } from '@/domain/offer';
import type { Query } from '@/domain/query';
import type { Hit } from '@/domain/searchResponse';
import type { GameItems } from '@/features/search-state/gameItems';
import { revisionOf } from '@/features/search-state/revisionOf';
import type { SearchResult } from '@/features/search-state/searchResult';
import type { SearchClient } from '@/search-worker/client';
import { useDeepMemo } from '@/ui/hooks/useDeepMemo';
import { findSimilar, type Similar } from './findSimilar';
import { similarQuery } from './similarQuery';

type Found = { readonly code: OfferCode; readonly asked: Query; readonly similar: Similar };

/** Looks for offers like an open one, beside the search of the page and never in its way.
 *  @param answer  what the page shows: its query has the wants, and a fuller one asks again
 *  @returns       null until they have come */
export function useSimilar(
  client: SearchClient | null,
  hit: Hit,
  answer: SearchResult,
  lexicon: GameItems,
): Similar | null {
  const asked = useDeepMemo(similarQuery(hit, answer.query, lexicon));
  const wants = useDeepMemo(answer.query.wants);
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
        // The page says what is wrong with its search; nothing is similar then.
        if (!isAbort(error)) setFound(null);
      },
    );
    return () => cancel.abort();
  }, [client, code, asked, wants, revision]);

  return found?.asked === asked && found.code === code ? found.similar : null;
}
