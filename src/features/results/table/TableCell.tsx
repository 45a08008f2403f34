import type { ReactNode } from 'react';
import type { Hit } from '@/domain/searchResponse';
import { countText } from '@/features/labels/countText';
import type { FacetLabels } from '@/features/labels/facetLabels';
import { useFacetLabels } from '@/features/labels/useFacetLabels';
import { attributeText } from '@/features/offer/facts/detailFacts';
import { LiveStatus } from '@/features/offer/facts/LiveStatus';
import { countMet } from '@/features/offer/gaps/countMet';
import { gapsOf } from '@/features/offer/gaps/gapsOf';
import { gapText } from '@/features/offer/gaps/gapText';
import { PriceBefore } from '@/features/offer/price/PriceBefore';
import { pricePerWant } from '@/features/offer/price/pricePerWant';
import type { GameItems } from '@/features/search-state/gameItems';
import type { SearchResult } from '@/features/search-state/searchResult';
import { GridPart } from '@/ui/components/grid/GridPart';
import { formatDateTime } from '@/ui/format/format';
import { formatMoney } from '@/ui/format/formatMoney';
import { useNow } from '@/ui/hooks/useNow';
import type { Column } from './columns';
import styles from './OfferTable.module.css';
import { WantsCell } from './WantsCell';

export type TableCellProps = {
  readonly hit: Hit;
  readonly result: SearchResult;
  readonly column: Column;
  readonly gameItems: GameItems;
  readonly isClosest: boolean;
};

const NO_VALUE = '–';

/** One cell of an offer's row. */
export function TableCell(props: TableCellProps) {
  const { column, gameItems, result } = props;
  const labels = useFacetLabels(gameItems.spec, result.page.catalog.currency);
  const end = column.numeric ? styles.end : '';
  const light = column.kind === 'wants' ? lightClass(props) : '';
  return (
    <GridPart role="gridcell" className={`${styles.cell} ${end} ${light} ${column.kind === 'gaps' ? styles.gaps : ''}`}>
      {cellContent(props, labels)}
    </GridPart>
  );
}

/** Only items that are wanted and present are lit. */
function lightClass({ hit, isClosest }: TableCellProps): string | undefined {
  if (isClosest) return styles.dim;
  return hit.wantMatches.some(({ want }) => want.mode !== 'never') ? styles.lit : '';
}

function cellContent({ column, hit, result, gameItems }: TableCellProps, labels: FacetLabels): ReactNode {
  const { offer } = hit;
  const { locale } = labels;
  switch (column.kind) {
    case 'code':
      return offer.code;
    case 'status':
      return <LiveStatus hit={hit} page={result.page} brief />;
    case 'wants':
      return <WantsCell hit={hit} gameItems={gameItems} />;
    case 'gaps':
      return gapsOf(hit, result.query).map((gap) => {
        const text = gapText(gap, gameItems, labels);
        return <span key={text}>{text}</span>;
      });
    case 'price': {
      const price = formatMoney(hit.price, locale);
      if (hit.live === 'sold') return <del>{price}</del>;
      return (
        <span className={styles.price}>
          <b>{price}</b> <PriceBefore hit={hit} />
        </span>
      );
    }
    case 'perWant': {
      const met = countMet(hit);
      return met === 0 ? NO_VALUE : formatMoney(pricePerWant(hit.price, met), locale);
    }
    case 'resource': {
      const amount = offer.resources[column.resource.id];
      return amount === undefined ? NO_VALUE : countText(amount, locale);
    }
    case 'attribute': {
      const value = offer.attributes[column.attribute.id];
      return value === undefined ? (
        NO_VALUE
      ) : (
        <span className={styles.text}>{attributeText(column.attribute, value, labels)}</span>
      );
    }
    case 'shop':
      return <span className={styles.text}>{offer.shop}</span>;
    case 'listed':
      return <ListedAt hit={hit} locale={locale} />;
  }
}

const REFRESH_MS = 3_600_000;

/** Shows the year only if it is not the current one. */
function ListedAt({ hit, locale }: { readonly hit: Hit; readonly locale: FacetLabels['locale'] }) {
  return formatDateTime(hit.offer.listedAt, useNow(REFRESH_MS), locale);
}
