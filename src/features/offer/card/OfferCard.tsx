import { memo, type ReactNode } from 'react';
import type { OfferCode } from '@/domain/offer';
import type { Hit } from '@/domain/searchResponse';
import { isUnavailable } from '@/features/offer/facts/isUnavailable';
import { GapLines } from '@/features/offer/gaps/GapLines';
import { gapsOf } from '@/features/offer/gaps/gapsOf';
import { isLowest } from '@/features/offer/price/isLowest';
import { listTiles } from '@/features/offer/tiles/listTiles';
import { orderItems } from '@/features/offer/tiles/orderItems';
import type { GameItems } from '@/features/search-state/gameItems';
import type { SearchResult } from '@/features/search-state/searchResult';
import { VisuallyHidden } from '@/ui/components/feedback/VisuallyHidden';
import { formatMoney } from '@/ui/format/formatMoney';
import { useLayout } from '@/ui/hooks/useLayout';
import { useLocale } from '@/ui/hooks/useLocale';
import { useMessages } from '@/ui/hooks/useMessages';
import { CardBase } from './CardBase';
import { CardHead } from './CardHead';
import { layOutHead } from './layOutHead';
import styles from './OfferCard.module.css';
import { OfferCover } from './OfferCover';

/** Widths of the narrowest cards without their padding: of three columns at 1280 px, and of a phone of 360 px. */
const HEAD_PX = { desktop: 260, phone: 306 } as const;

export type OfferCardProps = {
  readonly hit: Hit;
  readonly result: SearchResult;
  readonly gameItems: GameItems;
  /** Returns the URL of an offer's detail. */
  readonly hrefOf: (code: OfferCode) => string;
  readonly onOpen: (code: OfferCode) => void;
  /** Whether the card is in the closest block: it then lists what the offer lacks, and its head is dimmed. */
  readonly isClosest?: boolean;
  /** Buttons in the corner of the card. */
  readonly actions: ReactNode;
};

/** One offer as a compact card: wanted items and price, then the facts that decide a purchase. The whole card opens the detail. */
export function OfferCard({ hit, result, gameItems, hrefOf, onOpen, isClosest = false, actions }: OfferCardProps) {
  const { shop } = useMessages();
  const locale = useLocale();
  const { offer } = hit;
  const label = shop.openOffer(offer.code, formatMoney(hit.price, locale), offer.shop);
  return (
    <article
      className={`${styles.offer} ${isUnavailable(hit) ? styles.off : ''}`}
      aria-label={offer.code}
      data-offer={offer.code}
    >
      <OfferCover code={offer.code} href={hrefOf(offer.code)} label={label} onOpen={onOpen} />
      <CardContent hit={hit} result={result} gameItems={gameItems} isClosest={isClosest} />
      <span className={styles.actions}>{actions}</span>
    </article>
  );
}

type CardContentProps = Required<Pick<OfferCardProps, 'hit' | 'result' | 'gameItems' | 'isClosest'>>;

/** Memoised separately, because the URL of the detail changes with every condition, but the content only with the result. */
const CardContent = memo(function CardContent({ hit, result, gameItems, isClosest }: CardContentProps) {
  const { shop } = useMessages();
  const locale = useLocale();
  const { page, query } = result;
  const { offer } = hit;
  const tileList = listTiles(hit, gameItems, locale, shop);
  const isDesktop = useLayout() === 'desktop';
  const layout = layOutHead(
    hit,
    tileList,
    gameItems,
    locale,
    HEAD_PX[isDesktop ? 'desktop' : 'phone'],
    shop.lowestPrice,
  );
  const shown = new Set((tileList.isWanted ? tileList.tiles : layout.shown).map(({ item }) => item));
  const others = orderItems(offer.items, gameItems).filter(({ item }) => !shown.has(item));
  const Heading = isClosest ? 'h3' : 'h2';
  return (
    <>
      <Heading>
        <VisuallyHidden>{offer.code}</VisuallyHidden>
      </Heading>
      <CardHead {...{ hit, page, gameItems, layout, others, isClosest }} isWanted={tileList.isWanted} />
      {isClosest && <GapLines gaps={gapsOf(hit, query)} gameItems={gameItems} currency={page.catalog.currency} />}
      <CardBase
        {...{ hit, result, gameItems }}
        otherCount={others.length}
        hasLowestBadge={isLowest(hit, page) && layout.isBadgeBelow}
      />
    </>
  );
});
