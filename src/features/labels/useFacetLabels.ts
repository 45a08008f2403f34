import { useMemo } from 'react';
import type { Currency } from '@/domain/money';
import type { GameSpec } from '@/games/types';
import { useLocale } from '@/ui/hooks/useLocale';
import { useMessages } from '@/ui/hooks/useMessages';
import type { FacetLabels } from './facetLabels';

/** Returns the data for labels of filter groups in the current language.
 *  @param currency  of the catalog; null until it is known */
export function useFacetLabels(spec: GameSpec, currency: Currency | null): FacetLabels {
  const { shop } = useMessages();
  const locale = useLocale();
  return useMemo(() => ({ spec, locale, messages: shop, currency }), [spec, locale, shop, currency]);
}
