import type { Hit } from '@/domain/searchResponse';
import { isUnavailable } from '@/features/offer/facts/isUnavailable';
import type { GameItems } from '@/features/search-state/gameItems';
import type { SearchResult } from '@/features/search-state/searchResult';
import type { OfferLinks } from '@/features/search-state/useShopQuery';
import { useSimilar } from '@/features/similar/useSimilar';
import type { SearchClient } from '@/search-worker/client';
import styles from './DetailItems.module.css';
import { useDetailMessages } from './messages/useDetailMessages';
import { OfferLines } from './OfferLines';

export const SIMILAR_ID = 'similar';

export type SimilarOffersProps = {
  readonly hit: Hit;
  readonly result: SearchResult;
  readonly lexicon: GameItems;
  readonly client: SearchClient | null;
  readonly links: OfferLinks;
};

/** Offers like the open one, each with what of it they have and what they lack; nothing until there are any. Of one that
 *  cannot be bought they are the way on. */
export function SimilarOffers({ hit, result: answer, lexicon, client, links }: SimilarOffersProps) {
  const words = useDetailMessages();
  const similar = useSimilar(client, hit, answer, lexicon);
  if (similar === null || similar.hits.length === 0) return null;
  return (
    <section id={SIMILAR_ID} className={styles.similar} aria-labelledby="similar-title" tabIndex={-1}>
      <h3 id="similar-title" className={styles.heading}>
        {isUnavailable(hit) ? words.closest : words.similar} <span>{words.similarHint[similar.meets]}</span>
      </h3>
      <OfferLines hits={similar.hits} result={similar.result} lexicon={lexicon} links={links} />
    </section>
  );
}
