import type { OfferCode } from '@/domain/offer';
import type { ShopBest } from '@/domain/searchResponse';
import { OfferLink } from '@/features/offer/facts/OfferLink';
import { LowestPriceBadge } from '@/features/offer/price/LowestPriceBadge';
import { pricePerWant } from '@/features/offer/price/pricePerWant';
import { formatMoney } from '@/ui/format/formatMoney';
import { useLocale } from '@/ui/hooks/useLocale';
import { useMessages } from '@/ui/hooks/useMessages';
import { usePriceSummaryMessages } from './messages/usePriceSummaryMessages';
import styles from './PriceSummaryOffer.module.css';

export type PriceSummaryOfferProps = {
  readonly best: ShopBest;
  readonly lowest: boolean;
  readonly href: string;
  readonly onOpen: (code: OfferCode) => void;
};

/** The cheapest hit of one shop as a link: its price and the price per want. */
export function PriceSummaryOffer({ best, lowest, href, onOpen }: PriceSummaryOfferProps) {
  const { shop } = useMessages();
  const messages = usePriceSummaryMessages();
  const locale = useLocale();
  const details = [messages.perWant(formatMoney(pricePerWant(best.price, best.met), locale))];
  if (best.live === 'reserved') details.push(shop.liveStatusNames.reserved);
  return (
    <li className={lowest ? styles.lowest : undefined}>
      <OfferLink className={styles.offer} code={best.code} href={href} onOpen={onOpen}>
        <b className={styles.price}>
          {formatMoney(best.price, locale)} {lowest && <LowestPriceBadge />}
        </b>
        <small className={styles.details}>
          <span className={styles.parts}>
            <span className={styles.shop}>{best.shop}</span>
            {details.map((text) => (
              <span key={text} className={styles.detail}>
                <span className={styles.dot}> · </span>
                {text}
              </span>
            ))}
          </span>
        </small>
      </OfferLink>
    </li>
  );
}
