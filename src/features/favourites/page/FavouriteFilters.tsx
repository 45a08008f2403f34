import SwapOutlined from '@ant-design/icons/es/icons/SwapOutlined';
import type { ReactNode } from 'react';
import {
  type CurrentFavourite,
  FAVOURITE_CHANGES,
  type FavouriteChange,
} from '@/features/favourites/game/resolveFavourite';
import { FAVOURITE_SORTS, type FavouriteSort } from '@/features/favourites/game/sortFavourites';
import { useFavouriteMessages } from '@/features/favourites/messages/useFavouriteMessages';
import { SelectSwitch } from '@/ui/components/controls/SelectSwitch';
import { FacetTag } from '@/ui/components/display/FacetTag';
import styles from './FavouritesPage.module.css';

export type ChangeFilter = FavouriteChange | 'all';

export type FavouriteFiltersProps = {
  readonly all: readonly CurrentFavourite[];
  readonly filter: ChangeFilter;
  readonly onFilter: (filter: ChangeFilter) => void;
  readonly sort: FavouriteSort;
  readonly onSort: (sort: FavouriteSort) => void;
  /** Actions on the listed favourites. */
  readonly children: ReactNode;
};

/** Hidden unless they match, because they are rare and the row is narrow. */
const RARE_CHANGES: readonly ChangeFilter[] = ['dearer', 'paused'];

/** Filters the favourites by change, with counts, and selects their order. */
export function FavouriteFilters({ all, filter, onFilter, sort, onSort, children }: FavouriteFiltersProps) {
  const messages = useFavouriteMessages();
  const countOf = (change: ChangeFilter) =>
    change === 'all' ? all.length : all.filter((favourite) => favourite.change === change).length;
  const changes = (['all', ...FAVOURITE_CHANGES] as const).filter(
    (change) => !RARE_CHANGES.includes(change) || countOf(change) > 0 || change === filter,
  );
  return (
    <div className={styles.bar}>
      <fieldset className={styles.tags}>
        <legend className={styles.legend}>{messages.filter}</legend>
        {changes.map((change) => (
          <FacetTag
            key={change}
            checked={change === filter}
            count={String(countOf(change))}
            tone={countOf(change) === 0 ? 'zero' : 'plain'}
            onToggle={() => onFilter(change)}
          >
            {messages.changes[change]}
          </FacetTag>
        ))}
      </fieldset>
      <span className={styles.order}>
        {children}
        <SelectSwitch
          label={messages.sort}
          value={sort}
          options={FAVOURITE_SORTS.map((value) => ({ value, label: messages.sorts[value] }))}
          onChoose={onSort}
        >
          <SwapOutlined className={styles.upright} aria-hidden /> {messages.sorts[sort]}
        </SelectSwitch>
      </span>
    </div>
  );
}
