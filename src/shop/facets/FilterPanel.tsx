import { memo, useState } from 'react';
import { type Query, setChoice, setRange } from '@/domain/query';
import type { SearchPage } from '@/domain/searchPage';
import type { Lexicon } from '@/shop/lexicon';
import type { ReaderState } from '@/shop/search/useReader';
import type { SetQuery } from '@/shop/useShopQuery';
import { WantsSection } from '@/shop/wants/WantsSection';
import { TextButton } from '@/ui/TextButton';
import { useGrowing } from '@/ui/useGrowing';
import { useMessages } from '@/ui/useMessages';
import { useSteady } from '@/ui/useSteady';
import { arrangeFacets } from './arrangeFacets';
import { ChoiceFilter, type ChoiceFilterProps } from './ChoiceFilter';
import styles from './FilterPanel.module.css';
import { RangeGroup, type RangeGroupProps } from './RangeGroup';
import { useFacetWording } from './useFacetWording';

export type FilterPanelProps = {
  readonly lexicon: Lexicon;
  readonly query: Query;
  /** The newest answer, even if it is older than the query; null before the first. */
  readonly page: SearchPage | null;
  /** What the page answers. */
  readonly answered: Query | null;
  readonly pausedShops: ReadonlySet<string>;
  /** What finds items by any of their spellings. */
  readonly reading: ReaderState;
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
  const wording = useFacetWording(lexicon.spec, page?.catalogue.currency ?? null);
  const choose = useSteady((next: Query) => setQuery(next, 'push'));
  const changeRange = useSteady<Parameters<RangeGroupProps['onChange']>>((facet, range, how) =>
    setQuery(setRange(query, facet, range), how),
  );
  const changeChoice = useSteady<Parameters<ChoiceFilterProps['onChange']>>((facet, choice) =>
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
