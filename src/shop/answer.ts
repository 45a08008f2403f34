import type { Overlay } from '@/domain/overlay';
import type { Query } from '@/domain/query';
import type { SearchPage } from '@/domain/searchPage';
import { keepEqualHits } from './keepEqualHits';
import { keepSoldInPlace } from './keepSoldInPlace';
import { sameQuestion } from './sameQuestion';

/** A page of hits together with the query it answers, which may be older than the one now asked. */
export type Answer = { readonly query: Query; readonly page: SearchPage };

/** The answer that follows another on screen. Offers sold while they were being read stay until something else is asked;
 *  showing more of the same is not that.
 *  @param overlay  what the server said when it was asked */
export function nextAnswer(before: Answer | null, query: Query, page: SearchPage, overlay: Overlay | null): Answer {
  if (before === null) return { query, page };
  const kept = keepEqualHits(before.page, page);
  const reading = overlay !== null && sameQuestion(before.query, query);
  return { query, page: reading ? keepSoldInPlace(before.page, kept, overlay.sold) : kept };
}
