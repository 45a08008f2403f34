import { memo, type ReactNode } from 'react';
import type { OfferCode } from '@/domain/offer';
import type { Hit } from '@/domain/searchResponse';
import { FactLine } from '@/features/offer/facts/FactLine';
import { factsOf } from '@/features/offer/facts/factsOf';
import { LiveStatus } from '@/features/offer/facts/LiveStatus';
import { GapLines } from '@/features/offer/gaps/GapLines';
import { gapsOf } from '@/features/offer/gaps/gapsOf';
import { isLowest } from '@/features/offer/price/isLowest';
import { LowestPriceBadge } from '@/features/offer/price/LowestPriceBadge';
import { PriceBefore } from '@/features/offer/price/PriceBefore';
import { PriceNow } from '@/features/offer/price/PriceNow';
import { listTiles } from '@/features/offer/tiles/listTiles';
import { OfferTiles } from '@/features/offer/tiles/OfferTiles';
import type { GameItems } from '@/features/search-state/gameItems';
import type { SearchResult } from '@/features/search-state/searchResult';
import { CopyCode } from '@/ui/components/controls/CopyCode';
import { formatMoney } from '@/ui/format/format';
import { useLayout } from '@/ui/hooks/useLayout';
import { useLocale } from '@/ui/hooks/useLocale';
import { useMessages } from '@/ui/hooks/useMessages';
import { CardBody } from './CardBody';
import styles from './OfferCard.module.css';
import { OfferCover } from './OfferCover';

const MAX_FACTS = 3;
const MAX_TILES = 4;

export type OfferCardProps = {
  readonly hit: Hit;
  readonly result: SearchResult;
  readonly gameItems: GameItems;
  /** Returns the URL of an offer's detail. */
  readonly hrefOf: (code: OfferCode) => string;
  readonly onOpen: (code: OfferCode) => void;
  /** Whether the card is in the closest block: it then lists what the offer lacks, and its tiles are dimmed. */
  readonly isClosest?: boolean;
  /** Buttons in the corner of the card. */
  readonly actions: ReactNode;
};

/** One offer as a card. The whole card opens the detail; on a phone it omits the title and the other items. */
export function OfferCard({ hit, result, gameItems, hrefOf, onOpen, isClosest = false, actions }: OfferCardProps) {
  const { shop } = useMessages();
  const locale = useLocale();
  const { offer } = hit;
  const isGrey = hit.live === 'sold' || hit.live === 'paused';
  const label = shop.openOffer(offer.code, formatMoney(hit.price, locale), offer.shop);
  return (
    <article className={`${styles.offer} ${isGrey ? styles.off : ''}`} aria-label={offer.code} data-offer={offer.code}>
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
  const isPhone = useLayout() === 'phone';
  const { page, query } = result;
  const { offer } = hit;
  const tileList = listTiles(hit, gameItems, locale, shop);
  const Heading = isClosest ? 'h3' : 'h2';
  const facts = factsOf(offer, gameItems.spec, query.sort.key, locale, MAX_FACTS);
  const light = isClosest || !tileList.isWanted ? 'dim' : 'lit';
  return (
    <>
      <div className={styles.top}>
        <Heading className={styles.code}>
          <CopyCode key={offer.code} code={offer.code} />
        </Heading>
        {isPhone && <span className={styles.shop}>{offer.shop}</span>}
        <span className={styles.live}>
          <LiveStatus hit={hit} page={page} brief={isPhone} />
        </span>
      </div>
      <OfferTiles
        tileList={tileList}
        gameItems={gameItems}
        size="card"
        light={hit.live === 'sold' ? 'off' : light}
        max={MAX_TILES}
      >
        {isPhone && (
          <>
            <PriceNow hit={hit} size="card" />
            {isLowest(hit, page) && <LowestPriceBadge />}
            <PriceBefore hit={hit} />
          </>
        )}
      </OfferTiles>
      {isClosest && <GapLines gaps={gapsOf(hit, query)} gameItems={gameItems} currency={page.catalog.currency} />}
      {isPhone ? (
        <div className={styles.folded}>
          <FactLine facts={facts} />
        </div>
      ) : (
        <CardBody hit={hit} result={result} gameItems={gameItems} facts={facts} tileList={tileList} />
      )}
    </>
  );
});
