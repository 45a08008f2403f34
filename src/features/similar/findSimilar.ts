import type { Query, Want } from '@/domain/query';
import type { Hit } from '@/domain/searchResponse';
import type { SearchResult } from '@/features/search-state/searchResult';
import type { SearchClient } from '@/search-worker/client';
import { MOST_SIMILAR, mostSimilar } from './mostSimilar';
import { easeWants, isRequired } from './similarQuery';

export type Similar = {
  readonly hits: readonly Hit[];
  /** What they are said to answer: the question as it was asked first. */
  readonly answer: SearchResult;
  /** Whether each has all that is required, whether some lack something of it, or nothing is required. */
  readonly meets: 'all' | 'some' | 'free';
};

/** Finds offers like an open one: those with all that is required and, only where these are too few, others that come
 *  near, each with what it lacks.
 *  @param asked  the similar query of the offer
 *  @param wants  the buyer's own wants
 *  @throws       as `SearchClient.lowPriority` */
export async function findSimilar(
  client: Pick<SearchClient, 'lowPriority'>,
  hit: Hit,
  asked: Query,
  wants: readonly Want[],
  signal: AbortSignal,
): Promise<Similar> {
  const page = await client.lowPriority(asked, signal);
  const answer = { query: asked, page };
  const full = mostSimilar(hit, page.hits, wants);
  if (!wants.some(isRequired)) return { hits: full, answer, meets: 'free' };
  if (full.length === MOST_SIMILAR) return { hits: full, answer, meets: 'all' };

  const eased = await client.lowPriority(easeWants(asked), signal);
  // What is closest may be too dear among all that is alike to come with it. A price that nobody asked for is no gap to
  // tell of: what misses that is left out.
  const near = page.closest.filter(({ gaps }) => gaps.length === 0);
  const known = new Set([...page.hits, ...near].map(({ offer }) => offer.code));
  const others = eased.hits.filter(({ offer }) => !known.has(offer.code)).map((one) => asAsked(one, asked.wants));
  const rest = mostSimilar(hit, [...near, ...others], wants).slice(0, MOST_SIMILAR - full.length);
  return { hits: [...full, ...rest], answer, meets: rest.length > 0 ? 'some' : 'all' };
}

/** A hit of the eased question with its outcomes as the first one asks for them: so it can be said what it lacks. */
function asAsked(hit: Hit, wants: readonly Want[]): Hit {
  const outcomes = wants.flatMap((want) =>
    hit.outcomes.filter((outcome) => outcome.want.item === want.item).map((outcome) => ({ ...outcome, want })),
  );
  return { ...hit, outcomes };
}
