import { startTransition, useEffect, useMemo, useState } from 'react';
import type { Query } from '@/domain/query';
import type { SearchResponse } from '@/domain/searchResponse';
import { isSameQuery } from '@/features/search-state/isSameQuery';
import type { SearchDraft } from '@/features/search-state/searchDraft';
import type { SearchResult } from '@/features/search-state/searchResult';
import { useAfterPaint } from '@/ui/hooks/useAfterPaint';

export type SuggestionInput = {
  /** The draft that suggestions are made for; null while nobody is typing. */
  readonly draft: SearchDraft | null;
  /** The page that finishing the draft leads to; null while it is unknown, `other` if it is not the page on screen, as for
   *  half a name. */
  readonly found: SearchResponse | 'other' | null;
};

/** Suggestions wait no longer than this for the result. */
const MAX_WAIT_MS = 120;

/** Returns the draft to make suggestions for: a result is shown first, and suggestions are rendered after its paint, since a
 *  frame with both would take twice as long.
 *  @param draft          null while nobody is typing
 *  @param parseFinished  the query that a finished text adds up to */
export function useSuggestionInput(
  draft: SearchDraft | null,
  result: SearchResult | null,
  parseFinished: (text: string) => Query,
): SuggestionInput {
  const painted = useAfterPaint(result);
  const [input, setInput] = useState({ draft, result: painted });
  if (input.result !== painted) setInput({ draft, result: painted });
  useEffect(() => {
    const timer = setTimeout(() => {
      startTransition(() => setInput((before) => (before.draft === draft ? before : { ...before, draft })));
    }, MAX_WAIT_MS);
    return () => clearTimeout(timer);
  }, [draft]);
  const isOutdated = input.draft?.text !== draft?.text || input.draft?.base !== draft?.base;
  const found = useMemo(() => {
    if (isOutdated || input.draft === null || input.result === null) return null;
    const { query, page } = input.result;
    return isSameQuery(query, parseFinished(input.draft.text)) ? page : 'other';
  }, [input, isOutdated, parseFinished]);
  return { draft: input.draft, found };
}
