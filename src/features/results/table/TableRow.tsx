import CheckOutlined from '@ant-design/icons/es/icons/CheckOutlined';
import { memo } from 'react';
import type { Hit } from '@/domain/searchResponse';
import { FavouriteButton } from '@/features/favourites/button/FavouriteButton';
import { isUnavailable } from '@/features/offer/facts/isUnavailable';
import { LiveStatus } from '@/features/offer/facts/LiveStatus';
import type { GameItems } from '@/features/search-state/gameItems';
import type { SearchResult } from '@/features/search-state/searchResult';
import { GridPart } from '@/ui/components/grid/GridPart';
import { formatMoney } from '@/ui/format/formatMoney';
import { useLayout } from '@/ui/hooks/useLayout';
import { useLocale } from '@/ui/hooks/useLocale';
import { useMessages } from '@/ui/hooks/useMessages';
import type { Column } from './columns';
import styles from './OfferTable.module.css';
import { TableCell } from './TableCell';

export type TableRowProps = {
  readonly hit: Hit;
  readonly result: SearchResult;
  /** Index among all rows, from 0. */
  readonly index: number;
  /** Distance from the top of the first row, in px; null if the rows are in the normal flow. */
  readonly top: number | null;
  readonly columns: readonly Column[];
  readonly gameItems: GameItems;
  readonly isClosest: boolean;
  /** URL of the offer's detail. */
  readonly href: string;
  /** True for the row that Tab reaches. */
  readonly isTabStop: boolean;
  readonly isCopied: boolean;
};

/** One offer as a row. Its code is the link that opens it; a click anywhere on the row does the same. */
export function TableRow(props: TableRowProps) {
  const { hit, result, index, top, columns, gameItems, isClosest, href, isTabStop, isCopied } = props;
  const { shop } = useMessages();
  const locale = useLocale();
  const isPhone = useLayout() === 'phone';
  const { offer } = hit;
  return (
    <GridPart
      role="row"
      className={`${styles.row} ${isUnavailable(hit) ? styles.off : ''}`}
      style={top === null ? {} : { top }}
      aria-rowindex={index + 2}
      data-index={index}
    >
      <GridPart role="rowheader" className={`${styles.cell} ${styles.code}`}>
        <a
          className={styles.link}
          href={href}
          tabIndex={isTabStop ? 0 : -1}
          aria-label={shop.openOffer(offer.code, formatMoney(hit.price, locale), offer.shop)}
        >
          {offer.code}
          {isCopied && <CheckOutlined aria-hidden />}
        </a>
        {isPhone && (
          <small className={styles.below}>
            <LiveStatus hit={hit} page={result.page} brief />
          </small>
        )}
      </GridPart>
      <GridPart role="gridcell" className={`${styles.cell} ${styles.favourite}`}>
        <FavouriteButton hit={hit} gameItems={gameItems} tabbable={isTabStop} />
      </GridPart>
      <OtherCells hit={hit} result={result} columns={columns} gameItems={gameItems} isClosest={isClosest} />
    </GridPart>
  );
}

type OtherCellsProps = Pick<TableRowProps, 'hit' | 'result' | 'columns' | 'gameItems' | 'isClosest'>;

/** Memoised by themselves: the URL of the detail changes with every condition, while the cells depend on the result only. */
const OtherCells = memo(function OtherCells({ columns, ...cell }: OtherCellsProps) {
  return columns.map((column) =>
    column.kind === 'code' || column.kind === 'favourite' ? null : (
      <TableCell key={column.id} column={column} {...cell} />
    ),
  );
});
