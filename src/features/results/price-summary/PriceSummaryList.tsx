import type { OfferCode } from '@/domain/offer';
import type { ShopBest } from '@/domain/searchResponse';
import styles from './PriceSummary.module.css';
import { DealOffer } from './PriceSummaryOffer';

export type DealListProps = {
  readonly cheapest: readonly ShopBest[];
  /** Says how many shops they are. */
  readonly shops: string;
  readonly addressOf: (code: OfferCode) => string;
  readonly onOpen: (code: OfferCode) => void;
};

/** The cheapest hit of every shop, the lowest price marked. */
export function DealList({ cheapest, shops, addressOf, onOpen }: DealListProps) {
  return (
    <>
      <p className={styles.note}>{shops}</p>
      <ul className={styles.list}>
        {cheapest.map((one, place) => (
          <DealOffer key={one.shop} best={one} lowest={place === 0} address={addressOf(one.code)} onOpen={onOpen} />
        ))}
      </ul>
    </>
  );
}
