import { startTransition, useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { isAbort, type ShopError, toShopError } from '@/base/shopError';
import type { Overlay } from '@/domain/overlay';
import { PAGE_SIZE, type Query } from '@/domain/query';
import type { PartialResult, SearchResponse } from '@/domain/searchResponse';
import type { SearchClient } from '@/search-worker/client';
import { isSameQuery } from './isSameQuery';
import { applyPartialResult, applySearchResult, type PartialSearchResult, type SearchResult } from './searchResult';

/** Where the answer to the query stands. While a new one is on its way, the one before stays. */
export type HitsState =
  | { readonly status: 'loading'; readonly previous: SearchResult | null }
  | { readonly status: 'ready'; readonly answer: SearchResult }
  | { readonly status: 'failed'; readonly error: ShopError; readonly previous: SearchResult | null };

/** A query whose answer is on screen before the address holds it. */
export type AheadQuery = {
  readonly query: Query;
  /** The address's query meanwhile: once that is another one, this one has been overtaken. */
  readonly over: Query;
};

export type Hits = {
  readonly hits: HitsState;
  /** What is known first of an answer: of the one in `hits`, or of one that is on its way. */
  readonly head: PartialSearchResult | null;
  readonly ahead: AheadQuery | null;
  /** Asks at once what the address will hold only after a pause. The page goes on showing what it shows until the answer
   *  has come. */
  readonly askAhead: (query: Query) => void;
};

type Question = { readonly query: Query; readonly revision: object };
type Flight = Question & { readonly ahead: boolean; readonly over: Query; readonly cancel: AbortController };
/** A head as it came, and as the page shows it. */
type Heard = { readonly said: PartialResult; readonly head: PartialSearchResult };
type Outcome = { readonly answer: SearchResult | null; readonly error: ShopError | null };

type State = Outcome & {
  /** The address's query when this was last looked at. */
  readonly seen: Query;
  /** What the page shows the answer to, or waits for it. */
  readonly asked: Query;
  readonly ahead: AheadQuery | null;
  readonly heard: Heard | null;
  /** The question that answer and error belong to. */
  readonly settled: Question | null;
  /** The last one whose outcome was looked at, taken or not. */
  readonly landed: Flight | null;
};

/** Asks the worker whenever the query asks something new, the overlay changes, or more of the catalog has come.
 *  One question at a time: a newer one cancels the one before.
 *  @param client   null while there is none yet
 *  @param query    the address's
 *  @param overlay  what the server says now; the client has been told it already */
export function useSearch(client: SearchClient | null, query: Query, overlay: Overlay | null): Hits {
  const [state, setState] = useState<State>(() => ({ seen: query, asked: query, ...NOTHING_YET }));
  const [progress, setProgress] = useState(0);
  const flight = useRef<Flight | null>(null);
  const shown = useRef(state);
  /** What has been answered and is not drawn yet: the address may be drawn before. */
  const landing = useRef<Flight | null>(null);
  if (state.seen !== query) setState(follow(state, query));

  useEffect(() => client?.onProgress(() => setProgress((count) => count + 1)), [client]);
  useLayoutEffect(() => {
    shown.current = state;
    if (landing.current === state.landed) landing.current = null;
  }, [state]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: after each of them the same question has another answer
  const revision = useMemo(() => ({}), [client, overlay, progress]);
  const send = useCallback(
    (asked: Query, ahead: boolean) => {
      if (client === null) return;
      flight.current?.cancel.abort();
      const sent = { query: asked, revision, ahead, over: shown.current.seen, cancel: new AbortController() };
      flight.current = sent;
      const settle = (outcomeAfter: (before: State) => Outcome) => {
        if (flight.current !== sent) return;
        flight.current = null;
        landing.current = sent;
        const draw = () => setState((before) => land(before, sent, outcomeAfter));
        // What is seen first is on screen: what stands around it is drawn in one piece, and a key comes before it.
        if (begun) startTransition(draw);
        else draw();
      };
      let begun = false;
      const hear = (said: PartialResult) => {
        if (flight.current !== sent || !isNew(shown.current, sent)) return;
        begun = true;
        // In the task that brings it: a frame may come before the next one.
        flushSync(() => setState((before) => begin(before, sent, said)));
      };
      // Those further down are listed when they are to be shown (useFurtherHits).
      client.search({ ...asked, shown: PAGE_SIZE }, sent.cancel.signal, hear).then(
        (page) =>
          settle((before) => ({
            answer: applySearchResult(onScreen(before), asked, asShown(before, page), overlay),
            error: null,
          })),
        (error: unknown) => {
          if (!isAbort(error)) settle(({ answer }) => ({ answer, error: toShopError(error, 'shop-search') }));
        },
      );
    },
    [client, overlay, revision],
  );

  const { asked, seen, settled } = state;
  useEffect(() => {
    const isIt = (one: Question | null) => one?.revision === revision && isSameQuery(one.query, asked);
    const newest = flight.current ?? landing.current;
    if (isIt(newest) || (newest === null && isIt(settled))) return;
    // What is being typed is newer than the address, as long as that stays as it is.
    const typed = newest?.ahead === true && newest.over === seen ? newest : null;
    if (typed === null) send(asked, false);
    else if (typed.revision !== revision) send(typed.query, true);
  }, [asked, seen, settled, revision, send]);
  useEffect(() => () => flight.current?.cancel.abort(), []);

  const askAhead = useCallback(
    (next: Query) => {
      const newest = (flight.current ?? landing.current)?.query ?? shown.current.asked;
      if (!isSameQuery(newest, next)) send(next, true);
    },
    [send],
  );
  const hits = useMemo(() => readState(state), [state]);
  return { hits, head: state.heard?.head ?? null, ahead: state.ahead, askAhead };
}

const NOTHING_YET = { ahead: null, heard: null, settled: null, landed: null, answer: null, error: null };

/** The address has another query: an answer that came ahead of it is its own now, any other is overtaken. */
function follow(state: State, query: Query): State {
  const known = [state.asked, state.settled?.query].find((one) => one !== undefined && isSameQuery(one, query));
  const asked = known ?? query;
  return { ...state, seen: query, asked, ahead: null };
}

/** Takes the head of an answer to something else than what is on screen. */
function begin(state: State, sent: Flight, said: PartialResult): State {
  const { answer, heard } = state;
  if (answer === null || !isWanted(state, sent) || !isNew(state, sent)) return state;
  return { ...state, heard: { said, head: applyPartialResult(heard?.head ?? answer, sent.query, said) } };
}

function isNew({ answer }: State, { query }: Flight): boolean {
  return answer !== null && !isSameQuery(answer.query, query);
}

/** What the page shows now. */
function onScreen({ answer, heard }: State): SearchResult | null {
  if (answer === null || heard === null) return answer;
  return { query: heard.head.query, page: { ...answer.page, ...heard.head.page } };
}

/** A page with the hits that its head has on screen already. */
function asShown({ heard }: State, page: SearchResponse): SearchResponse {
  return heard?.said.hits === page.hits ? { ...page, hits: heard.head.page.hits } : page;
}

/** Whether a question is still asked, or is ahead of what the address will ask. */
function isWanted({ seen, asked }: State, sent: Flight): boolean {
  return (sent.ahead && sent.over === seen) || isSameQuery(sent.query, asked);
}

/** Takes the outcome of a question that is still asked, or that the address will ask. */
function land(state: State, sent: Flight, outcomeAfter: (before: State) => Outcome): State {
  if (!isWanted(state, sent)) return { ...state, landed: sent };
  const { seen, asked } = state;
  const early = sent.ahead && sent.over === seen;
  const mine = isSameQuery(sent.query, asked) ? asked : sent.query;
  const ahead = early && !isSameQuery(mine, seen) ? { query: mine, over: seen } : null;
  const settled = { query: mine, revision: sent.revision };
  const outcome = outcomeAfter(state);
  // What begins the answer stays what the page shows of it.
  const heard = state.heard?.head.page.hits === outcome.answer?.page.hits ? state.heard : null;
  return { seen, asked: mine, ahead: early ? ahead : state.ahead, heard, settled, landed: sent, ...outcome };
}

function readState({ asked, settled, answer, error }: State): HitsState {
  if (settled?.query !== asked) return { status: 'loading', previous: answer };
  if (error !== null) return { status: 'failed', error, previous: answer };
  return answer === null ? { status: 'loading', previous: null } : { status: 'ready', answer };
}

/** The newest answer there is, whichever question it answers. */
export function latestSearchResult(state: HitsState): SearchResult | null {
  return state.status === 'ready' ? state.answer : state.previous;
}
