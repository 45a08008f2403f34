import type { OfferCode } from '@/domain/offer';
import { GridPart } from '@/ui/components/grid/GridPart';
import { useMessages } from '@/ui/hooks/useMessages';
import styles from './OfferTable.module.css';
import type { TableRowProps } from './TableRow';

export type LoadingRowProps = Pick<TableRowProps, 'index' | 'top' | 'href' | 'isTabStop'> & {
  readonly code: OfferCode;
  /** The row cannot be rendered; by default its offer is loading. */
  readonly hasFailed?: boolean;
};

/** A row without its cells: the code is known, so it can be focused and opened. */
export function LoadingRow({ code, index, top, href, isTabStop, hasFailed = false }: LoadingRowProps) {
  const { shop } = useMessages();
  return (
    <GridPart
      role="row"
      className={styles.row}
      style={top === null ? {} : { top }}
      aria-rowindex={index + 2}
      aria-busy={!hasFailed}
      data-index={index}
    >
      <GridPart role="rowheader" className={`${styles.cell} ${styles.code}`}>
        <a className={styles.link} href={href} tabIndex={isTabStop ? 0 : -1}>
          {code}
        </a>
      </GridPart>
      {hasFailed && (
        <GridPart role="gridcell" className={styles.cell}>
          {shop.partFailed}
        </GridPart>
      )}
    </GridPart>
  );
}
