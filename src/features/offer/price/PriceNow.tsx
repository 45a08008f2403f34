import type { Hit } from '@/domain/searchResponse';
import { Money, type MoneySize } from '@/ui/components/display/Money';
import { useLocale } from '@/ui/hooks/useLocale';

/** The current price, struck through once the offer is sold. */
export function PriceNow({ hit, size }: { readonly hit: Hit; readonly size: MoneySize }) {
  return <Money money={hit.price} locale={useLocale()} size={size} struck={hit.live === 'sold'} />;
}
