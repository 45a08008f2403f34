import type { Hit } from '@/domain/searchPage';
import { Money } from '@/ui/Money';
import { useLocale } from '@/ui/useLocale';

/** The price now; struck through once the offer is sold. */
export function PriceNow({ hit, size }: { readonly hit: Hit; readonly size: 'card' | 'detail' }) {
  return <Money money={hit.price} locale={useLocale()} size={size} struck={hit.live === 'sold'} />;
}
