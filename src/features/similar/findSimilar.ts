import { type Query, type Want, wantKey } from '@/domain/query';
import type { Hit } from '@/domain/searchResponse';
import { isUnavailable } from '@/features/offer/facts/isUnavailable';
import { countMet } from '@/features/offer/gaps/countMet';
import type { SearchResult } from '@/features/search-state/searchResult';
import type { SearchClient } from '@/search-worker/client';
import { isRequired, relaxWants } from './similarQuery';

const MAX_SIMILAR = 4;

export type Similar = {
  readonly hits: readonly Hit[];
  /** The query and response that the hits are shown against. */
  readonly result: SearchResult;
  /** Whether all hits meet the required wants (`all`), some do not (`some`), or there are none (`free`). */
  readonly meets: 'all' | 'some' | 'free';
};

/** Finds up to four offers similar to an open one: those with all required wants first, then, if these are too few,
 *  offers that lack some.
 *  @param query  the similar query of the offer
 *  @param wants  the buyer's own wants
 *  @throws  as `SearchClient.lowPriority` */
export async function findSimilar(
  client: Pick<SearchClient, 'lowPriority'>,
  hit: Hit,
  query: Query,
  wants: readonly Want[],
  signal: AbortSignal,
): Promise<Similar> {
  const page = await client.lowPriority(query, signal);
  const result = { query, page };
  const complete = rankSimilar(hit, page.hits, wants);
  if (!wants.some(isRequired)) return { hits: complete, result, meets: 'free' };
  if (complete.length === MAX_SIMILAR) return { hits: complete, result, meets: 'all' };

  const relaxed = await client.lowPriority(relaxWants(query), signal);
  // Offers with gaps are left out: their gaps concern the price range, which is no condition of the buyer and cannot be explained to them.
  const nearMisses = page.closest.filter(({ gaps }) => gaps.length === 0);
  const known = new Set([...page.hits, ...nearMisses].map(({ offer }) => offer.code));
  const others = relaxed.hits
    .filter(({ offer }) => !known.has(offer.code))
    .map((other) => restoreWants(other, query.wants));
  const incomplete = rankSimilar(hit, [...nearMisses, ...others], wants).slice(0, MAX_SIMILAR - complete.length);
  return { hits: [...complete, ...incomplete], result, meets: incomplete.length > 0 ? 'some' : 'all' };
}

/** Ranks the offers most similar to an open one: by number of the buyer's wants, then by number of shared items, then
 *  by difference in price. Unavailable offers and offers that share nothing are left out.
 *  @param wants  the buyer's own; the other matches are the items of the open offer
 *  @returns  at most four */
export function rankSimilar(hit: Hit, candidates: readonly Hit[], wants: readonly Want[]): readonly Hit[] {
  const wanted = new Set(wants.map(wantKey));
  const countWanted = (candidate: Hit) =>
    countMet({ ...candidate, wantMatches: candidate.wantMatches.filter(({ want }) => wanted.has(wantKey(want))) });
  const priceDifference = ({ price }: Hit) => Math.abs(price.amount - hit.price.amount);
  return candidates
    .filter(
      (candidate) => candidate.offer.code !== hit.offer.code && !isUnavailable(candidate) && countMet(candidate) > 0,
    )
    .sort(
      (a, b) => countWanted(b) - countWanted(a) || countMet(b) - countMet(a) || priceDifference(a) - priceDifference(b),
    )
    .slice(0, MAX_SIMILAR);
}

/** Returns a hit of the relaxed query with the original want modes in its matches, so that its gaps can be shown. */
function restoreWants(hit: Hit, wants: readonly Want[]): Hit {
  const wantMatches = wants.flatMap((want) =>
    hit.wantMatches
      .filter((outcome) => wantKey(outcome.want) === wantKey(want))
      .map((outcome) => ({ ...outcome, want })),
  );
  return { ...hit, wantMatches };
}
