import { memo } from 'react';
import type { OfferCode } from '@/domain/offer';
import type { Hit } from '@/domain/searchPage';
import type { Answer } from '@/shop/answer';
import type { Lexicon } from '@/shop/lexicon';
import { OfferCard } from '@/shop/offer/OfferCard';
import styles from './CardGrid.module.css';

export type CardGridProps = {
  readonly answer: Answer;
  /** The answer whose offers follow the first ones: for a moment it may be the one before. */
  readonly later: Answer | null;
  /** Which of an answer's offers are shown. */
  readonly of: 'hits' | 'closest';
  readonly lexicon: Lexicon;
  readonly addressOf: (code: OfferCode) => string;
  readonly onOpen: (code: OfferCode) => void;
};

/** So many cards fill what a phone shows of them. */
const FIRST = 4;
const NONE: readonly Hit[] = [];

/** Offers as cards, as many beside each other as there is room for. They are most of the page: the first of them are
 *  drawn with the total, the others follow, and those that an answer leaves as they were are not drawn again. */
export const CardGrid = memo(function CardGrid({ answer, later, of, lexicon, addressOf, onOpen }: CardGridProps) {
  const hits = answer.page[of];
  const first = hits.slice(0, FIRST);
  const standing = new Set(first.map(({ offer }) => offer.code));
  const below = later === null || hits.length <= FIRST ? NONE : later.page[of].slice(FIRST);
  const others = below.filter(({ offer }) => !standing.has(offer.code));
  return (
    <ul className={styles.grid}>
      {[...first, ...others].map((hit, place) => (
        <li key={hit.offer.code}>
          <OfferCard
            hit={hit}
            answer={place < FIRST || later === null ? answer : later}
            lexicon={lexicon}
            address={addressOf(hit.offer.code)}
            onOpen={onOpen}
            near={of === 'closest'}
          />
        </li>
      ))}
    </ul>
  );
});
