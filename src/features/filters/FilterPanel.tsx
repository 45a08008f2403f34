import { memo, useState } from 'react';
import { type Query, setChoice, setRange } from '@/domain/query';
import type { SearchResponse } from '@/domain/searchResponse';
import { WantsSection } from '@/features/filters/wants/WantsSection';
import { useFacetLabels } from '@/features/labels/useFacetLabels';
import type { GameItems } from '@/features/search-state/gameItems';
import type { SetQuery } from '@/features/search-state/useShopQuery';
import type { QueryParserState } from '@/features/text-query/useQueryParser';
import { TextButton } from '@/ui/components/controls/TextButton';
import { useGrowing } from '@/ui/hooks/useGrowing';
import { useMessages } from '@/ui/hooks/useMessages';
import { useStableCallback } from '@/ui/hooks/useStableCallback';
import styles from './FilterPanel.module.css';
import { arrangeFacets } from './facets/arrangeFacets';
import { ChoiceFilter, type ChoiceFilterProps } from './facets/ChoiceFilter';
import { RangeGroup, type RangeGroupProps } from './facets/RangeGroup';

export type FilterPanelProps = {
  readonly lexicon: GameItems;
  readonly query: Query;
  /** The newest answer, even if it is older than the query; null before the first. */
  readonly page: SearchResponse | null;
  /** What the page answers. */
  readonly answered: Query | null;
  readonly pausedShops: ReadonlySet<string>;
  /** What finds items by any of their spellings. */
  readonly reading: QueryParserState;
  readonly setQuery: SetQuery;
  /** Draws group after group: where it opens before somebody's eyes. */
  readonly piecemeal?: boolean;
};

/** Everything that can be asked for: the wants, then the filter groups; the less usual ones wait behind 更多条件. */
export const FilterPanel = memo(function FilterPanel(props: FilterPanelProps) {
  const { lexicon, query, page, answered, pausedShops, reading, setQuery, piecemeal = false } = props;
  const { shop } = useMessages();
  const [all, setAll] = useState(false);
  const offered = page === null ? null : new Set(Object.keys(page.histograms));
  const { open, more } = arrangeFacets(lexicon.spec, query, offered);
  const wording = useFacetLabels(lexicon.spec, page?.catalog.currency ?? null);
  const choose = useStableCallback((next: Query) => setQuery(next, 'push'));
  const changeRange = useStableCallback<Parameters<RangeGroupProps['onChange']>>((facet, range, how) =>
    setQuery(setRange(query, facet, range), how),
  );
  const changeChoice = useStableCallback<Parameters<ChoiceFilterProps['onChange']>>((facet, choice) =>
    setQuery(setChoice(query, facet, choice), 'push'),
  );
  const groups = [...open, ...(all ? more : [])];
  const drawn = useGrowing(2 + groups.length, !piecemeal);
  const done = drawn > groups.length + 1;
  return (
    <div className={styles.panel} aria-busy={!done}>
      {drawn > 0 && (
        <WantsSection
          tiled={drawn > 1}
          lexicon={lexicon}
          query={query}
          counts={page?.counts ?? null}
          answered={answered}
          reading={reading}
          onChoose={choose}
        />
      )}
      {groups
        .slice(0, Math.max(0, drawn - 2))
        .map((group) =>
          group.shape === 'range' ? (
            <RangeGroup
              key={group.id}
              facet={group.id}
              wording={wording}
              range={query.ranges[group.id] ?? null}
              bars={page?.histograms[group.id] ?? null}
              waiting={page === null}
              total={page?.total ?? null}
              onChange={changeRange}
            />
          ) : (
            <ChoiceFilter
              key={group.id}
              facet={group.id}
              shape={group.shape}
              wording={wording}
              choice={query.choices[group.id] ?? null}
              counts={page?.counts.choices[group.id] ?? null}
              pausedShops={pausedShops}
              onChange={changeChoice}
            />
          ),
        )}
      {done && more.length > 0 && (
        <p className={styles.more}>
          <TextButton aria-expanded={all} onClick={() => setAll(!all)}>
            {all ? shop.fewerFacets : shop.moreFacets(more.length)}
          </TextButton>
        </p>
      )}
    </div>
  );
});
