import CloseOutlined from '@ant-design/icons/es/icons/CloseOutlined';
import { Link } from '@umijs/max';
import type { ReactNode } from 'react';
import type { Hit } from '@/domain/searchResponse';
import { LiveStatus } from '@/features/offer/facts/LiveStatus';
import { countMet } from '@/features/offer/gaps/countMet';
import { PriceBefore } from '@/features/offer/price/PriceBefore';
import { PriceNow } from '@/features/offer/price/PriceNow';
import { pricePerWant } from '@/features/offer/price/pricePerWant';
import { IconButton } from '@/ui/components/controls/IconButton';
import { formatMoney } from '@/ui/format/formatMoney';
import { useLayout } from '@/ui/hooks/useLayout';
import { useLocale } from '@/ui/hooks/useLocale';
import { useMessages } from '@/ui/hooks/useMessages';
import { lowestPriceIndex } from './bestIndex';
import type { CompareTableProps } from './CompareTable';
import styles from './CompareTable.module.css';
import { useCompareMessages } from './messages/useCompareMessages';

type CompareHeaderProps = Pick<CompareTableProps, 'hits' | 'result' | 'hrefOf' | 'onRemove'> & {
  /** Content of the cell above the row names. */
  readonly children: ReactNode;
};

/** Renders the header row: code, current price, shop and status of each offer. */
export function CompareHeader({ hits, result, hrefOf, onRemove, children }: CompareHeaderProps) {
  const messages = useCompareMessages();
  const { shop } = useMessages();
  const locale = useLocale();
  const onPhone = useLayout() === 'phone';
  const lowest = lowestPriceIndex(hits);
  return (
    <tr className={styles.header}>
      <td>{children}</td>
      {hits.map((hit, index) => {
        const { code } = hit.offer;
        const label = shop.openOffer(code, formatMoney(hit.price, locale), hit.offer.shop);
        return (
          <th key={code} scope="col" className={hit.live === 'sold' ? styles.sold : undefined}>
            <span className={styles.code}>
              <Link to={hrefOf(code)} aria-label={label}>
                {code}
              </Link>
              <IconButton
                label={messages.removeOffer(code)}
                icon={<CloseOutlined aria-hidden />}
                onClick={() => onRemove(code)}
              />
            </span>
            <span className={styles.price}>
              <PriceNow hit={hit} size="row" /> <PriceBefore hit={hit} />
              {index === lowest && <b className={styles.lowest}>{messages.lowest}</b>}
            </span>
            <span className={styles.shop}>{shopLine(hit)}</span>
            <span className={styles.live}>
              <LiveStatus hit={hit} page={result.page} brief={onPhone} />
            </span>
          </th>
        );
      })}
    </tr>
  );

  function shopLine(hit: Hit): string {
    const met = countMet(hit);
    if (met === 0) return hit.offer.shop;
    return `${hit.offer.shop} · ${messages.perWant(formatMoney(pricePerWant(hit.price, met), locale))}`;
  }
}
