import RightOutlined from '@ant-design/icons/es/icons/RightOutlined';
import { memo, useState } from 'react';
import type { OfferCode } from '@/domain/offer';
import type { Query, Want } from '@/domain/query';
import { wantNickname } from '@/features/labels/wantText';
import type { GameItems } from '@/features/search-state/gameItems';
import type { SearchResult } from '@/features/search-state/searchResult';
import type { Messages } from '@/locales/messages';
import { loadable } from '@/resilience/loadable';
import { TextButton } from '@/ui/components/controls/TextButton';
import { RenderNothing } from '@/ui/components/feedback/RenderNothing';
import { formatMoney } from '@/ui/format/formatMoney';
import { useLocale } from '@/ui/hooks/useLocale';
import { useMessages } from '@/ui/hooks/useMessages';
import styles from './PriceSummary.module.css';
import type { PriceSummaryDrawerProps } from './PriceSummaryDrawer';

export type PriceSummaryProps = {
  readonly result: SearchResult;
  readonly gameItems: GameItems;
  readonly hrefOf: (code: OfferCode) => string;
  readonly onOpen: (code: OfferCode) => void;
};

/** Loads the lists of all drawers of the results, which are one chunk. */
export const loadDrawerLists = () =>
  import(/* webpackChunkName: "drawer-lists" */ './PriceSummaryDrawer').then((module) => module.PriceSummaryDrawer);

const PriceSummaryDrawer = loadable<PriceSummaryDrawerProps>(loadDrawerLists, RenderNothing);

/** The lowest price for the wants and its shop. Opens the list of the cheapest hit of each shop. */
export const PriceSummary = memo(function PriceSummary({ result, gameItems, hrefOf, onOpen }: PriceSummaryProps) {
  const { shop } = useMessages();
  const locale = useLocale();
  const [open, setOpen] = useState(false);
  const [wasOpened, setWasOpened] = useState(false);
  if (open && !wasOpened) setWasOpened(true);
  const { cheapest } = result.page;
  const [best] = cheapest;
  if (best === undefined) return null;

  const closeAndOpenOffer = (code: OfferCode) => {
    setOpen(false);
    onOpen(code);
  };
  const price = formatMoney(best.price, locale);
  const nameOf = (want: Want) => wantNickname(gameItems, want, locale);
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
      {wasOpened && (
        <PriceSummaryDrawer
          query={result.query}
          cheapest={cheapest}
          hrefOf={hrefOf}
          open={open}
          onClose={() => setOpen(false)}
          onOpen={closeAndOpenOffer}
        />
      )}
    </>
  );
});

/** Returns a sentence with the lowest price: `2 个都有，最低 ¥145`. */
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
