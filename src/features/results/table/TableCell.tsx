import type { ReactNode } from 'react';
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
import type { PlacedHit } from '@/features/results/list/mergeStaleResults';
import type { GameItems } from '@/features/search-state/gameItems';
import { formatDateTime, formatMoney } from '@/ui/format/format';
import { useNow } from '@/ui/hooks/useNow';
import type { Column } from './columns';
import styles from './OfferTable.module.css';
import { WantsCell } from './WantsCell';

export type TableCellProps = PlacedHit & {
  readonly column: Column;
  readonly lexicon: GameItems;
  readonly near: boolean;
};

const NOTHING = '–';

/** The lamp is for what was asked for and is there. */
function shelfLight({ hit, near }: TableCellProps): string | undefined {
  if (near) return styles.dim;
  return hit.outcomes.some(({ want }) => want.mode !== 'never') ? styles.lit : '';
}

/** One cell of an offer's row. */
export function TableCell(props: TableCellProps) {
  const { column, lexicon, answer } = props;
  const wording = useFacetLabels(lexicon.spec, answer.page.catalog.currency);
  const end = column.numeric ? styles.end : '';
  const shelf = column.kind === 'wants' ? shelfLight(props) : '';
  return (
    // biome-ignore lint/a11y/useSemanticElements: rows that are drawn apart from each other are no table.
    // biome-ignore lint/a11y/useFocusableInteractive: the row's link takes the focus.
    <div role="gridcell" className={`${styles.cell} ${end} ${shelf} ${column.kind === 'lacks' ? styles.lacks : ''}`}>
      {cellContent(props, wording)}
    </div>
  );
}

function cellContent({ column, hit, answer, lexicon }: TableCellProps, wording: FacetLabels): ReactNode {
  const { offer } = hit;
  const { locale } = wording;
  switch (column.kind) {
    case 'code':
      return offer.code;
    case 'status':
      return <LiveStatus hit={hit} page={answer.page} brief />;
    case 'wants':
      return <WantsCell hit={hit} lexicon={lexicon} />;
    case 'lacks':
      return gapsOf(hit, answer.query).map((gap) => {
        const text = gapText(gap, lexicon, wording);
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
      return met === 0 ? NOTHING : formatMoney(pricePerWant(hit.price, met), locale);
    }
    case 'resource': {
      const amount = offer.resources[column.resource.id];
      return amount === undefined ? NOTHING : countText(amount, locale);
    }
    case 'attribute': {
      const value = offer.attributes[column.attribute.id];
      return value === undefined ? (
        NOTHING
      ) : (
        <span className={styles.words}>{attributeText(column.attribute, value, wording)}</span>
      );
    }
    case 'shop':
      return <span className={styles.words}>{offer.shop}</span>;
    case 'listed':
      return <ListedAt hit={hit} locale={locale} />;
  }
}

const TOLD_ANEW_MS = 3_600_000;

/** The year stands there only if it is another one than now. */
function ListedAt({ hit, locale }: { readonly hit: PlacedHit['hit']; readonly locale: FacetLabels['locale'] }) {
  return formatDateTime(hit.offer.listedAt, useNow(TOLD_ANEW_MS), locale);
}
