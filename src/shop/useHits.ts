import { useEffect, useState } from 'react';
import { isAbort, type ShopError, toShopError } from '@/base/shopError';
import type { Overlay } from '@/domain/overlay';
import type { Query } from '@/domain/query';
import type { SearchPage } from '@/domain/searchPage';
import type { SearchClient } from '@/worker/client';
import type { Answer } from './answer';
import { keepSoldInPlace } from './keepSoldInPlace';
import { sameConditions, sameQuestion } from './sameQuestion';

/** Where the answer to the query stands. While a new one is on its way, the one before stays. */
export type HitsState =
  | { readonly status: 'loading'; readonly previous: Answer | null }
  | { readonly status: 'ready'; readonly answer: Answer }
  | { readonly status: 'failed'; readonly error: ShopError; readonly previous: Answer | null };

type Outcome = { readonly asked: Query; readonly answer: Answer | null; readonly error: ShopError | null };

const NOTHING_YET = { answer: null, error: null };

/** Asks the worker whenever the query asks something new, the overlay changes, or more of the catalogue has come.
 *  One question at a time: a newer one cancels the one before.
 *  @param client   null while there is none yet
 *  @param overlay  what the server says now; the client has been told it already */
export function useHits(client: SearchClient | null, query: Query, overlay: Overlay | null): HitsState {
  const [asked, setAsked] = useState(query);
  if (!sameQuestion(asked, query)) setAsked(query);
  const [outcome, setOutcome] = useState<Outcome>({ asked, ...NOTHING_YET });
  const [progress, setProgress] = useState(0);

  useEffect(() => client?.onProgress(() => setProgress((count) => count + 1)), [client]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each step of progress asks the same question again
  useEffect(() => {
    if (client === null) return;
    const cancel = new AbortController();
    client.search(asked, cancel.signal).then(
      (page) =>
        setOutcome((before) => ({ asked, answer: nextAnswer(before.answer, asked, page, overlay), error: null })),
      (error: unknown) => {
        if (isAbort(error)) return;
        setOutcome(({ answer }) => ({ asked, answer, error: toShopError(error, 'shop-search') }));
      },
    );
    return () => cancel.abort();
  }, [client, asked, overlay, progress]);

  const { answer, error } = outcome;
  if (outcome.asked !== asked) return { status: 'loading', previous: answer };
  if (error !== null) return { status: 'failed', error, previous: answer };
  return answer === null ? { status: 'loading', previous: null } : { status: 'ready', answer };
}

/** Offers sold while they were being read stay until something else is asked; showing more of the same is not that. */
function nextAnswer(before: Answer | null, query: Query, page: SearchPage, overlay: Overlay | null): Answer {
  const reading = before !== null && overlay !== null && sameConditions(before.query, query);
  return { query, page: reading ? keepSoldInPlace(before.page, page, overlay.sold) : page };
}

/** The newest answer there is, whichever question it answers. */
export function latestAnswer(state: HitsState): Answer | null {
  return state.status === 'ready' ? state.answer : state.previous;
}
