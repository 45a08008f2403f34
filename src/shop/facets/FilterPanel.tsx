import { memo, useState } from 'react';
import { type Query, setChoice, setRange } from '@/domain/query';
import type { SearchPage } from '@/domain/searchPage';
import type { Lexicon } from '@/shop/lexicon';
import type { ReaderState } from '@/shop/search/useReader';
import type { SetQuery } from '@/shop/useShopQuery';
import { WantsSection } from '@/shop/wants/WantsSection';
import { formatNumber } from '@/ui/format';
import { TextButton } from '@/ui/TextButton';
import { useMessages } from '@/ui/useMessages';
import { arrangeFacets, type FacetGroup } from './arrangeFacets';
import { ChoiceGroup } from './ChoiceGroup';
import { choiceValues } from './choiceValues';
import styles from './FilterPanel.module.css';
import { facetName } from './facetWords';
import { RangeGroup } from './RangeGroup';
import { useFacetWording } from './useFacetWording';

export type FilterPanelProps = {
  readonly lexicon: Lexicon;
  readonly query: Query;
  /** The newest answer, even if it is older than the query; null before the first. */
  readonly page: SearchPage | null;
  readonly pausedShops: ReadonlySet<string>;
  /** What finds items by any of their spellings. */
  readonly reading: ReaderState;
  readonly setQuery: SetQuery;
};

/** Everything that can be asked for: the wants, then the filter groups; the less usual ones wait behind 更多条件. */
export const FilterPanel = memo(function FilterPanel(props: FilterPanelProps) {
  const { lexicon, query, page, reading, setQuery } = props;
  const { shop } = useMessages();
  const [all, setAll] = useState(false);
  const offered = page === null ? null : new Set(Object.keys(page.histograms));
  const { open, more } = arrangeFacets(lexicon.spec, query, offered);
  return (
    <div className={styles.panel}>
      <WantsSection
        lexicon={lexicon}
        query={query}
        counts={page?.counts ?? null}
        reading={reading}
        onChoose={(next) => setQuery(next, 'push')}
      />
      {[...open, ...(all ? more : [])].map((group) => (
        <FilterGroup key={group.id} {...props} group={group} />
      ))}
      {more.length > 0 && (
        <p className={styles.more}>
          <TextButton aria-expanded={all} onClick={() => setAll(!all)}>
            {all ? shop.fewerFacets : shop.moreFacets(more.length)}
          </TextButton>
        </p>
      )}
    </div>
  );
});

function FilterGroup({
  group,
  lexicon,
  query,
  page,
  pausedShops,
  setQuery,
}: FilterPanelProps & { readonly group: FacetGroup }) {
  const { shop } = useMessages();
  const { id, shape } = group;
  const wording = useFacetWording(lexicon.spec, page?.catalogue.currency ?? null);
  if (shape === 'range') {
    return (
      <RangeGroup
        facet={id}
        wording={wording}
        range={query.ranges[id] ?? null}
        bars={page?.histograms[id] ?? null}
        total={page?.total ?? null}
        onChange={(range, how) => setQuery(setRange(query, id, range), how)}
      />
    );
  }
  const choice = query.choices[id] ?? null;
  const counts = page?.counts.choices[id] ?? null;
  const values = choiceValues(id, choice, counts, wording).map((one) =>
    id === 'shop' && pausedShops.has(one.value) ? { ...one, note: shop.shopPaused } : one,
  );
  return (
    <ChoiceGroup
      name={facetName(id, wording)}
      shape={shape}
      values={values}
      choice={choice}
      counts={counts}
      aside={
        id === 'shop' && (
          <span className={styles.aside}>{shop.shopCount(formatNumber(values.length, wording.locale))}</span>
        )
      }
      onChange={(next) => setQuery(setChoice(query, id, next), 'push')}
    />
  );
}
