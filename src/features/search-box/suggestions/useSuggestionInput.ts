import { useMemo } from 'react';
import type { Query } from '@/domain/query';
import type { SearchResponse } from '@/domain/searchResponse';
import { isSameQuery } from '@/features/search-state/isSameQuery';
import type { SearchDraft } from '@/features/search-state/searchDraft';
import type { SearchResult } from '@/features/search-state/searchResult';
import { useAfterPaint } from '@/ui/hooks/useAfterPaint';

export type SuggestionInput = {
  /** The draft to make suggestions for; null if the buyer is not typing. */
  readonly draft: SearchDraft | null;
  /** The response that the suggestions are counted in; null before the first. */
  readonly page: SearchResponse | null;
  /** The result of the draft as if it were finished. null: not known yet; `other`: not the result on screen, as for a partial name. `other`
   *  lasts until there are suggestions for the next text. */
  readonly found: SearchResponse | 'other' | null;
};

/** Maximum delay of suggestions that wait for the result. On a slow phone, 95 % of the results are on screen by then; suggestions that are
 *  rendered before would delay them. */
const MAX_WAIT_MS = 300;

/** Returns the draft to make suggestions for, one frame after its result has been painted: rendering both in one frame would take
 *  twice as long. A draft without a result of its own, as for a partial name, does not wait.
 *  @param draft          null if the buyer is not typing
 *  @param parseFinished  returns the query of a finished text */
export function useSuggestionInput(
  draft: SearchDraft | null,
  result: SearchResult | null,
  parseFinished: (text: string) => Query,
): SuggestionInput {
  const isResultPending = draft !== null && (result === null || !isSameQuery(result.query, draft.query));
  const newest = useMemo(() => ({ draft, result }), [draft, result]);
  const input = useAfterPaint(newest, isResultPending ? MAX_WAIT_MS : 0);
  const isOutdated = input.draft?.text !== draft?.text || input.draft?.base !== draft?.base;
  const found = useMemo(() => {
    if (input.draft === null || input.result === null) return null;
    const { query, page } = input.result;
    if (!isSameQuery(query, parseFinished(input.draft.text))) return 'other';
    return isOutdated ? null : page;
  }, [input, isOutdated, parseFinished]);
  return { draft: input.draft, page: input.result?.page ?? null, found };
}
