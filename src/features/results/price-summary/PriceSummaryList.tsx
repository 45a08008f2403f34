import type { OfferCode } from '@/domain/offer';
import type { ShopBest } from '@/domain/searchResponse';
import styles from './PriceSummary.module.css';
import { PriceSummaryOffer } from './PriceSummaryOffer';

export type PriceSummaryListProps = {
  readonly cheapest: readonly ShopBest[];
  /** Formatted number of shops. */
  readonly shops: string;
  readonly hrefOf: (code: OfferCode) => string;
  readonly onOpen: (code: OfferCode) => void;
};

/** Lists the cheapest hit of every shop and marks the lowest price. */
export function PriceSummaryList({ cheapest, shops, hrefOf, onOpen }: PriceSummaryListProps) {
  return (
    <>
      <p className={styles.note}>{shops}</p>
      <ul className={styles.list}>
        {cheapest.map((one, index) => (
          <PriceSummaryOffer key={one.shop} best={one} lowest={index === 0} href={hrefOf(one.code)} onOpen={onOpen} />
        ))}
      </ul>
    </>
  );
}
