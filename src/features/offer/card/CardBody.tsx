import type { Hit } from '@/domain/searchResponse';
import { FactLine } from '@/features/offer/facts/FactLine';
import type { Fact } from '@/features/offer/facts/factsOf';
import { MarkedText } from '@/features/offer/facts/MarkedText';
import { wordsToMark } from '@/features/offer/facts/wordsToMark';
import { countMet } from '@/features/offer/gaps/countMet';
import { isLowest } from '@/features/offer/price/isLowest';
import { LowestPriceBadge } from '@/features/offer/price/LowestPriceBadge';
import { PriceBefore } from '@/features/offer/price/PriceBefore';
import { PriceNow } from '@/features/offer/price/PriceNow';
import { pricePerWant } from '@/features/offer/price/pricePerWant';
import type { OfferTileList } from '@/features/offer/tiles/listTiles';
import { OtherTiles } from '@/features/offer/tiles/OtherTiles';
import { orderItems } from '@/features/offer/tiles/orderItems';
import type { GameItems } from '@/features/search-state/gameItems';
import type { SearchResult } from '@/features/search-state/searchResult';
import { formatMoney } from '@/ui/format/format';
import { useLocale } from '@/ui/hooks/useLocale';
import { useMessages } from '@/ui/hooks/useMessages';
import styles from './OfferCard.module.css';

export type CardBodyProps = {
  readonly hit: Hit;
  readonly result: SearchResult;
  readonly gameItems: GameItems;
  readonly facts: readonly Fact[];
  readonly tileList: OfferTileList;
};

/** The lower part of a card on larger screens: other items, facts, title, price and shop. */
export function CardBody({ hit, result, gameItems, facts, tileList }: CardBodyProps) {
  const { shop } = useMessages();
  const locale = useLocale();
  const { offer } = hit;
  const isSold = hit.live === 'sold';
  const met = countMet(hit);
  const perWant = met === 0 ? '' : formatMoney(pricePerWant(hit.price, met), locale);
  const shown = new Set(tileList.tiles.map(({ item }) => item));
  const others = orderItems(offer.items, gameItems).filter(({ item }) => !shown.has(item));
  return (
    <>
      <OtherTiles items={others} gameItems={gameItems} isGrey={isSold} />
      <div className={styles.facts}>
        <FactLine facts={facts} />
      </div>
      {(offer.title !== '' || result.page.catalog.texts === 'loading') && (
        <p className={styles.text}>
          <MarkedText text={offer.title} words={isSold ? [] : wordsToMark(result.query, gameItems)} />
        </p>
      )}
      <footer className={styles.footer}>
        <span>
          <PriceNow hit={hit} size="card" /> <PriceBefore hit={hit} />
          {isLowest(hit, result.page) && <LowestPriceBadge />}
        </span>
        <span className={styles.shop}>{met === 0 ? offer.shop : `${offer.shop} · ${shop.pricePerWant(perWant)}`}</span>
      </footer>
    </>
  );
}
