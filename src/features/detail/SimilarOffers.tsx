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
  readonly gameItems: GameItems;
  readonly client: SearchClient | null;
  readonly links: OfferLinks;
};

/** Lists offers similar to the open one, with what they share and lack. Renders nothing until there are any. */
export function SimilarOffers({ hit, result, gameItems, client, links }: SimilarOffersProps) {
  const messages = useDetailMessages();
  const similar = useSimilar(client, hit, result, gameItems);
  if (similar === null || similar.hits.length === 0) return null;
  return (
    <section id={SIMILAR_ID} className={styles.similar} aria-labelledby="similar-title" tabIndex={-1}>
      <h3 id="similar-title" className={styles.heading}>
        {isUnavailable(hit) ? messages.closest : messages.similar} <span>{messages.similarHint[similar.meets]}</span>
      </h3>
      <OfferLines hits={similar.hits} result={similar.result} gameItems={gameItems} links={links} />
    </section>
  );
}
