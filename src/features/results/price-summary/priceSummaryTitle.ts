import type { Query, WantMode } from '@/domain/query';
import type { Messages } from '@/locales/messages';

/** Returns the title of the price summary, which names what every hit has. Nice-to-have items count only if there are no
 *  others. */
export function priceSummaryTitle({ wants }: Query, shop: Messages['shop']): string {
  const count = (mode: WantMode) => wants.filter((want) => want.mode === mode).length;
  const musts = count('must');
  if (count('any') > 0) return musts === 0 ? shop.dealAny : shop.dealMustAny(musts);
  if (musts === 0) return shop.dealNice;
  return count('nice') === 0 ? shop.dealAll(musts) : shop.dealMust(musts);
}
