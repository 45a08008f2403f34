import { memo, startTransition, useState } from 'react';
import type { Query } from '@/domain/query';
import type { SearchResponse } from '@/domain/searchResponse';
import { SortDrawer } from '@/features/results/sort/SortDrawer';
import { ViewDrawer } from '@/features/results/views/ViewDrawer';
import type { SetQuery } from '@/features/search-state/useShopQuery';
import type { GameSpec } from '@/games/types';
import { BottomBar } from './BottomBar';

export type PhoneBottomBarProps = {
  readonly spec: GameSpec;
  readonly query: Query;
  /** The latest response, whose status the bar states on a phone in landscape. */
  readonly page: SearchResponse | null;
  readonly setQuery: SetQuery;
  readonly onFilters: () => void;
};

/** The bottom bar with its drawers for sort order and view. */
export const PhoneBottomBar = memo(function PhoneBottomBar({
  spec,
  query,
  page,
  setQuery,
  onFilters,
}: PhoneBottomBarProps) {
  const [isSortOpen, setIsSortOpen] = useState(false);
  const [isViewOpen, setIsViewOpen] = useState(false);
  const choose = (next: Query) => setQuery(next, 'push');
  return (
    <>
      <BottomBar
        spec={spec}
        query={query}
        page={page}
        onFilters={onFilters}
        onSort={() => startTransition(() => setIsSortOpen(true))}
        onView={() => startTransition(() => setIsViewOpen(true))}
      />
      <SortDrawer spec={spec} query={query} open={isSortOpen} onClose={() => setIsSortOpen(false)} onChoose={choose} />
      <ViewDrawer query={query} open={isViewOpen} onClose={() => setIsViewOpen(false)} onChoose={choose} />
    </>
  );
});
