import { Button } from 'antd';
import type { OfferCode } from '@/domain/offer';
import { isUnavailable } from '@/features/offer/facts/isUnavailable';
import { EmptyStand } from '@/features/placeholders/EmptyStand';
import type { GameItems } from '@/features/search-state/gameItems';
import type { SearchResult } from '@/features/search-state/searchResult';
import type { OfferLinks } from '@/features/search-state/useShopQuery';
import { useMessages } from '@/ui/hooks/useMessages';
import styles from './GonePanel.module.css';
import { useDetailMessages } from './messages/useDetailMessages';
import { OfferLines } from './OfferLines';

export type GonePanelProps = {
  readonly code: OfferCode;
  /** What the address asks for besides the offer: the closest that are there are taken from it. */
  readonly result: SearchResult | null;
  readonly lexicon: GameItems | null;
  readonly links: OfferLinks;
  /** Goes back to what was asked for. */
  readonly onSeeAll: () => void;
  /** Goes to the stock with nothing asked. */
  readonly onSeeCatalog: () => void;
};

const SHOWN = 4;

/** The detail of a code that the catalog does not hold: says so, shows what comes closest to what was asked for with
 *  it, and leads back to what is there: to the whole stock where what was asked for leads to nothing that can be bought. */
export function GonePanel({ code, result: answer, lexicon, links, onSeeAll, onSeeCatalog: onSeeStock }: GonePanelProps) {
  const { shop } = useMessages();
  const words = useDetailMessages();
  const { hits, closest } = answer?.page ?? { hits: [], closest: [] };
  const there = [...hits, ...closest].filter((hit) => !isUnavailable(hit)).slice(0, SHOWN);
  return (
    <section className={styles.gone}>
      <EmptyStand />
      <h2 className={styles.title}>{shop.goneTitle(code)}</h2>
      <p className={styles.text}>{shop.goneText}</p>
      {answer !== null && lexicon !== null && there.length > 0 && (
        <>
          <h3 className={styles.heading}>{words.closest}</h3>
          <OfferLines hits={there} result={answer} lexicon={lexicon} links={links} />
        </>
      )}
      <Button
        type="primary"
        size="large"
        className={styles.all ?? ''}
        onClick={there.length > 0 ? onSeeAll : onSeeStock}
      >
        {shop.seeAll}
      </Button>
    </section>
  );
}
