import { startTransition, useEffect, useMemo, useState } from 'react';
import type { Query } from '@/domain/query';
import type { SearchResponse } from '@/domain/searchResponse';
import { isSameQuery } from '@/features/search-state/isSameQuery';
import type { SearchDraft } from '@/features/search-state/searchDraft';
import type { SearchResult } from '@/features/search-state/searchResult';
import { useAfterPaint } from '@/ui/hooks/useAfterPaint';

export type SuggestionInput = {
  /** The draft to make suggestions for; null if the buyer is not typing. */
  readonly draft: SearchDraft | null;
  /** The result of the draft as if it were finished. null: not known yet; `other`: not the result on screen, as for a partial name. */
  readonly found: SearchResponse | 'other' | null;
};

/** Maximum delay of suggestions that wait for the result. */
const MAX_WAIT_MS = 120;

/** Returns the draft to make suggestions for, one frame after its result has been painted: rendering both in one frame would take
 *  twice as long.
 *  @param draft          null if the buyer is not typing
 *  @param parseFinished  returns the query of a finished text */
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
