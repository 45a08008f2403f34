import type { OfferCode } from '@/domain/offer';
import { isUnavailable } from '@/features/offer/facts/isUnavailable';
import { EmptyDrawing } from '@/features/placeholders/EmptyDrawing';
import type { GameItems } from '@/features/search-state/gameItems';
import type { SearchResult } from '@/features/search-state/searchResult';
import type { OfferLinks } from '@/features/search-state/useShopQuery';
import { Button } from '@/ui/components/controls/Button';
import { useMessages } from '@/ui/hooks/useMessages';
import styles from './GonePanel.module.css';
import { useDetailMessages } from './messages/useDetailMessages';
import { OfferLines } from './OfferLines';

export type GonePanelProps = {
  readonly code: OfferCode;
  /** The result of the query in the URL, from which available offers are shown. */
  readonly result: SearchResult | null;
  readonly gameItems: GameItems | null;
  readonly links: OfferLinks;
  /** Goes back to the results. */
  readonly onSeeAll: () => void;
  /** Goes to the whole catalog, without any filters. */
  readonly onSeeCatalog: () => void;
};

const MAX_OFFERS = 4;

/** Replaces the detail of an offer that is not in the catalog. Shows available offers of the current query and links to
 *  its results, or to the whole catalog if none are available. */
export function GonePanel({ code, result, gameItems, links, onSeeAll, onSeeCatalog }: GonePanelProps) {
  const { shop } = useMessages();
  const messages = useDetailMessages();
  const { hits, closest } = result?.page ?? { hits: [], closest: [] };
  const available = [...hits, ...closest].filter((hit) => !isUnavailable(hit)).slice(0, MAX_OFFERS);
  return (
    <section className={styles.gone}>
      <EmptyDrawing />
      <h2 className={styles.title}>{shop.goneTitle(code)}</h2>
      <p className={styles.text}>{shop.goneText}</p>
      {result !== null && gameItems !== null && available.length > 0 && (
        <>
          <h3 className={styles.heading}>{messages.closest}</h3>
          <OfferLines hits={available} result={result} gameItems={gameItems} links={links} />
        </>
      )}
      <Button
        variant="primary"
        size="large"
        className={styles.all}
        onClick={available.length > 0 ? onSeeAll : onSeeCatalog}
      >
        {shop.seeAll}
      </Button>
    </section>
  );
}
