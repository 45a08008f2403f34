import type { Query } from '@/domain/query';
import type { Hits } from '@/features/search-state/useSearch';
import { useAfterPaint } from '@/ui/hooks/useAfterPaint';
import { useHeld } from '@/ui/hooks/useHeld';

type Shown = Pick<Hits, 'hits' | 'head'> & { readonly query: Query };

/** What the page shows behind a phone's sheet of filters: what it showed when the sheet came, until the sheet is seen to go.
 *  Then what is seen first, and a frame later the rest; at once where there is nothing to be seen first.
 *  @returns  that, and whether any of it is older than what there is */
export function useFreezeBehindDrawer(phone: boolean, open: boolean, now: Shown): Shown & { readonly held: boolean } {
  const covered = useAfterPaint(open);
  const behind = phone && (open || covered);
  const uncovering = useAfterPaint(behind);
  const isFirst = now.head !== null && now.head.page.total > 0;
  const below = behind || (phone && uncovering && isFirst);
  return {
    hits: useHeld(now.hits, below),
    head: useHeld(now.head, behind),
    query: useHeld(now.query, below),
    held: below,
  };
}
