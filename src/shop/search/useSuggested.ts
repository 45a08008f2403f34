import { startTransition, useEffect, useState } from 'react';
import type { SearchPage } from '@/domain/searchPage';
import { useAfterPaint } from '@/ui/useAfterPaint';
import type { Typing } from './useTyping';

/** So long suggestions wait for an answer, which may be the one on screen already. */
const LATEST_MS = 120;

/** What suggestions are made for: what is being typed, once its answer is on screen. What was found is looked at first, and
 *  what may be meant is drawn when the rest of the page has been: a frame with both would be twice as long.
 *  @param typing  null while nothing is being typed
 *  @param page    the newest answer, when it is the rest's turn to be drawn */
export function useSuggested(typing: Typing | null, page: SearchPage | null): Typing | null {
  const painted = useAfterPaint(page);
  const [suggested, setSuggested] = useState({ typing, page: painted });
  if (suggested.page !== painted) setSuggested({ typing, page: painted });
  useEffect(() => {
    const timer = setTimeout(() => {
      startTransition(() => setSuggested((now) => (now.typing === typing ? now : { ...now, typing })));
    }, LATEST_MS);
    return () => clearTimeout(timer);
  }, [typing]);
  return suggested.typing;
}
