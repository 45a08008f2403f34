import { startTransition, useEffect, useMemo, useState } from 'react';
import type { Query } from '@/domain/query';
import type { SearchResponse } from '@/domain/searchResponse';
import { isSameQuery } from '@/features/search-state/isSameQuery';
import type { SearchResult } from '@/features/search-state/searchResult';
import type { Typing } from '@/features/search-state/useSearchDraft';
import { useAfterPaint } from '@/ui/hooks/useAfterPaint';

export type Suggested = {
  /** What suggestions are made for; null while nothing is being typed. */
  readonly typing: Typing | null;
  /** What is found if the typing ends as it is now: null while that is not known, `other` where it is something else than
   *  what is on screen, as with half a name. */
  readonly found: SearchResponse | 'other' | null;
};

/** So long suggestions wait for an answer, which may be the one on screen already. */
const LATEST_MS = 120;

/** What suggestions are made for: what is being typed, once its answer is on screen. What was found is looked at first, and
 *  what may be meant is drawn when the rest of the page has been: a frame with both would be twice as long.
 *  @param typing  null while nothing is being typed
 *  @param answer  the newest, when it is the rest's turn to be drawn
 *  @param read    the query that a finished text makes, see `useTyping` */
export function useSuggestionInput(
  typing: Typing | null,
  answer: SearchResult | null,
  read: (text: string) => Query,
): Suggested {
  const painted = useAfterPaint(answer);
  const [suggested, setSuggested] = useState({ typing, answer: painted });
  if (suggested.answer !== painted) setSuggested({ typing, answer: painted });
  useEffect(() => {
    const timer = setTimeout(() => {
      startTransition(() => setSuggested((now) => (now.typing === typing ? now : { ...now, typing })));
    }, LATEST_MS);
    return () => clearTimeout(timer);
  }, [typing]);
  // A key has come that the suggestions do not know of.
  const isOlder = suggested.typing?.text !== typing?.text || suggested.typing?.base !== typing?.base;
  // biome-ignore lint/correctness/useExhaustiveDependencies: `read` is new with every drawing, and reading a text takes its time
  const found = useMemo(() => {
    if (isOlder || suggested.typing === null || suggested.answer === null) return null;
    const { query, page } = suggested.answer;
    return isSameQuery(query, read(suggested.typing.text)) ? page : 'other';
  }, [suggested, isOlder]);
  return { typing: suggested.typing, found };
}
