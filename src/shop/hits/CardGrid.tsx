import { memo } from 'react';
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

/** Offers as cards, as many beside each other as there is room for. They are most of the page, and most of what changes
 *  around them does not change them. */
export const CardGrid = memo(function CardGrid({ hits, answer, lexicon, addressOf, near = false }: CardGridProps) {
  return (
    <ul className={styles.grid}>
      {hits.map((hit) => (
        <li key={hit.offer.code}>
          <OfferCard hit={hit} answer={answer} lexicon={lexicon} addressOf={addressOf} near={near} />
        </li>
      ))}
    </ul>
  );
});
