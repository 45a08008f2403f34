import type { OfferCode } from '@/domain/offer';
import { GridPart } from '@/ui/components/grid/GridPart';
import styles from './OfferTable.module.css';
import type { TableRowProps } from './TableRow';

export type LoadingRowProps = Pick<TableRowProps, 'index' | 'top' | 'address' | 'isTabStop'> & {
  readonly code: OfferCode;
};

/** A row whose offer is loading: its code is known, so it can be focused and opened. */
export function LoadingRow({ code, index, top, address, isTabStop }: LoadingRowProps) {
  return (
    <GridPart
      role="row"
      className={styles.row}
      style={top === null ? {} : { top }}
      aria-rowindex={index + 2}
      aria-busy="true"
      data-index={index}
    >
      <GridPart role="rowheader" className={`${styles.cell} ${styles.code}`}>
        <a className={styles.link} href={address} tabIndex={isTabStop ? 0 : -1}>
          {code}
        </a>
      </GridPart>
    </GridPart>
  );
}
