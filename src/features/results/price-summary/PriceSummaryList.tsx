import type { OfferCode } from '@/domain/offer';
import type { ShopBest } from '@/domain/searchResponse';
import { formatNumber } from '@/ui/format/format';
import { useLocale } from '@/ui/hooks/useLocale';
import { usePriceSummaryMessages } from './messages/usePriceSummaryMessages';
import styles from './PriceSummaryList.module.css';
import { PriceSummaryOffer } from './PriceSummaryOffer';

export type PriceSummaryListProps = {
  readonly cheapest: readonly ShopBest[];
  readonly hrefOf: (code: OfferCode) => string;
  readonly onOpen: (code: OfferCode) => void;
};

/** Lists the cheapest hit of every shop and marks the lowest price. */
export function PriceSummaryList({ cheapest, hrefOf, onOpen }: PriceSummaryListProps) {
  const messages = usePriceSummaryMessages();
  const locale = useLocale();
  return (
    <>
      <p className={styles.note}>{messages.shops(cheapest.length, formatNumber(cheapest.length, locale))}</p>
      <ul className={styles.list}>
        {cheapest.map((one, index) => (
          <PriceSummaryOffer key={one.shop} best={one} lowest={index === 0} href={hrefOf(one.code)} onOpen={onOpen} />
        ))}
      </ul>
    </>
  );
}
