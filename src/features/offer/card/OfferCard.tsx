import { memo } from 'react';
import { sameValue } from '@/base/sameValue';
import type { OfferCode } from '@/domain/offer';
import type { Hit } from '@/domain/searchResponse';
import { CompareButton } from '@/features/compare/CompareButton';
import { FavouriteButton } from '@/features/favourites/button/FavouriteButton';
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
import type { PartialSearchResult } from '@/features/search-state/searchResult';
import { CopyCode } from '@/ui/components/controls/CopyCode';
import { formatMoney } from '@/ui/format/format';
import { useLayout } from '@/ui/hooks/useLayout';
import { useLocale } from '@/ui/hooks/useLocale';
import { useMessages } from '@/ui/hooks/useMessages';
import { CardBody } from './CardBody';
import styles from './OfferCard.module.css';
import { OfferCover } from './OfferCover';

const FACTS = 3;
const MOST_TILES = 4;

export type OfferCardProps = {
  readonly hit: Hit;
  readonly answer: PartialSearchResult;
  readonly lexicon: GameItems;
  /** The address that opens an offer's detail. */
  readonly addressOf: (code: OfferCode) => string;
  readonly onOpen: (code: OfferCode) => void;
  /** A card of the closest block says what it lacks, and its shelf is not lit. */
  readonly near?: boolean;
};

/** One offer as a small shop window. The whole card opens the detail; on a phone text and rest are folded away. */
export const OfferCard = memo(function OfferCard(props: OfferCardProps) {
  const { hit, answer, lexicon, addressOf, onOpen, near = false } = props;
  const { shop } = useMessages();
  const locale = useLocale();
  const { offer } = hit;
  const grey = hit.live === 'sold' || hit.live === 'paused';
  const opens = shop.openOffer(offer.code, formatMoney(hit.price, locale), offer.shop);
  return (
    <article className={`${styles.offer} ${grey ? styles.off : ''}`} aria-label={offer.code} data-offer={offer.code}>
      <OfferCover code={offer.code} address={addressOf(offer.code)} label={opens} onOpen={onOpen} />
      <CardInside hit={hit} answer={answer} lexicon={lexicon} near={near} />
      <span className={styles.acts}>
        <FavouriteButton hit={hit} lexicon={lexicon} />
        <CompareButton game={lexicon.spec.game.id} code={offer.code} />
      </span>
    </article>
  );
});

type CardInsideProps = Omit<OfferCardProps, 'addressOf' | 'onOpen'>;

/** Drawn again only if what it shows is another: the address of the detail changes with every condition. */
const CardInside = memo(function CardInside({ hit, answer, lexicon, near = false }: CardInsideProps) {
  const { shop } = useMessages();
  const locale = useLocale();
  const layout = useLayout();
  const { page, query } = answer;
  const { offer } = hit;
  const sold = hit.live === 'sold';
  const shelf = listTiles(hit, lexicon, locale, shop);
  const Heading = near ? 'h3' : 'h2';
  const compact = layout === 'phone';
  const facts = factsOf(offer, lexicon.spec, query.sort.key, locale, FACTS);
  return (
    <>
      <div className={styles.top}>
        <Heading className={styles.code}>
          <CopyCode code={offer.code} />
        </Heading>
        {compact && <span className={styles.shop}>{offer.shop}</span>}
        <span className={styles.live}>
          <LiveStatus hit={hit} page={page} brief={compact} />
        </span>
      </div>
      <OfferTiles
        shelf={shelf}
        lexicon={lexicon}
        place="card"
        light={sold ? 'off' : near || !shelf.wanted ? 'dim' : 'lit'}
        most={MOST_TILES}
      >
        {compact && <CompactPrice hit={hit} lowest={isLowest(hit, page)} />}
      </OfferTiles>
      {near && <GapLines gaps={gapsOf(hit, query)} lexicon={lexicon} currency={page.catalog.currency} />}
      {compact ? (
        <div className={styles.folded}>
          <FactLine facts={facts} />
        </div>
      ) : (
        <CardBody hit={hit} answer={answer} lexicon={lexicon} facts={facts} shelf={shelf} />
      )}
    </>
  );
}, showsSame);

/** Of the answer a card shows the words and ranges asked for, the order, and how fresh the status is. */
function showsSame(before: CardInsideProps, next: CardInsideProps): boolean {
  const shown = ({ hit, lexicon, near, answer: { page, query } }: CardInsideProps) => {
    const { currency, publishedAt, texts } = page.catalog;
    const order = query.sort.key;
    const lowest = isLowest(hit, page);
    return [
      hit,
      lexicon,
      near,
      lowest,
      page.overlayAsOf,
      currency,
      publishedAt,
      texts === 'coming',
      order,
      query.text.trim(),
    ];
  };
  const now = shown(next);
  return (
    shown(before).every((value, place) => value === now[place]) &&
    sameValue(before.answer.query.wants, next.answer.query.wants) &&
    (next.near !== true || sameValue(before.answer.query.ranges, next.answer.query.ranges))
  );
}

function CompactPrice({ hit, lowest }: { readonly hit: Hit; readonly lowest: boolean }) {
  return (
    <>
      <PriceNow hit={hit} size="card" />
      {lowest && <LowestPriceBadge />}
      <PriceBefore hit={hit} />
    </>
  );
}
