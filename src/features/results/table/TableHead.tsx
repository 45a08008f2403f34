import DownOutlined from '@ant-design/icons/es/icons/DownOutlined';
import UpOutlined from '@ant-design/icons/es/icons/UpOutlined';
import { type RefObject, useCallback } from 'react';
import type { Sort } from '@/domain/query';
import { rises } from '@/features/results/sort/sortOptions';
import { VisuallyHidden } from '@/ui/components/feedback/VisuallyHidden';
import type { Column } from './columns';
import styles from './OfferTable.module.css';

export type TableHeadProps = {
  readonly columns: readonly Column[];
  readonly sort: Sort;
  readonly onSort: (key: string) => void;
  readonly box: RefObject<HTMLDivElement | null>;
};

/** The head of the table, which stays below the bar. Pressing the name of a column that sorts asks for its order, and
 *  pressing it again for the other direction. */
export function TableHead({ columns, sort, onSort, box }: TableHeadProps) {
  // A button that takes the focus may lie out of view: the browser scrolls the head, and the rows go along.
  const follow = useCallback(() => {
    const rows = box.current?.nextElementSibling;
    if (box.current !== null && rows && rows.scrollLeft !== box.current.scrollLeft) {
      rows.scrollLeft = box.current.scrollLeft;
    }
  }, [box]);
  return (
    // biome-ignore lint/a11y/useSemanticElements: rows that are drawn apart from each other are no table.
    <div role="rowgroup" ref={box} className={styles.head} onScroll={follow}>
      {/* biome-ignore lint/a11y/useSemanticElements: as above. */}
      {/* biome-ignore lint/a11y/useFocusableInteractive: its buttons take the focus. */}
      <div role="row" className={styles.headRow} aria-rowindex={1}>
        {columns.map((column) => (
          <HeadCell key={column.id} column={column} sort={sort} onSort={onSort} />
        ))}
      </div>
    </div>
  );
}

type HeadCellProps = Omit<TableHeadProps, 'columns' | 'box'> & { readonly column: Column };

function HeadCell({ column: { kind, name, numeric, sortKey }, sort, onSort }: HeadCellProps) {
  const used = sortKey !== null && sortKey === sort.key;
  const up = rises(sort);
  const place = `${styles.name} ${numeric ? styles.end : ''} ${kind === 'code' ? styles.code : ''}`;
  const order = used ? ({ 'aria-sort': up ? 'ascending' : 'descending' } as const) : {};
  return (
    // biome-ignore lint/a11y/useSemanticElements: as above.
    // biome-ignore lint/a11y/useFocusableInteractive: its button takes the focus.
    <div role="columnheader" className={`${place} ${used ? styles.sorted : ''}`} {...order}>
      {kind === 'keep' ? (
        <VisuallyHidden>{name}</VisuallyHidden>
      ) : sortKey === null ? (
        <span className={styles.word}>{name}</span>
      ) : (
        <button type="button" className={styles.sort} onClick={() => onSort(sortKey)}>
          {name}
          {used && (up ? <UpOutlined aria-hidden /> : <DownOutlined aria-hidden />)}
        </button>
      )}
    </div>
  );
}
