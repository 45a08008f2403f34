import SortAscendingOutlined from '@ant-design/icons/es/icons/SortAscendingOutlined';
import type { ReactNode } from 'react';
import { type FavouriteNow, KEPT_STATES, type StoredState } from '@/features/favourites/game/favouriteNow';
import { KEPT_SORTS, type KeptSort } from '@/features/favourites/game/sortFavourites';
import { useFavouriteMessages } from '@/features/favourites/messages/useFavouriteMessages';
import { SelectSwitch } from '@/ui/components/controls/SelectSwitch';
import { FacetTag } from '@/ui/components/display/FacetTag';
import styles from './FavouritesPage.module.css';

export type StateFilter = StoredState | 'all';

export type FavouriteFiltersProps = {
  readonly all: readonly FavouriteNow[];
  readonly filter: StateFilter;
  readonly onFilter: (filter: StateFilter) => void;
  readonly sort: KeptSort;
  readonly onSort: (sort: KeptSort) => void;
  /** What can be done with those that are shown. */
  readonly children: ReactNode;
};

/** Shown only where there are some: they are rare, and the row is narrow. */
const RARE: readonly StateFilter[] = ['dearer', 'paused'];

/** Which favourites to show, each with how many there are, and in which order. */
export function FavouriteFilters({ all, filter, onFilter, sort, onSort, children }: FavouriteFiltersProps) {
  const words = useFavouriteMessages();
  const countOf = (state: StateFilter) =>
    state === 'all' ? all.length : all.filter((one) => one.state === state).length;
  const states = (['all', ...KEPT_STATES] as const).filter(
    (state) => !RARE.includes(state) || countOf(state) > 0 || state === filter,
  );
  return (
    <div className={styles.bar}>
      <fieldset className={styles.states}>
        <legend className={styles.legend}>{words.filter}</legend>
        {states.map((state) => (
          <FacetTag
            key={state}
            checked={state === filter}
            count={String(countOf(state))}
            tone={countOf(state) === 0 ? 'zero' : 'plain'}
            onToggle={() => onFilter(state)}
          >
            {words.states[state]}
          </FacetTag>
        ))}
      </fieldset>
      <span className={styles.order}>
        {children}
        <SelectSwitch
          label={words.sort}
          value={sort}
          options={KEPT_SORTS.map((value) => ({ value, label: words.sorts[value] }))}
          onChoose={onSort}
        >
          <SortAscendingOutlined aria-hidden /> {words.sorts[sort]}
        </SelectSwitch>
      </span>
    </div>
  );
}
