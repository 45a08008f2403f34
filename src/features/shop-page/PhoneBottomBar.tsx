import { memo, startTransition, useState } from 'react';
import type { Query } from '@/domain/query';
import { SortDrawer } from '@/features/results/sort/SortDrawer';
import { ViewDrawer } from '@/features/results/views/ViewDrawer';
import type { SetQuery } from '@/features/search-state/useShopQuery';
import type { GameSpec } from '@/games/types';
import { BottomBar } from './BottomBar';

export type PhoneBottomBarProps = {
  readonly spec: GameSpec;
  readonly query: Query;
  readonly setQuery: SetQuery;
  readonly onFilters: () => void;
};

/** A phone's bottom bar with the drawers for sorting and views that it opens. */
export const PhoneBottomBar = memo(function PhoneBottomBar({ spec, query, setQuery, onFilters }: PhoneBottomBarProps) {
  const [sorting, setSorting] = useState(false);
  const [viewing, setViewing] = useState(false);
  const choose = (next: Query) => setQuery(next, 'push');
  return (
    <>
      <BottomBar
        spec={spec}
        query={query}
        onFilters={onFilters}
        onSort={() => startTransition(() => setSorting(true))}
        onView={() => startTransition(() => setViewing(true))}
      />
      <SortDrawer spec={spec} query={query} open={sorting} onClose={() => setSorting(false)} onChoose={choose} />
      <ViewDrawer query={query} open={viewing} onClose={() => setViewing(false)} onChoose={choose} />
    </>
  );
});
