import type { OfferCode } from '@/domain/offer';
import type { ShopBest } from '@/domain/searchResponse';
import styles from './PriceSummary.module.css';
import { PriceSummaryOffer } from './PriceSummaryOffer';

export type PriceSummaryListProps = {
  readonly cheapest: readonly ShopBest[];
  /** Text with the number of shops. */
  readonly shops: string;
  readonly addressOf: (code: OfferCode) => string;
  readonly onOpen: (code: OfferCode) => void;
};

/** The cheapest hit of every shop, the lowest price marked. */
export function PriceSummaryList({ cheapest, shops, addressOf, onOpen }: PriceSummaryListProps) {
  return (
    <>
      <p className={styles.note}>{shops}</p>
      <ul className={styles.list}>
        {cheapest.map((one, index) => (
          <PriceSummaryOffer
            key={one.shop}
            best={one}
            lowest={index === 0}
            address={addressOf(one.code)}
            onOpen={onOpen}
          />
        ))}
      </ul>
    </>
  );
}
