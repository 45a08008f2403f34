import type { Hit } from '@/domain/searchPage';
import { formatMoney } from '@/ui/format';
import { Spoken } from '@/ui/Spoken';
import { useLocale } from '@/ui/useLocale';
import { useMessages } from '@/ui/useMessages';
import styles from './PriceBefore.module.css';

/** The published price, struck through, where the shop has changed it since. */
export function PriceBefore({ hit }: { readonly hit: Hit }) {
  const { shop } = useMessages();
  const locale = useLocale();
  if (hit.price.amount === hit.offer.price.amount) return null;
  const before = formatMoney(hit.offer.price, locale);
  return (
    <>
      <del className={styles.before} aria-hidden="true">
        {before}
      </del>
      <Spoken>{shop.priceWas(before)}</Spoken>
    </>
  );
}
