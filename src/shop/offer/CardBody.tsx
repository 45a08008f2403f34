import type { Hit } from '@/domain/searchPage';
import type { HeadAnswer } from '@/shop/answer';
import { LowestMark } from '@/shop/deal/LowestMark';
import type { Lexicon } from '@/shop/lexicon';
import { formatMoney } from '@/ui/format';
import { useLocale } from '@/ui/useLocale';
import { useMessages } from '@/ui/useMessages';
import { countMet } from './countMet';
import { FactLine } from './FactLine';
import type { Fact } from './factsOf';
import { isLowest } from './isLowest';
import { MarkedText } from './MarkedText';
import styles from './OfferCard.module.css';
import { orderItems } from './orderItems';
import { PriceBefore } from './PriceBefore';
import { PriceNow } from './PriceNow';
import { perWant } from './perWant';
import { RestTiles } from './RestTiles';
import type { Shelf } from './shelfTiles';
import { wordsToMark } from './wordsToMark';

export type CardBodyProps = {
  readonly hit: Hit;
  readonly answer: HeadAnswer;
  readonly lexicon: Lexicon;
  readonly facts: readonly Fact[];
  readonly shelf: Shelf;
};

/** What a card shows below its shelf where there is room: the rest, the facts, the title, and the price with its shop. */
export function CardBody({ hit, answer, lexicon, facts, shelf }: CardBodyProps) {
  const { shop } = useMessages();
  const locale = useLocale();
  const { offer } = hit;
  const sold = hit.live === 'sold';
  const met = countMet(hit);
  const each = met === 0 ? '' : formatMoney(perWant(hit.price, met), locale);
  const shelved = new Set(shelf.tiles.map((tile) => tile.item));
  const rest = orderItems(offer.items, lexicon).filter(({ item }) => !shelved.has(item));
  return (
    <>
      <RestTiles items={rest} lexicon={lexicon} grey={sold} />
      <div className={styles.facts}>
        <FactLine facts={facts} />
      </div>
      {(offer.title !== '' || answer.page.catalogue.texts === 'coming') && (
        <p className={styles.text}>
          <MarkedText text={offer.title} words={sold ? [] : wordsToMark(answer.query, lexicon)} />
        </p>
      )}
      <footer className={styles.foot}>
        <span>
          <PriceNow hit={hit} size="card" /> <PriceBefore hit={hit} />
          {isLowest(hit, answer.page) && <LowestMark />}
        </span>
        <span className={styles.shop}>{met === 0 ? offer.shop : `${offer.shop} · ${shop.dealEach(each)}`}</span>
      </footer>
    </>
  );
}
