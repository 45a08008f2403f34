import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { Currency } from '@/domain/money';
import { PAGE_SIZE, type Query } from '@/domain/query';
import type { QueryParser } from '@/features/text-query/queryParser';
import { lastScrollY } from '@/ui/browser/lastScrollY';
import { useStableCallback } from '@/ui/hooks/useStableCallback';
import {
  boxText,
  currentDraft,
  type DraftEvent,
  initialDraftState,
  type LastText,
  type ParseText,
  reduceDraft,
  type SearchDraft,
} from './searchDraft';
import type { SetQuery } from './useShopQuery';

export type SearchDraftOptions = {
  /** The query of the URL. */
  readonly committed: Query;
  /** See `ShopQuery.urlKey`. */
  readonly urlKey: string;
  readonly setQuery: SetQuery;
  /** Called with each query of a draft, before the page is rendered with it. */
  readonly onQuery: (query: Query) => void;
  /** Null until it has been loaded. */
  readonly parser: QueryParser | null;
  /** True if the parser could not be loaded: the text is then searched for without parsing. */
  readonly isParserUnavailable: boolean;
  /** Currency of the catalog; null until it is known. */
  readonly currency: Currency | null;
  /** See `statedFacets`. */
  readonly facets?: readonly string[] | null;
};

export type SearchDraftControls = {
  readonly draft: SearchDraft | null;
  /** The text in the box. */
  readonly text: string;
  readonly isComposing: boolean;
  /** See `DraftState.lastSearch`. */
  readonly lastSearch: Query | null;
  /** See `DraftState.lastText`. */
  readonly lastText: LastText | null;
  readonly changeText: (text: string, cursor: number) => void;
  readonly moveCursor: (cursor: number) => void;
  readonly setComposing: (isComposing: boolean) => void;
  /** Finishes the draft, optionally with another text. */
  readonly commit: (text?: string) => void;
  /** Finishes the draft with a query.
   *  @param text  what stays in the box, if it is parsed to the query */
  readonly chooseQuery: (query: Query, text?: string) => void;
  /** Begins a draft with a line of text that replaces all conditions. */
  readonly rewrite: (line: string) => void;
  /** Returns the query of a finished text. */
  readonly parseFinished: (text: string) => Query;
};

type DraftQueries = Parameters<ParseText>[0];

const COMMIT_AFTER_MS = 250;

/** Turns typing into queries: each key press searches immediately, each pause commits to the URL. */
export function useSearchDraft(options: SearchDraftOptions): SearchDraftControls {
  const { committed, urlKey, setQuery, onQuery, parser, isParserUnavailable, currency, facets = null } = options;
  const [state, setState] = useState(() => initialDraftState(committed));
  /** The last state, which may not have been rendered yet. */
  const stateRef = useRef(state);

  const parse = useCallback(
    ({ base, original }: DraftQueries, text: string, cursor: number | null): Query | null => {
      if (parser !== null) return parser.apply(base, text, { currency, cursor, searchedText: original.text, facets });
      return isParserUnavailable || text.trim() === '' ? withText(base, text) : null;
    },
    [parser, isParserUnavailable, currency, facets],
  );
  const dispatch = useStableCallback((event: DraftEvent) => {
    const before = stateRef.current;
    const { state: next, navigations } = reduceDraft(before, event, parse);
    if (next.draft !== null && next.draft.query !== before.draft?.query) onQuery(next.draft.query);
    stateRef.current = next;
    setState(next);
    for (const { query, historyMode, scrollY } of navigations) setQuery(query, historyMode, scrollY);
  });

  // Before the browser paints, so that no frame combines a draft with the query that has ended it.
  const lastKeyRef = useRef(urlKey);
  useLayoutEffect(() => {
    const isReread = lastKeyRef.current === urlKey;
    lastKeyRef.current = urlKey;
    dispatch({ type: 'urlChanged', query: committed, isReread });
  }, [dispatch, committed, urlKey]);

  const { draft, isComposing, lastSearch, lastText } = state;
  useEffect(() => {
    if (parser !== null || isParserUnavailable) dispatch({ type: 'parserChanged' });
  }, [dispatch, parser, isParserUnavailable]);

  useEffect(() => {
    if (draft?.phase !== 'typing' || isComposing) return;
    const timer = setTimeout(() => dispatch({ type: 'paused' }), COMMIT_AFTER_MS);
    return () => clearTimeout(timer);
  }, [dispatch, draft, isComposing]);

  const actions = useMemo(
    () => ({
      changeText: (text: string, cursor: number) =>
        dispatch({ type: 'textChanged', text, cursor, scrollY: lastScrollY() }),
      moveCursor: (cursor: number) => dispatch({ type: 'cursorMoved', cursor }),
      setComposing: (now: boolean) => dispatch({ type: 'compositionChanged', isComposing: now }),
      commit: (text?: string) => dispatch({ type: 'committed', text }),
      chooseQuery: (query: Query, text?: string) => dispatch({ type: 'queryChosen', query, text }),
      rewrite: (line: string) => dispatch({ type: 'lineRewritten', line }),
    }),
    [dispatch],
  );
  const text = boxText(state);
  const { base, original } = useMemo(() => currentDraft(state), [state]);
  const parseFinished = useCallback(
    (text: string) => parse({ base, original }, text, null) ?? withText(base, text),
    [parse, base, original],
  );
  return useMemo(
    () => ({ draft, text, isComposing, lastSearch, lastText, ...actions, parseFinished }),
    [draft, text, isComposing, lastSearch, lastText, actions, parseFinished],
  );
}

function withText(base: Query, text: string): Query {
  return { ...base, text: text.replace(/\s+/g, ' ').trim(), unused: [], shown: PAGE_SIZE };
}
