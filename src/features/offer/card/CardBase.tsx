import type { Hit } from '@/domain/searchResponse';
import { useFacetLabels } from '@/features/labels/useFacetLabels';
import { type DecidingFact, decidingFacts } from '@/features/offer/facts/decidingFacts';
import { isStale } from '@/features/offer/facts/isStale';
import { LiveStatus } from '@/features/offer/facts/LiveStatus';
import { MarkedText } from '@/features/offer/facts/MarkedText';
import { wordsToMark } from '@/features/offer/facts/wordsToMark';
import { LowestPriceBadge } from '@/features/offer/price/LowestPriceBadge';
import { PriceBefore } from '@/features/offer/price/PriceBefore';
import { emsOf } from '@/features/offer/tiles/fitNames';
import type { GameItems } from '@/features/search-state/gameItems';
import type { SearchResult } from '@/features/search-state/searchResult';
import { CopyCode } from '@/ui/components/controls/CopyCode';
import { formatAge } from '@/ui/format/formatAge';
import { useLayout } from '@/ui/hooks/useLayout';
import { useLocale } from '@/ui/hooks/useLocale';
import { useMessages } from '@/ui/hooks/useMessages';
import { useNow } from '@/ui/hooks/useNow';
import styles from './CardBase.module.css';

/** Widths of the line of facts on the narrowest cards, see `OfferCard`. */
const FACTS_PX = { desktop: 258, phone: 230 } as const;
const FONT_PX = 13;
const SEPARATOR_PX = 17;

export type CardBaseProps = {
  readonly hit: Hit;
  readonly result: SearchResult;
  readonly gameItems: GameItems;
  /** Number of items that have no tile. */
  readonly otherCount: number;
  /** Whether this line and not the price has the badge of the lowest price. */
  readonly hasLowestBadge: boolean;
};

/** The lower part of a card: the facts that decide a purchase, then status, shop and age of the listing. On a desktop also the listing text
 *  and the code. */
export function CardBase({ hit, result, gameItems, otherCount, hasLowestBadge }: CardBaseProps) {
  const { shop } = useMessages();
  const locale = useLocale();
  const now = useNow();
  const isDesktop = useLayout() === 'desktop';
  const { page, query } = result;
  const labels = useFacetLabels(gameItems.spec, page.catalog.currency);
  const { offer } = hit;
  const isSold = hit.live === 'sold';
  return (
    <div className={styles.base}>
      <p className={styles.facts}>
        {fitFacts(decidingFacts(offer, query, labels), FACTS_PX[isDesktop ? 'desktop' : 'phone']).map(
          ({ id, kind, text, amount }) => (
            <span key={id} className={styles[kind]}>
              {text}
              {amount !== undefined && <b> {amount}</b>}
            </span>
          ),
        )}
      </p>
      {isDesktop && (offer.title !== '' || page.catalog.texts === 'loading') && (
        <p className={styles.text}>
          <MarkedText text={offer.title} words={isSold ? [] : wordsToMark(query, gameItems)} />
        </p>
      )}
      <p className={styles.source}>
        {isVerified(hit, page.overlayAsOf === null || isStale(page.overlayAsOf, now)) && (
          <span>
            <LiveStatus hit={hit} page={page} brief />
          </span>
        )}
        {hasLowestBadge && (
          // The separator is inside the child that follows it.
          <span>
            <LowestPriceBadge />
          </span>
        )}
        {hit.price.amount !== offer.price.amount && (
          <span>
            <PriceBefore hit={hit} />
          </span>
        )}
        <span>{offer.shop}</span>
        <span>{formatAge(offer.listedAt, now, locale)}</span>
        {isDesktop ? (
          <CopyCode key={offer.code} code={offer.code} isQuiet />
        ) : (
          otherCount > 0 && <span>{shop.furtherItems(otherCount)}</span>
        )}
      </p>
    </div>
  );
}

/** Returns whether a card may state its status. Sold, reserved and paused come from the overlay even if it confirms nothing else. */
function isVerified({ live }: Hit, isUnconfirmed: boolean): boolean {
  return live !== 'unknown' && !(live === 'onSale' && isUnconfirmed);
}

/** Leaves out the owner if the facts do not fit into one line; the last one would be clipped instead. */
function fitFacts(facts: readonly DecidingFact[], width: number): readonly DecidingFact[] {
  const px = facts.reduce((sum, { text, amount = '' }) => sum + emsOf(`${text} ${amount}`) * FONT_PX + SEPARATOR_PX, 0);
  return px - SEPARATOR_PX <= width ? facts : facts.filter(({ kind }) => kind !== 'owner');
}
