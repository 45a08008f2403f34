import FilterOutlined from '@ant-design/icons/es/icons/FilterOutlined';
import SwapOutlined from '@ant-design/icons/es/icons/SwapOutlined';
import { chipsOf } from '@/domain/chips';
import type { Query } from '@/domain/query';
import type { SearchResponse } from '@/domain/searchResponse';
import { sortName, sortSentence } from '@/features/results/sort/sortOptions';
import { CatalogStatus } from '@/features/results/status/CatalogStatus';
import { ViewIcon } from '@/features/results/views/ViewIcon';
import { viewPart } from '@/features/results/views/viewParts';
import type { GameSpec } from '@/games/types';
import { VisuallyHidden } from '@/ui/components/feedback/VisuallyHidden';
import { useLocale } from '@/ui/hooks/useLocale';
import { useMessages } from '@/ui/hooks/useMessages';
import styles from './BottomBar.module.css';

export type BottomBarProps = {
  readonly spec: GameSpec;
  readonly query: Query;
  /** The latest response; null before the first. */
  readonly page: SearchResponse | null;
  readonly onFilters: () => void;
  readonly onSort: () => void;
  readonly onView: () => void;
};

/** The bar at the bottom of a phone or tablet: filters with the number of applied conditions, the current order and view. In landscape also
 *  the status of the catalog. */
export function BottomBar({ spec, query, page, onFilters, onSort, onView }: BottomBarProps) {
  const { shop } = useMessages();
  const locale = useLocale();
  const { view } = viewPart(query.view);
  const applied = chipsOf(query).length;
  return (
    <nav className={styles.bar} aria-label={shop.filters} data-needs-script="">
      <button type="button" className={styles.button} data-tour="filters" onClick={onFilters}>
        <FilterOutlined aria-hidden />
        <b>{shop.filters}</b>
        {applied > 0 && (
          <span className={styles.count} aria-hidden="true">
            {applied}
          </span>
        )}
        <VisuallyHidden>{shop.filtersApplied(applied)}</VisuallyHidden>
      </button>
      <button
        type="button"
        className={styles.button}
        aria-label={shop.named(shop.sort, sortSentence(query.sort, spec, locale, shop))}
        onClick={onSort}
      >
        <SwapOutlined className={styles.upright} aria-hidden />
        <span className={styles.current}>{sortName(query.sort.key, spec, locale, shop)}</span>
      </button>
      <button
        type="button"
        className={styles.button}
        aria-label={shop.named(shop.view, shop.viewNames[view])}
        onClick={onView}
      >
        <ViewIcon view={view} />
        <span className={styles.current}>{shop.viewNames[view]}</span>
      </button>
      {page !== null && (
        <span className={styles.status}>
          <CatalogStatus page={page} />
        </span>
      )}
    </nav>
  );
}
