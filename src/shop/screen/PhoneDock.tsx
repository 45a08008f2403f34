import { memo, useState } from 'react';
import type { Query } from '@/domain/query';
import type { GameSpec } from '@/games/types';
import type { SetQuery } from '@/shop/useShopQuery';
import { Dock } from './Dock';
import { SortSheet } from './SortSheet';

export type PhoneDockProps = {
  readonly spec: GameSpec;
  readonly query: Query;
  readonly setQuery: SetQuery;
  readonly onFilters: () => void;
};

/** A phone's dock with the list of orders that opens from it. */
export const PhoneDock = memo(function PhoneDock({ spec, query, setQuery, onFilters }: PhoneDockProps) {
  const [sorting, setSorting] = useState(false);
  return (
    <>
      <Dock spec={spec} query={query} onFilters={onFilters} onSort={() => setSorting(true)} />
      <SortSheet
        spec={spec}
        query={query}
        open={sorting}
        onClose={() => setSorting(false)}
        onChoose={(next) => setQuery(next, 'push')}
      />
    </>
  );
});
