import type { OfferCode } from '@/domain/offer';
import styles from './OfferTable.module.css';
import type { TableRowProps } from './TableRow';

export type RowToComeProps = Pick<TableRowProps, 'place' | 'top' | 'address' | 'tabbable'> & {
  readonly code: OfferCode;
};

/** A row of which nothing but the code has come: it can be gone to and opened already. */
export function RowToCome({ code, place, top, address, tabbable }: RowToComeProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: rows that are drawn apart from each other are no table.
    // biome-ignore lint/a11y/useFocusableInteractive: its link takes the focus.
    <div
      role="row"
      className={styles.row}
      style={top === null ? {} : { top }}
      aria-rowindex={place + 2}
      aria-busy="true"
      data-place={place}
    >
      {/* biome-ignore lint/a11y/useSemanticElements: as above. */}
      {/* biome-ignore lint/a11y/useFocusableInteractive: as above. */}
      <div role="rowheader" className={`${styles.cell} ${styles.code}`}>
        <a className={styles.link} href={address} tabIndex={tabbable ? 0 : -1}>
          {code}
        </a>
      </div>
    </div>
  );
}
