import type { OfferCode } from '@/domain/offer';
import type { ShopBest } from '@/domain/searchPage';
import { formatNumber } from '@/ui/format';
import { useLocale } from '@/ui/useLocale';
import { useMessages } from '@/ui/useMessages';
import { DealOffer } from './DealOffer';
import styles from './DealStrip.module.css';

export type DealListProps = {
  readonly cheapest: readonly ShopBest[];
  readonly addressOf: (code: OfferCode) => string;
  readonly onOpen: (code: OfferCode) => void;
};

/** The cheapest hit of every shop, the lowest price marked. */
export function DealList({ cheapest, addressOf, onOpen }: DealListProps) {
  const { shop } = useMessages();
  const locale = useLocale();
  return (
    <>
      <p className={styles.note}>{shop.dealShops(cheapest.length, formatNumber(cheapest.length, locale))}</p>
      <ul className={styles.list}>
        {cheapest.map((one, place) => (
          <DealOffer key={one.shop} best={one} lowest={place === 0} address={addressOf(one.code)} onOpen={onOpen} />
        ))}
      </ul>
    </>
  );
}
