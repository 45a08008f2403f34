import { memo, useState } from 'react';
import { type Query, setChoice, setRange } from '@/domain/query';
import type { SearchResponse } from '@/domain/searchResponse';
import { WantsSection } from '@/features/filters/wants/WantsSection';
import { useFacetLabels } from '@/features/labels/useFacetLabels';
import type { GameItems } from '@/features/search-state/gameItems';
import type { SetQuery } from '@/features/search-state/useShopQuery';
import type { QueryParserState } from '@/features/text-query/useQueryParser';
import { TextButton } from '@/ui/components/controls/TextButton';
import { useMessages } from '@/ui/hooks/useMessages';
import { useStableCallback } from '@/ui/hooks/useStableCallback';
import styles from './FilterPanel.module.css';
import { arrangeFacets } from './facets/arrangeFacets';
import { ChoiceFilter, type ChoiceFilterProps } from './facets/ChoiceFilter';
import { RangeGroup, type RangeGroupProps } from './facets/RangeGroup';

export type FilterPanelProps = {
  readonly gameItems: GameItems;
  readonly query: Query;
  /** The latest response, even if it is older than the query; null before the first. */
  readonly page: SearchResponse | null;
  /** See `useTileOrder`. */
  readonly orderQuery: Query | null;
  readonly pausedShops: ReadonlySet<string>;
  readonly parserState: QueryParserState;
  readonly setQuery: SetQuery;
};

/** Shows all filters: the wants, then the filter groups. Less common groups are hidden behind 更多条件. */
export const FilterPanel = memo(function FilterPanel(props: FilterPanelProps) {
  const { gameItems, query, page, orderQuery, pausedShops, parserState, setQuery } = props;
  const { shop } = useMessages();
  const [showsAll, setShowsAll] = useState(false);
  const available = page === null ? null : new Set(Object.keys({ ...page.histograms, ...page.counts.choices }));
  const { visible, hidden } = arrangeFacets(gameItems.spec, query, available);
  const labels = useFacetLabels(gameItems.spec, page?.catalog.currency ?? null);
  const choose = useStableCallback((next: Query) => setQuery(next, 'push'));
  const changeRange = useStableCallback<Parameters<RangeGroupProps['onChange']>>((facet, range, historyMode) =>
    setQuery(setRange(query, facet, range), historyMode),
  );
  const changeChoice = useStableCallback<Parameters<ChoiceFilterProps['onChange']>>((facet, choice) =>
    setQuery(setChoice(query, facet, choice), 'push'),
  );
  const groups = [...visible, ...(showsAll ? hidden : [])];
  return (
    <div className={styles.panel}>
      <WantsSection
        gameItems={gameItems}
        query={query}
        counts={page?.counts ?? null}
        orderQuery={orderQuery}
        parser={parserState}
        onChoose={choose}
      />
      {groups.map((group) =>
        group.shape === 'range' ? (
          <RangeGroup
            key={group.id}
            facet={group.id}
            labels={labels}
            range={query.ranges[group.id] ?? null}
            histogram={page?.histograms[group.id] ?? null}
            isLoading={page === null}
            total={page?.total ?? null}
            onChange={changeRange}
          />
        ) : (
          <ChoiceFilter
            key={group.id}
            facet={group.id}
            shape={group.shape}
            labels={labels}
            choice={query.choices[group.id] ?? null}
            counts={page?.counts.choices[group.id] ?? null}
            pausedShops={pausedShops}
            onChange={changeChoice}
          />
        ),
      )}
      {hidden.length > 0 && (
        <p className={styles.more}>
          <TextButton aria-expanded={showsAll} onClick={() => setShowsAll(!showsAll)}>
            {showsAll ? shop.fewerFacets : shop.moreFacets(hidden.length)}
          </TextButton>
        </p>
      )}
    </div>
  );
});
