import DownOutlined from '@ant-design/icons/es/icons/DownOutlined';
import UpOutlined from '@ant-design/icons/es/icons/UpOutlined';
import { type RefObject, useCallback } from 'react';
import type { Sort } from '@/domain/query';
import { isAscendingSort } from '@/features/results/sort/sortOptions';
import { VisuallyHidden } from '@/ui/components/feedback/VisuallyHidden';
import { GridPart } from '@/ui/components/grid/GridPart';
import type { Column } from './columns';
import styles from './OfferTable.module.css';

export type TableHeadProps = {
  readonly columns: readonly Column[];
  readonly sort: Sort;
  readonly onSort: (key: string) => void;
  readonly headRef: RefObject<HTMLDivElement | null>;
};

/** The sticky head of the table. Pressing the name of a sortable column sorts by that column; pressing it again reverses the order. */
export function TableHead({ columns, sort, onSort, headRef }: TableHeadProps) {
  // The browser scrolls the head when a button outside the viewport takes the focus, so the rows have to follow.
  const syncRows = useCallback(() => {
    const rows = headRef.current?.nextElementSibling;
    if (headRef.current !== null && rows && rows.scrollLeft !== headRef.current.scrollLeft) {
      rows.scrollLeft = headRef.current.scrollLeft;
    }
  }, [headRef]);
  return (
    <GridPart role="rowgroup" ref={headRef} className={styles.head} onScroll={syncRows}>
      <GridPart role="row" className={styles.headRow} aria-rowindex={1}>
        {columns.map((column) => (
          <HeadCell key={column.id} column={column} sort={sort} onSort={onSort} />
        ))}
      </GridPart>
    </GridPart>
  );
}

type HeadCellProps = Omit<TableHeadProps, 'columns' | 'headRef'> & { readonly column: Column };

function HeadCell({ column: { kind, name, numeric, sortKey }, sort, onSort }: HeadCellProps) {
  const isUsed = sortKey !== null && sortKey === sort.key;
  const isAscending = isAscendingSort(sort);
  const className = `${styles.name} ${numeric ? styles.end : ''} ${kind === 'code' ? styles.code : ''}`;
  const order = isUsed ? ({ 'aria-sort': isAscending ? 'ascending' : 'descending' } as const) : {};
  return (
    <GridPart role="columnheader" className={`${className} ${isUsed ? styles.sorted : ''}`} {...order}>
      {kind === 'favourite' ? (
        <VisuallyHidden>{name}</VisuallyHidden>
      ) : sortKey === null ? (
        <span className={styles.label}>{name}</span>
      ) : (
        <button type="button" className={styles.sort} onClick={() => onSort(sortKey)}>
          {name}
          {isUsed && (isAscending ? <UpOutlined aria-hidden /> : <DownOutlined aria-hidden />)}
        </button>
      )}
    </GridPart>
  );
}
