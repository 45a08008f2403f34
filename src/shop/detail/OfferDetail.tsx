import type { Hit } from '@/domain/searchPage';
import type { Answer } from '@/shop/answer';
import type { Lexicon } from '@/shop/lexicon';
import { GapLines } from '@/shop/offer/GapLines';
import { gapsOf } from '@/shop/offer/gapsOf';
import { OfferShelf } from '@/shop/offer/OfferShelf';
import { PriceBefore } from '@/shop/offer/PriceBefore';
import { PriceNow } from '@/shop/offer/PriceNow';
import { shelfOf } from '@/shop/offer/shelfTiles';
import { Notice } from '@/ui/Notice';
import { useLayout } from '@/ui/useLayout';
import { useLocale } from '@/ui/useLocale';
import { useMessages } from '@/ui/useMessages';
import { DetailItems } from './DetailItems';
import { DetailWords } from './DetailWords';
import styles from './OfferDetail.module.css';

export type OfferDetailProps = { readonly hit: Hit; readonly answer: Answer; readonly lexicon: Lexicon };

const MOST_TILES = { phone: 3, tablet: 5, desktop: 5 } as const;

/** All there is to know of an offer: shelf and price, status, the shop's own words, what it states, every item. */
export function OfferDetail({ hit, answer, lexicon }: OfferDetailProps) {
  const { shop } = useMessages();
  const locale = useLocale();
  const layout = useLayout();
  const { offer } = hit;
  const sold = hit.live === 'sold';
  const shelf = shelfOf(hit, lexicon, locale, shop);
  const gaps = gapsOf(hit, answer.query);

  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: nothing in it can be focused, and the keyboard must be able to scroll it
    <article className={styles.detail} aria-label={shop.detailOf(offer.code)} tabIndex={0}>
      {sold && (
        <div className={styles.notice}>
          <Notice tone="bad">
            <b>{shop.soldTitle(offer.code)}</b> {shop.soldText}
          </Notice>
        </div>
      )}
      <OfferShelf
        shelf={shelf}
        lexicon={lexicon}
        place="detail"
        light={sold ? 'off' : gaps.length > 0 || !shelf.wanted ? 'dim' : 'lit'}
        most={MOST_TILES[layout]}
      >
        <PriceNow hit={hit} size="detail" />
        <span>
          <PriceBefore hit={hit} />
        </span>
      </OfferShelf>
      {gaps.length > 0 && <GapLines gaps={gaps} lexicon={lexicon} currency={answer.page.catalogue.currency} />}
      <div className={styles.words}>
        <DetailWords hit={hit} answer={answer} lexicon={lexicon} />
        <DetailItems offer={offer} shelved={shelf.wanted ? shelf.tiles : []} lexicon={lexicon} />
      </div>
    </article>
  );
}
