import type { Hit } from '@/domain/searchResponse';
import { VisuallyHidden } from '@/ui/components/feedback/VisuallyHidden';
import { formatMoney } from '@/ui/format/formatMoney';
import { useLocale } from '@/ui/hooks/useLocale';
import { useMessages } from '@/ui/hooks/useMessages';
import styles from './PriceBefore.module.css';

/** The published price, struck through, if the price has changed since. */
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
      <VisuallyHidden>{shop.priceWas(before)}</VisuallyHidden>
    </>
  );
}
