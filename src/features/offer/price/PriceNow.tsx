import type { Hit } from '@/domain/searchResponse';
import { Money } from '@/ui/components/display/Money';
import { useLocale } from '@/ui/hooks/useLocale';

/** The current price, struck through once the offer is sold. */
export function PriceNow({ hit, size }: { readonly hit: Hit; readonly size: 'card' | 'detail' }) {
  return <Money money={hit.price} locale={useLocale()} size={size} struck={hit.live === 'sold'} />;
}
