import { useQuery } from '@tanstack/react-query';
import type { OfferCode } from '@/domain/offer';
import type { Overlay } from '@/domain/overlay';
import { EMPTY_QUERY } from '@/domain/query';
import type { Hit } from '@/domain/searchResponse';
import { revisionOf } from '@/features/search-state/revisionOf';
import type { SearchResult } from '@/features/search-state/searchResult';
import { offersQuery } from '@/features/search-state/useOffers';
import type { SearchClient } from '@/search-worker/client';

/** The offer whose detail is open. */
export type OpenHit =
  | { readonly status: 'closed' }
  | { readonly status: 'loading'; readonly code: OfferCode }
  | { readonly status: 'found'; readonly code: OfferCode; readonly hit: Hit; readonly answer: SearchResult }
  | { readonly status: 'gone'; readonly code: OfferCode };

const NO_CODES: readonly OfferCode[] = [];

/** Finds the open offer among the hits on screen, or looks it up: a shared link may lead to an offer that is not among them, or
 *  that has been sold. */
export function useOpenHit(
  client: SearchClient | null,
  code: OfferCode | null,
  answer: SearchResult | null,
  overlay: Overlay | null,
): OpenHit {
  const onScreen = [...(answer?.page.hits ?? []), ...(answer?.page.closest ?? [])].find(
    (hit) => hit.offer.code === code,
  );
  const missing = code === null || answer === null || onScreen !== undefined ? NO_CODES : [code];
  const { query = EMPTY_QUERY, page = null } = answer ?? {};
  const request = offersQuery(client, missing, query, overlay, revisionOf(page));
  const { data, isError } = useQuery({
    ...request,
    // The offer stays on screen while it is looked up again.
    placeholderData: (previous) => (previous?.codes[0] === code ? previous : undefined),
  });

  if (code === null) return { status: 'closed' };
  if (answer === null) return { status: 'loading', code };
  if (onScreen !== undefined) return { status: 'found', code, hit: onScreen, answer };
  // The search beside this request reports what is wrong.
  if (isError) return { status: 'gone', code };
  if (data === undefined) return { status: 'loading', code };
  const [hit] = data.hits;
  return hit === undefined ? { status: 'gone', code } : { status: 'found', code, hit, answer };
}
