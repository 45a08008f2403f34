import { memo, useState } from 'react';
import type { OfferCode } from '@/domain/offer';
import type { Query, WantMode } from '@/domain/query';
import { Drawer } from '@/features/drawer/Drawer';
import type { SearchResult } from '@/features/search-state/searchResult';
import type { Messages } from '@/locales/messages';
import { TextButton } from '@/ui/components/controls/TextButton';
import { formatMoney, formatNumber } from '@/ui/format/format';
import { useLayout } from '@/ui/hooks/useLayout';
import { useLocale } from '@/ui/hooks/useLocale';
import { useMessages } from '@/ui/hooks/useMessages';
import styles from './PriceSummary.module.css';
import { PriceSummaryList } from './PriceSummaryList';
import { PriceSummaryOffer } from './PriceSummaryOffer';

export type PriceSummaryProps = {
  readonly result: SearchResult;
  readonly hrefOf: (code: OfferCode) => string;
  readonly onOpen: (code: OfferCode) => void;
};

/** Number of shops shown without opening the list. */
const VISIBLE_SHOPS = { phone: 0, tablet: 3, desktop: 4 } as const;

/** Shows the cheapest hit of each shop and marks the lowest price. On a phone, shows only the lowest price, which opens the list. */
export const PriceSummary = memo(function PriceSummary({ result, hrefOf, onOpen }: PriceSummaryProps) {
  const { shop } = useMessages();
  const locale = useLocale();
  const layout = useLayout();
  const [open, setOpen] = useState(false);
  const { cheapest } = result.page;
  const [best] = cheapest;
  if (best === undefined) return null;

  const title = priceSummaryTitle(result.query, shop);
  const closeAndOpenOffer = (code: OfferCode) => {
    setOpen(false);
    onOpen(code);
  };
  const visible = cheapest.slice(0, VISIBLE_SHOPS[layout]);
  const shops = shop.priceSummaryShops(cheapest.length, formatNumber(cheapest.length, locale));
  return (
    <section className={layout === 'phone' ? styles.line : styles.strip} aria-label={title}>
      {layout === 'phone' ? (
        <TextButton aria-haspopup="dialog" onClick={() => setOpen(true)}>
          {shop.priceSummaryLowest(title, formatMoney(best.price, locale))}
        </TextButton>
      ) : (
        <div className={styles.header}>
          {title}
          <TextButton className={styles.all} aria-haspopup="dialog" onClick={() => setOpen(true)}>
            {shops}
          </TextButton>
        </div>
      )}
      {visible.length > 0 && (
        <ul className={styles.offers}>
          {visible.map((one) => (
            <PriceSummaryOffer
              key={one.shop}
              best={one}
              lowest={one === best}
              href={hrefOf(one.code)}
              onOpen={onOpen}
            />
          ))}
        </ul>
      )}
      <Drawer
        title={title}
        placement={layout === 'phone' ? 'bottom' : 'right'}
        size={layout === 'phone' ? 'auto' : 'min(400px, 100%)'}
        open={open}
        onClose={() => setOpen(false)}
      >
        <PriceSummaryList cheapest={cheapest} shops={shops} hrefOf={hrefOf} onOpen={closeAndOpenOffer} />
      </Drawer>
    </section>
  );
});

/** Returns the title of the price summary: it describes the wants that every hit meets. `nice` wants count only if there are no others. */
function priceSummaryTitle({ wants }: Query, shop: Messages['shop']): string {
  const count = (mode: WantMode) => wants.filter((want) => want.mode === mode).length;
  const musts = count('must');
  if (count('any') > 0) return musts === 0 ? shop.priceSummaryAny : shop.priceSummaryMustAny(musts);
  if (musts === 0) return shop.priceSummaryNice;
  return count('nice') === 0 ? shop.priceSummaryAll(musts) : shop.priceSummaryMust(musts);
}
