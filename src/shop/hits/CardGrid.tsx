import { memo, useDeferredValue, useMemo } from 'react';
import type { OfferCode } from '@/domain/offer';
import type { Hit } from '@/domain/searchPage';
import type { Answer } from '@/shop/answer';
import type { Lexicon } from '@/shop/lexicon';
import { OfferCard } from '@/shop/offer/OfferCard';
import styles from './CardGrid.module.css';

export type CardGridProps = {
  readonly hits: readonly Hit[];
  readonly answer: Answer;
  readonly lexicon: Lexicon;
  readonly addressOf: (code: OfferCode) => string;
  /** True for the closest block. */
  readonly near?: boolean;
};

/** So many cards fill what a phone shows of them. */
const FIRST = 4;
const NONE: readonly Hit[] = [];

/** Offers as cards, as many beside each other as there is room for. They are most of the page: the first of them are
 *  drawn with the total, the others follow, and those that an answer leaves as they were are not drawn again. */
export const CardGrid = memo(function CardGrid({ hits, answer, lexicon, addressOf, near = false }: CardGridProps) {
  // Hits and their answer belong together: whether titles are still to come is said of these very hits.
  const now = useMemo(() => ({ hits, answer }), [hits, answer]);
  const later = useDeferredValue(now);
  const first = hits.slice(0, FIRST);
  // For a moment the others are those of the answer before.
  const standing = new Set(first.map(({ offer }) => offer.code));
  const others = hits.length > FIRST ? later.hits.slice(FIRST).filter(({ offer }) => !standing.has(offer.code)) : NONE;
  return (
    <ul className={styles.grid}>
      {[...first, ...others].map((hit, place) => (
        <li key={hit.offer.code}>
          <OfferCard
            hit={hit}
            answer={place < FIRST ? answer : later.answer}
            lexicon={lexicon}
            address={addressOf(hit.offer.code)}
            near={near}
          />
        </li>
      ))}
    </ul>
  );
});
