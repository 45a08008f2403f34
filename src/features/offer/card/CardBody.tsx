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
import { orderItems } from '@/features/offer/tiles/orderItems';
import { RestTiles } from '@/features/offer/tiles/RestTiles';
import type { GameItems } from '@/features/search-state/gameItems';
import type { PartialSearchResult } from '@/features/search-state/searchResult';
import { formatMoney } from '@/ui/format/format';
import { useLocale } from '@/ui/hooks/useLocale';
import { useMessages } from '@/ui/hooks/useMessages';
import styles from './OfferCard.module.css';

export type CardBodyProps = {
  readonly hit: Hit;
  readonly answer: PartialSearchResult;
  readonly lexicon: GameItems;
  readonly facts: readonly Fact[];
  readonly shelf: OfferTileList;
};

/** What a card shows below its shelf where there is room: the rest, the facts, the title, and the price with its shop. */
export function CardBody({ hit, answer, lexicon, facts, shelf }: CardBodyProps) {
  const { shop } = useMessages();
  const locale = useLocale();
  const { offer } = hit;
  const sold = hit.live === 'sold';
  const met = countMet(hit);
  const each = met === 0 ? '' : formatMoney(pricePerWant(hit.price, met), locale);
  const shelved = new Set(shelf.tiles.map((tile) => tile.item));
  const rest = orderItems(offer.items, lexicon).filter(({ item }) => !shelved.has(item));
  return (
    <>
      <RestTiles items={rest} lexicon={lexicon} grey={sold} />
      <div className={styles.facts}>
        <FactLine facts={facts} />
      </div>
      {(offer.title !== '' || answer.page.catalog.texts === 'coming') && (
        <p className={styles.text}>
          <MarkedText text={offer.title} words={sold ? [] : wordsToMark(answer.query, lexicon)} />
        </p>
      )}
      <footer className={styles.foot}>
        <span>
          <PriceNow hit={hit} size="card" /> <PriceBefore hit={hit} />
          {isLowest(hit, answer.page) && <LowestPriceBadge />}
        </span>
        <span className={styles.shop}>{met === 0 ? offer.shop : `${offer.shop} · ${shop.dealEach(each)}`}</span>
      </footer>
    </>
  );
}
