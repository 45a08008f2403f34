import type { Query, WantMode } from '@/domain/query';
import type { Messages } from '@/locales/messages';

/** What the prices are for: what every hit among them is sure to have. Wishes are only counted where nothing else is asked. */
export function priceSummaryTitle({ wants }: Query, shop: Messages['shop']): string {
  const count = (mode: WantMode) => wants.filter((want) => want.mode === mode).length;
  const musts = count('must');
  if (count('any') > 0) return musts === 0 ? shop.dealAny : shop.dealMustAny(musts);
  if (musts === 0) return shop.dealNice;
  return count('nice') === 0 ? shop.dealAll(musts) : shop.dealMust(musts);
}
