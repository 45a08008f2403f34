import type { Overlay } from '@/domain/overlay';
import type { Query } from '@/domain/query';
import type { SearchHead, SearchPage } from '@/domain/searchResponse';
import { sameQuestion } from './isSameQuery';
import { keepEqualHead, keepEqualHits } from './keepEqualHits';
import { keepSoldInPlace } from './keepSoldInPlace';

/** A page of hits together with the query it answers, which may be older than the one now asked. */
export type Answer = { readonly query: Query; readonly page: SearchPage };

/** What is known first of an answer, or all of it. */
export type HeadAnswer = { readonly query: Query; readonly page: SearchHead };

/** A head that follows an answer on screen.
 *  @param shown  the newest that is on screen */
export function nextHead(shown: HeadAnswer, query: Query, head: SearchHead): HeadAnswer {
  return { query, page: keepEqualHead(shown.page, head) };
}

/** The answer that follows another on screen. Offers sold while they were being read stay until something else is asked;
 *  showing more of the same is not that.
 *  @param overlay  what the server said when it was asked */
export function nextAnswer(before: Answer | null, query: Query, page: SearchPage, overlay: Overlay | null): Answer {
  if (before === null) return { query, page };
  const kept = keepEqualHits(before.page, page);
  const reading = overlay !== null && sameQuestion(before.query, query);
  return { query, page: reading ? keepSoldInPlace(before.page, kept, overlay.sold) : kept };
}
