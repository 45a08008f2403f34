import type { Hit } from '@/domain/searchPage';
import type { Answer } from '@/shop/answer';
import { itemLook, itemName, type Lexicon } from '@/shop/lexicon';
import { GapLines } from '@/shop/offer/GapLines';
import { gapsOf } from '@/shop/offer/gapsOf';
import { LiveStatus } from '@/shop/offer/LiveStatus';
import { OfferCover } from '@/shop/offer/OfferCover';
import { PriceNow } from '@/shop/offer/PriceNow';
import { shelfOf } from '@/shop/offer/shelfTiles';
import type { OfferLinks } from '@/shop/useShopQuery';
import { formatMoney } from '@/ui/format';
import { Tile } from '@/ui/Tile';
import { useLocale } from '@/ui/useLocale';
import { useMessages } from '@/ui/useMessages';
import styles from './OfferLines.module.css';

export type OfferLinesProps = {
  readonly hits: readonly Hit[];
  /** The answer they belong to. */
  readonly answer: Answer;
  readonly lexicon: Lexicon;
  readonly links: OfferLinks;
};

const MOST_TILES = 6;

/** Offers in short, one below the other: each leads to its detail. */
export function OfferLines({ hits, answer, lexicon, links }: OfferLinesProps) {
  const { shop } = useMessages();
  const locale = useLocale();
  return (
    <ul className={styles.lines}>
      {hits.map((hit) => {
        const { code } = hit.offer;
        const { tiles } = shelfOf(hit, lexicon, locale, shop);
        const gaps = gapsOf(hit, answer.query);
        const opens = shop.openOffer(code, formatMoney(hit.price, locale), hit.offer.shop);
        return (
          <li key={code} className={styles.line}>
            <OfferCover code={code} address={links.addressOf(code)} label={opens} onOpen={links.openOffer} />
            <span className={styles.words}>
              <b>{code}</b>
              <LiveStatus hit={hit} page={answer.page} brief />
            </span>
            <span className={styles.tiles}>
              {tiles.slice(0, MOST_TILES).map(({ item, state, badge }) => (
                <span key={item} className={styles.stand}>
                  <Tile
                    look={itemLook(lexicon, item)}
                    place="name"
                    state={state}
                    label={[itemName(lexicon, item, locale), badge].filter((word) => word !== '').join(' ')}
                  />
                  <small aria-hidden="true">{badge}</small>
                </span>
              ))}
            </span>
            <PriceNow hit={hit} size="card" />
            {gaps.length > 0 && (
              <div className={styles.gaps}>
                <GapLines gaps={gaps} lexicon={lexicon} currency={answer.page.catalogue.currency} />
              </div>
            )}
          </li>
        );
      })}
    </ul>
  );
}
