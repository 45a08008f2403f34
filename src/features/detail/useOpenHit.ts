import { useQuery } from '@tanstack/react-query';
import type { OfferCode } from '@/domain/offer';
import type { Overlay } from '@/domain/overlay';
import { EMPTY_QUERY } from '@/domain/query';
import type { Hit } from '@/domain/searchResponse';
import { responseKey } from '@/features/search-state/responseKey';
import type { SearchResult } from '@/features/search-state/searchResult';
import { offersQuery } from '@/features/search-state/useOffers';
import type { SearchClient } from '@/search-worker/client';

/** The offer whose detail is open. */
export type OpenHit =
  | { readonly status: 'closed' }
  | { readonly status: 'loading'; readonly code: OfferCode }
  | { readonly status: 'found'; readonly code: OfferCode; readonly hit: Hit; readonly result: SearchResult }
  | { readonly status: 'gone'; readonly code: OfferCode };

const NO_CODES: readonly OfferCode[] = [];

/** Finds the open offer among the hits on screen, or else looks it up, since a shared link may open an offer that is not among
 *  them or is sold. */
export function useOpenHit(
  client: SearchClient | null,
  code: OfferCode | null,
  result: SearchResult | null,
  overlay: Overlay | null,
): OpenHit {
  const onScreen = [...(result?.page.hits ?? []), ...(result?.page.closest ?? [])].find(
    (hit) => hit.offer.code === code,
  );
  const missing = code === null || result === null || onScreen !== undefined ? NO_CODES : [code];
  const { query = EMPTY_QUERY, page = null } = result ?? {};
  const request = offersQuery(client, missing, query, overlay, responseKey(page));
  const { data, isError } = useQuery({
    ...request,
    // The offer stays on screen while it is looked up again.
    placeholderData: (previous) => (previous?.codes[0] === code ? previous : undefined),
  });

  if (code === null) return { status: 'closed' };
  if (result === null) return { status: 'loading', code };
  if (onScreen !== undefined) return { status: 'found', code, hit: onScreen, result };
  // The search reports the error itself.
  if (isError) return { status: 'gone', code };
  if (data === undefined) return { status: 'loading', code };
  const [hit] = data.hits;
  return hit === undefined ? { status: 'gone', code } : { status: 'found', code, hit, result };
}
