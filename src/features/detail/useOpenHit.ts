import { useEffect, useState } from 'react';
import { isAbort } from '@/base/shopError';
import type { OfferCode } from '@/domain/offer';
import type { Overlay } from '@/domain/overlay';
import type { Hit } from '@/domain/searchResponse';
import type { SearchResult } from '@/features/search-state/searchResult';
import type { SearchClient } from '@/search-worker/client';

export type OpenHit =
  | { readonly status: 'closed' }
  | { readonly status: 'loading'; readonly code: OfferCode }
  | { readonly status: 'found'; readonly code: OfferCode; readonly hit: Hit; readonly answer: SearchResult }
  | { readonly status: 'gone'; readonly code: OfferCode };

type LookedUp = { readonly code: OfferCode; readonly hit: Hit | null };

/** Finds the open offer among the hits on screen, or looks it up: a shared link may open an offer that is not among
 *  them. `gone` means that the catalog does not have it.
 *  @param overlay  looks the offer up again when it changes */
export function useOpenHit(
  client: SearchClient | null,
  code: OfferCode | null,
  answer: SearchResult | null,
  overlay: Overlay | null,
): OpenHit {
  const [found, setFound] = useState<LookedUp | null>(null);
  const onScreen = [...(answer?.page.hits ?? []), ...(answer?.page.closest ?? [])].find(
    (hit) => hit.offer.code === code,
  );
  const missing = onScreen === undefined ? code : null;
  const query = answer?.query ?? null;
  const { complete = false, texts = 'coming' } = answer?.page.catalog ?? {};

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new overlay, more of the catalog or its texts may change the answer
  useEffect(() => {
    if (client === null || missing === null || query === null) return;
    const cancel = new AbortController();
    client.offers([missing], query, cancel.signal).then(
      ([hit = null]) => setFound({ code: missing, hit }),
      (error: unknown) => {
        // The page reports search errors; the detail only has nothing to show.
        if (!isAbort(error)) setFound({ code: missing, hit: null });
      },
    );
    return () => cancel.abort();
  }, [client, missing, query, overlay, complete, texts]);

  if (code === null) return { status: 'closed' };
  if (answer === null) return { status: 'loading', code };
  if (onScreen !== undefined) return { status: 'found', code, hit: onScreen, answer };
  if (found?.code !== code) return { status: 'loading', code };
  return found.hit === null ? { status: 'gone', code } : { status: 'found', code, hit: found.hit, answer };
}
