import CheckOutlined from '@ant-design/icons/es/icons/CheckOutlined';
import { memo } from 'react';
import { sameValue } from '@/base/sameValue';
import { FavouriteButton } from '@/features/favourites/button/FavouriteButton';
import { LiveStatus } from '@/features/offer/facts/LiveStatus';
import type { PlacedHit } from '@/features/results/list/mergeStaleResults';
import type { GameItems } from '@/features/search-state/gameItems';
import { formatMoney } from '@/ui/format/format';
import { useLayout } from '@/ui/hooks/useLayout';
import { useLocale } from '@/ui/hooks/useLocale';
import { useMessages } from '@/ui/hooks/useMessages';
import type { Column } from './columns';
import styles from './OfferTable.module.css';
import { TableCell } from './TableCell';

export type TableRowProps = Pick<PlacedHit, 'hit' | 'answer'> & {
  /** Its place among all rows, from 0. */
  readonly place: number;
  /** Pixels from the top of the rows; null where they follow each other. */
  readonly top: number | null;
  readonly columns: readonly Column[];
  readonly lexicon: GameItems;
  readonly near: boolean;
  /** The address that opens the offer's detail. */
  readonly address: string;
  /** True for the row that has the place of the table in the order of Tab. */
  readonly tabbable: boolean;
  readonly copied: boolean;
};

/** One offer as a row. Its code is the link that opens it; the whole row does the same under a pointer. */
export function TableRow(props: TableRowProps) {
  const { hit, answer, place, top, columns, lexicon, near, address, tabbable, copied } = props;
  const { shop } = useMessages();
  const locale = useLocale();
  const phone = useLayout() === 'phone';
  const { offer, live } = hit;
  const grey = live === 'sold' || live === 'paused';
  const at = top === null ? {} : { style: { top } };
  return (
    // biome-ignore lint/a11y/useSemanticElements: rows that are drawn apart from each other are no table.
    // biome-ignore lint/a11y/useFocusableInteractive: its link takes the focus.
    <div
      role="row"
      className={`${styles.row} ${grey ? styles.off : ''}`}
      {...at}
      aria-rowindex={place + 2}
      data-place={place}
    >
      {/* biome-ignore lint/a11y/useSemanticElements: as above. */}
      {/* biome-ignore lint/a11y/useFocusableInteractive: as above. */}
      <div role="rowheader" className={`${styles.cell} ${styles.code}`}>
        <a
          className={styles.link}
          href={address}
          tabIndex={tabbable ? 0 : -1}
          aria-label={shop.openOffer(offer.code, formatMoney(hit.price, locale), offer.shop)}
        >
          {offer.code}
          {copied && <CheckOutlined aria-hidden />}
        </a>
        {phone && (
          <small className={styles.below}>
            <LiveStatus hit={hit} page={answer.page} brief />
          </small>
        )}
      </div>
      {/* biome-ignore lint/a11y/useSemanticElements: as above. */}
      {/* biome-ignore lint/a11y/useFocusableInteractive: its button takes the focus. */}
      <div role="gridcell" className={`${styles.cell} ${styles.keep}`}>
        <FavouriteButton hit={hit} lexicon={lexicon} tabbable={tabbable} />
      </div>
      <OtherCells hit={hit} answer={answer} columns={columns} lexicon={lexicon} near={near} />
    </div>
  );
}

type OtherCellsProps = Pick<TableRowProps, 'hit' | 'answer' | 'columns' | 'lexicon' | 'near'>;

/** Drawn again only if what they show is another: the address of the detail changes with every condition. */
const OtherCells = memo(function OtherCells({ columns, ...cell }: OtherCellsProps) {
  return columns.map((column) =>
    column.kind === 'code' || column.kind === 'keep' ? null : <TableCell key={column.id} column={column} {...cell} />,
  );
}, showsSame);

/** Of the answer the cells show the currency, and for the closest what was asked. */
function showsSame(before: OtherCellsProps, next: OtherCellsProps): boolean {
  const { hit, columns, lexicon, near, answer } = next;
  return (
    before.hit === hit &&
    before.columns === columns &&
    before.lexicon === lexicon &&
    before.near === near &&
    before.answer.page.catalog.currency === answer.page.catalog.currency &&
    (!near || sameValue(before.answer.query.ranges, answer.query.ranges))
  );
}
