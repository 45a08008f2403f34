import FilterOutlined from '@ant-design/icons/es/icons/FilterOutlined';
import SortAscendingOutlined from '@ant-design/icons/es/icons/SortAscendingOutlined';
import { chipsOf } from '@/domain/chips';
import type { Query } from '@/domain/query';
import { sortSentence } from '@/features/results/sort/sortOptions';
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
  readonly onFilters: () => void;
  readonly onSort: () => void;
  readonly onView: () => void;
};

/** A phone's bottom bar: filters with the number of applied conditions, the current order and view. */
export function BottomBar({ spec, query, onFilters, onSort, onView }: BottomBarProps) {
  const { shop } = useMessages();
  const locale = useLocale();
  const { view } = viewPart(query.view);
  const applied = chipsOf(query).length;
  return (
    <nav className={styles.bar} aria-label={shop.filters} data-needs-script="">
      <button type="button" className={styles.filters} data-tour="filters" onClick={onFilters}>
        <FilterOutlined aria-hidden />
        {shop.filters}
        {applied > 0 && (
          <span className={styles.count} aria-hidden="true">
            {applied}
          </span>
        )}
        <VisuallyHidden>{shop.filtersApplied(applied)}</VisuallyHidden>
      </button>
      <button type="button" className={styles.sort} onClick={onSort}>
        <SortAscendingOutlined aria-hidden />
        <span className={styles.label}>
          {shop.sort}
          <small className={styles.current}>{sortSentence(query.sort, spec, locale, shop)}</small>
        </span>
      </button>
      <button type="button" className={styles.sort} onClick={onView}>
        <ViewIcon view={view} />
        <span className={styles.label}>
          {shop.view}
          <small className={styles.current}>{shop.viewNames[view]}</small>
        </span>
      </button>
    </nav>
  );
}
