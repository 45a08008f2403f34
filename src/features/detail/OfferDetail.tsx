import { type RefObject, useEffect, useRef } from 'react';
import type { OfferCode } from '@/domain/offer';
import type { Hit } from '@/domain/searchResponse';
import { isUnavailable } from '@/features/offer/facts/isUnavailable';
import { GapLines } from '@/features/offer/gaps/GapLines';
import { gapsOf } from '@/features/offer/gaps/gapsOf';
import { PriceBefore } from '@/features/offer/price/PriceBefore';
import { PriceNow } from '@/features/offer/price/PriceNow';
import { listTiles } from '@/features/offer/tiles/listTiles';
import { OfferTiles } from '@/features/offer/tiles/OfferTiles';
import type { GameItems } from '@/features/search-state/gameItems';
import type { SearchResult } from '@/features/search-state/searchResult';
import type { OfferLinks } from '@/features/search-state/useShopQuery';
import type { SearchClient } from '@/search-worker/client';
import { Notice } from '@/ui/components/feedback/Notice';
import { ScrollRegion } from '@/ui/components/page/ScrollRegion';
import { useLayout } from '@/ui/hooks/useLayout';
import { useLocale } from '@/ui/hooks/useLocale';
import { useMessages } from '@/ui/hooks/useMessages';
import { DetailItems } from './DetailItems';
import { DetailText } from './DetailText';
import { useDetailMessages } from './messages/useDetailMessages';
import styles from './OfferDetail.module.css';
import { SimilarOffers } from './SimilarOffers';

export type OfferDetailProps = {
  readonly hit: Hit;
  readonly result: SearchResult;
  readonly gameItems: GameItems;
  readonly client: SearchClient | null;
  readonly links: OfferLinks;
};

const MAX_TILES = { phone: 3, tablet: 5, desktop: 5 } as const;

/** Shows an offer in full: main items and price, status, the shop's text, its attributes and all items. For an unavailable offer, a notice
 *  and the closest available offers come first. */
export function OfferDetail({ hit, result, gameItems, client, links }: OfferDetailProps) {
  const { shop } = useMessages();
  const messages = useDetailMessages();
  const locale = useLocale();
  const layout = useLayout();
  const { offer } = hit;
  const isSold = hit.live === 'sold';
  const tileList = listTiles(hit, gameItems, locale, shop);
  const gaps = gapsOf(hit, result.query);
  const similar = <SimilarOffers hit={hit} result={result} gameItems={gameItems} client={client} links={links} />;
  const articleRef = useRef<HTMLElement>(null);
  useScrollTopOnOfferChange(articleRef, offer.code);

  return (
    <ScrollRegion as="article" ref={articleRef} className={styles.detail} aria-label={messages.detailOf(offer.code)}>
      {isSold && (
        <div className={styles.notice}>
          <Notice tone="bad">
            <b>{messages.soldTitle(offer.code)}</b> {messages.soldText}
          </Notice>
        </div>
      )}
      {hit.live === 'paused' && (
        <div className={styles.notice}>
          <Notice tone="warn">
            <b>{shop.liveStatusNames.paused}</b> {messages.pausedText}
          </Notice>
        </div>
      )}
      {isUnavailable(hit) && <div className={styles.similar}>{similar}</div>}
      <OfferTiles
        tileList={tileList}
        gameItems={gameItems}
        light={isSold ? 'off' : gaps.length > 0 || !tileList.isWanted ? 'dim' : 'lit'}
        max={MAX_TILES[layout]}
      >
        <PriceNow hit={hit} size="detail" />
        <span>
          <PriceBefore hit={hit} />
        </span>
      </OfferTiles>
      {gaps.length > 0 && <GapLines gaps={gaps} gameItems={gameItems} currency={result.page.catalog.currency} />}
      <div className={styles.text}>
        <DetailText hit={hit} result={result} gameItems={gameItems} />
        <DetailItems offer={offer} shownTiles={tileList.isWanted ? tileList.tiles : []} gameItems={gameItems} />
        {!isUnavailable(hit) && similar}
      </div>
    </ScrollRegion>
  );
}

/** Scrolls to the top when another offer opens, and focuses the detail if the link that had the focus is gone. */
function useScrollTopOnOfferChange(article: RefObject<HTMLElement | null>, code: OfferCode): void {
  const shownCodeRef = useRef(code);
  useEffect(() => {
    if (shownCodeRef.current === code) return;
    shownCodeRef.current = code;
    const scroller = article.current?.parentElement;
    if (scroller) scroller.scrollTop = 0;
    if (document.activeElement === document.body) article.current?.focus({ preventScroll: true });
  }, [article, code]);
}
