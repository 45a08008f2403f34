import RightOutlined from '@ant-design/icons/es/icons/RightOutlined';
import { memo, useState } from 'react';
import type { OfferCode } from '@/domain/offer';
import type { Query, Want, WantMode } from '@/domain/query';
import { Drawer } from '@/features/drawer/Drawer';
import { type GameItems, itemNickname } from '@/features/search-state/gameItems';
import type { SearchResult } from '@/features/search-state/searchResult';
import type { Messages } from '@/locales/messages';
import { TextButton } from '@/ui/components/controls/TextButton';
import { formatMoney, formatNumber } from '@/ui/format/format';
import { useLayout } from '@/ui/hooks/useLayout';
import { useLocale } from '@/ui/hooks/useLocale';
import { useMessages } from '@/ui/hooks/useMessages';
import styles from './PriceSummary.module.css';
import { PriceSummaryList } from './PriceSummaryList';

export type PriceSummaryProps = {
  readonly result: SearchResult;
  readonly gameItems: GameItems;
  readonly hrefOf: (code: OfferCode) => string;
  readonly onOpen: (code: OfferCode) => void;
};

/** The lowest price for the wants and its shop. Opens the list of the cheapest hit of each shop. */
export const PriceSummary = memo(function PriceSummary({ result, gameItems, hrefOf, onOpen }: PriceSummaryProps) {
  const { shop } = useMessages();
  const locale = useLocale();
  const layout = useLayout();
  const [open, setOpen] = useState(false);
  const { cheapest } = result.page;
  const [best] = cheapest;
  if (best === undefined) return null;

  const closeAndOpenOffer = (code: OfferCode) => {
    setOpen(false);
    onOpen(code);
  };
  const shops = shop.priceSummaryShops(cheapest.length, formatNumber(cheapest.length, locale));
  const price = formatMoney(best.price, locale);
  const nameOf = ({ item, ambiguity }: Want) => ambiguity?.name || itemNickname(gameItems, item, locale);
  const [before = '', after = ''] = lowestPriceText(result.query, nameOf, price, shop).split(price);
  return (
    <>
      <TextButton className={styles.summary} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <span>
          {before}
          <b className={styles.price}>{price}</b>
          {after}
        </span>
        <span className={styles.shop}>
          {best.shop}
          <RightOutlined aria-hidden />
        </span>
      </TextButton>
      <Drawer
        title={priceSummaryTitle(result.query, shop)}
        placement={layout === 'phone' ? 'bottom' : 'right'}
        size={layout === 'phone' ? 'auto' : 'min(400px, 100%)'}
        open={open}
        onClose={() => setOpen(false)}
      >
        <PriceSummaryList cheapest={cheapest} shops={shops} hrefOf={hrefOf} onOpen={closeAndOpenOffer} />
      </Drawer>
    </>
  );
});

/** Returns the title of the list: it describes the wants that every hit meets. `nice` wants count only if there are no others. */
function priceSummaryTitle({ wants }: Query, shop: Messages['shop']): string {
  const count = (mode: WantMode) => wants.filter((want) => want.mode === mode).length;
  const musts = count('must');
  if (count('any') > 0) return musts === 0 ? shop.priceSummaryAny : shop.priceSummaryMustAny(musts);
  if (musts === 0) return shop.priceSummaryNice;
  return count('nice') === 0 ? shop.priceSummaryAll(musts) : shop.priceSummaryMust(musts);
}

/** Returns the same in a sentence with the lowest price: `2 个都有，最低 ¥145`. */
function lowestPriceText(
  { wants }: Query,
  nameOf: (want: Want) => string,
  price: string,
  shop: Messages['shop'],
): string {
  const musts = wants.filter(({ mode }) => mode === 'must');
  const [first] = musts;
  const hasAny = wants.some(({ mode }) => mode === 'any');
  if (first === undefined) return hasAny ? shop.lowestOfAny(price) : shop.lowestOfNice(price);
  return hasAny ? shop.lowestOfMusts(price) : shop.lowestOfAll(musts.length, nameOf(first), price);
}
