import { memo, startTransition, useState } from 'react';
import type { Query } from '@/domain/query';
import { SortSheet } from '@/features/results/sort/SortDrawer';
import { ViewSheet } from '@/features/results/views/ViewDrawer';
import type { SetQuery } from '@/features/search-state/useShopQuery';
import type { GameSpec } from '@/games/types';
import { Dock } from './BottomBar';

export type PhoneDockProps = {
  readonly spec: GameSpec;
  readonly query: Query;
  readonly setQuery: SetQuery;
  readonly onFilters: () => void;
};

/** A phone's dock with the lists of orders and views that open from it. */
export const PhoneDock = memo(function PhoneDock({ spec, query, setQuery, onFilters }: PhoneDockProps) {
  const [sorting, setSorting] = useState(false);
  const [viewing, setViewing] = useState(false);
  const choose = (next: Query) => setQuery(next, 'push');
  return (
    <>
      <Dock
        spec={spec}
        query={query}
        onFilters={onFilters}
        onSort={() => startTransition(() => setSorting(true))}
        onView={() => startTransition(() => setViewing(true))}
      />
      <SortSheet spec={spec} query={query} open={sorting} onClose={() => setSorting(false)} onChoose={choose} />
      <ViewSheet query={query} open={viewing} onClose={() => setViewing(false)} onChoose={choose} />
    </>
  );
});
