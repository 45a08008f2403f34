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
import { formatMoney } from '@/ui/format/format';
import { useLayout } from '@/ui/hooks/useLayout';
import { useLocale } from '@/ui/hooks/useLocale';
import { useMessages } from '@/ui/hooks/useMessages';
import type { CompareTableProps } from './CompareTable';
import styles from './CompareTable.module.css';
import { lowestIndex } from './lowestIndex';
import { useCompareMessages } from './messages/useCompareMessages';

type CompareHeadProps = Pick<CompareTableProps, 'hits' | 'answer' | 'addressOf' | 'onRemove'> & {
  /** Stands over the names of the rows. */
  readonly children: ReactNode;
};

/** The heads of the columns: code, price now, shop and status of each offer, under the lamp. */
export function CompareHead({ hits, answer, addressOf, onRemove, children }: CompareHeadProps) {
  const words = useCompareMessages();
  const { shop } = useMessages();
  const locale = useLocale();
  const onPhone = useLayout() === 'phone';
  const lowest = lowestIndex(hits);
  return (
    <tr className={styles.head}>
      <td className={styles.folded}>{children}</td>
      {hits.map((hit, place) => {
        const { code } = hit.offer;
        const opens = shop.openOffer(code, formatMoney(hit.price, locale), hit.offer.shop);
        return (
          <th key={code} scope="col" className={hit.live === 'sold' ? styles.sold : undefined}>
            <span className={styles.code}>
              <Link to={addressOf(code)} aria-label={opens}>
                {code}
              </Link>
              <IconButton
                label={words.take(code)}
                icon={<CloseOutlined aria-hidden />}
                onClick={() => onRemove(code)}
              />
            </span>
            <span className={styles.price}>
              <PriceNow hit={hit} size="card" /> <PriceBefore hit={hit} />
              {place === lowest && <b className={styles.lowest}>{words.lowest}</b>}
            </span>
            <span className={styles.shop}>{shopLine(hit)}</span>
            <span className={styles.live}>
              <LiveStatus hit={hit} page={answer.page} brief={onPhone} />
            </span>
          </th>
        );
      })}
    </tr>
  );

  function shopLine(hit: Hit): string {
    const met = countMet(hit);
    if (met === 0) return hit.offer.shop;
    return `${hit.offer.shop} · ${words.perWant(formatMoney(pricePerWant(hit.price, met), locale))}`;
  }
}
