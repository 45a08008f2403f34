import { chipsOf } from '@/domain/chips';
import type { OfferCode } from '@/domain/offer';
import type { Query } from '@/domain/query';
import { isUnavailable } from '@/features/offer/facts/isUnavailable';
import { EmptyDrawing } from '@/features/placeholders/EmptyDrawing';
import type { GameItems } from '@/features/search-state/gameItems';
import type { SearchResult } from '@/features/search-state/searchResult';
import type { OfferLinks } from '@/features/search-state/useShopQuery';
import type { QueryParserState } from '@/features/text-query/useQueryParser';
import { Button } from '@/ui/components/controls/Button';
import styles from './GonePanel.module.css';
import { GoneSearch } from './GoneSearch';
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
  readonly query: Query;
  readonly parserState: QueryParserState;
  readonly onSearch: (next: Query) => void;
};

const MAX_OFFERS = 4;

/** Replaces the detail of an offer that is not in the catalog. Offers a search, the available offers of the current query if it has
 *  conditions, and a link to its results, or to the whole catalog if none are available. */
export function GonePanel(props: GonePanelProps) {
  const { code, result, gameItems, links, onSeeAll, onSeeCatalog, query, parserState, onSearch } = props;
  const messages = useDetailMessages();
  const { hits, closest } = result?.page ?? { hits: [], closest: [] };
  // Without conditions, they would be any offers.
  const related = chipsOf(query).length > 0 ? [...hits, ...closest] : [];
  const available = related.filter((hit) => !isUnavailable(hit)).slice(0, MAX_OFFERS);
  return (
    <section className={styles.gone}>
      <EmptyDrawing />
      <h2 className={styles.title}>{messages.goneTitle(code)}</h2>
      <p className={styles.text}>{messages.goneText}</p>
      <GoneSearch
        query={query}
        parserState={parserState}
        currency={result?.page.catalog.currency ?? null}
        onSearch={onSearch}
      />
      {result !== null && gameItems !== null && available.length > 0 && (
        <>
          <h3 className={styles.heading}>{messages.closest}</h3>
          <OfferLines hits={available} result={result} gameItems={gameItems} links={links} />
        </>
      )}
      <Button size="large" className={styles.all} onClick={available.length > 0 ? onSeeAll : onSeeCatalog}>
        {messages.seeAll}
      </Button>
    </section>
  );
}
