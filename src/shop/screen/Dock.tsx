import { chipsOf } from '@/domain/chips';
import type { Query } from '@/domain/query';
import type { GameSpec } from '@/games/types';
import { sortSentence } from '@/shop/hits/sortOptions';
import { LineIcon } from '@/ui/LineIcon';
import { Spoken } from '@/ui/Spoken';
import { useLocale } from '@/ui/useLocale';
import { useMessages } from '@/ui/useMessages';
import styles from './Dock.module.css';

export type DockProps = {
  readonly spec: GameSpec;
  readonly query: Query;
  readonly onFilters: () => void;
  readonly onSort: () => void;
};

/** The bar at a phone's lower edge: filters with how many are applied, and the order in use. */
export function Dock({ spec, query, onFilters, onSort }: DockProps) {
  const { shop } = useMessages();
  const locale = useLocale();
  const applied = chipsOf(query).length;
  return (
    <nav className={styles.dock} aria-label={shop.filters}>
      <button type="button" className={styles.filters} onClick={onFilters}>
        <LineIcon name="filter" />
        {shop.filters}
        {applied > 0 && (
          <span className={styles.count} aria-hidden="true">
            {applied}
          </span>
        )}
        <Spoken>{shop.filtersApplied(applied)}</Spoken>
      </button>
      <button type="button" className={styles.sort} onClick={onSort}>
        <LineIcon name="sort" />
        <span className={styles.words}>
          {shop.sort}
          <small className={styles.now}>{sortSentence(query.sort, spec, locale, shop)}</small>
        </span>
      </button>
    </nav>
  );
}
