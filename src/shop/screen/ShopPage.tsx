import { Button } from 'antd';
import { useCallback, useDeferredValue, useMemo, useRef, useState } from 'react';
import { chipsOf } from '@/domain/chips';
import type { Overlay } from '@/domain/overlay';
import type { GameGroup } from '@/games/paths';
import { specOf } from '@/games/specOf';
import type { Game } from '@/games/types';
import { DetailDrawer } from '@/shop/detail/DetailDrawer';
import { FilterPanel } from '@/shop/facets/FilterPanel';
import { Results } from '@/shop/hits/Results';
import { SortSwitch } from '@/shop/hits/SortSwitch';
import type { Lexicon } from '@/shop/lexicon';
import type { SearchBoxHandle } from '@/shop/search/SearchBox';
import type { ReaderState } from '@/shop/search/useReader';
import { type AheadQuery, type Hits, latestAnswer } from '@/shop/useHits';
import type { ShopQuery } from '@/shop/useShopQuery';
import { LineIcon } from '@/ui/LineIcon';
import { CONTENT_ID } from '@/ui/SkipLink';
import { useLayout } from '@/ui/useLayout';
import { useMessages } from '@/ui/useMessages';
import { useSameValue } from '@/ui/useSameValue';
import type { SearchClient } from '@/worker/client';
import { FilterDrawer } from './FilterDrawer';
import { Notices } from './Notices';
import { PhoneDock, type PhoneDockProps } from './PhoneDock';
import { ShopBar } from './ShopBar';
import styles from './ShopPage.module.css';

export type ShopPageProps = {
  readonly game: Game;
  readonly group: GameGroup;
  readonly ask: ShopQuery;
  /** null while the roster is on its way. */
  readonly lexicon: Lexicon | null;
  readonly client: SearchClient | null;
  readonly overlay: Overlay | null;
  readonly hits: Hits['hits'];
  /** What is being typed and already answered, see `useHits`. */
  readonly ahead: AheadQuery | null;
  readonly askAhead: Hits['askAhead'];
  readonly reading: ReaderState;
  /** Loads roster and catalogue anew. */
  readonly onRestart: () => void;
};

const NO_SHOPS: ReadonlySet<string> = new Set();

/** A shop page laid out: filters left and results right on a desktop, filters in a drawer elsewhere, a dock on a phone. */
export function ShopPage(props: ShopPageProps) {
  const { game, group, ask, lexicon, client, overlay, hits, ahead, askAhead, reading, onRestart } = props;
  const { shop } = useMessages();
  const layout = useLayout();
  const [filtering, setFiltering] = useState(false);
  const { setQuery, openOffer } = ask;
  const ref = useRef<SearchBoxHandle>(null);
  const text = useMemo(() => ({ ...reading, rewrite: (line: string) => ref.current?.rewrite(line) }), [reading]);
  const spec = specOf(game);
  // Total and offers are drawn first; what stands around them follows when they are on screen.
  const calm = useDeferredValue(hits);
  const typed = useDeferredValue(ahead);
  const query = useSameValue(typed?.over === ask.query ? typed.query : ask.query);
  const page = latestAnswer(calm)?.page ?? null;
  // Each card's address holds the whole query; nobody follows it before it is there.
  const addressOf = useDeferredValue(ask.addressOf);
  const panel =
    lexicon === null
      ? null
      : { lexicon, query, page, pausedShops: overlay?.pausedShops ?? NO_SHOPS, reading, setQuery };
  const openFilters = useCallback(() => setFiltering(true), []);
  const closeFilters = useCallback(() => setFiltering(false), []);
  const { reader, load } = reading;
  const box = useMemo(
    () => ({ ref, query: ask.query, setQuery, askAhead, lexicon, client, page, reader, onNeeded: load }),
    [ask.query, setQuery, askAhead, lexicon, client, page, reader, load],
  );

  return (
    <>
      <ShopBar game={game} group={group} box={box} />
      <div className={styles.shop}>
        {layout === 'desktop' && (
          <aside className={styles.side} aria-label={shop.filters}>
            {panel !== null && <FilterPanel {...panel} />}
          </aside>
        )}
        <main id={CONTENT_ID} className={styles.main}>
          <Notices page={page} overlay={overlay} onReload={onRestart} />
          <Results
            hits={hits}
            query={query}
            setQuery={setQuery}
            lexicon={lexicon}
            client={client}
            text={text}
            addressOf={addressOf}
            onOpen={openOffer}
            typing={ahead !== null}
            onRetry={onRestart}
            controls={<HeadControls spec={spec} query={query} setQuery={setQuery} onFilters={openFilters} />}
          />
        </main>
      </div>
      {layout !== 'desktop' && panel !== null && <FilterDrawer {...panel} open={filtering} onClose={closeFilters} />}
      {layout === 'phone' && <PhoneDock spec={spec} query={query} setQuery={setQuery} onFilters={openFilters} />}
      <DetailDrawer ask={ask} hits={calm} lexicon={lexicon} client={client} overlay={overlay} />
    </>
  );
}

/** What stands beside the total: the orders, and on a tablet the button that opens the filters; a phone has its dock. */
function HeadControls({ spec, query, setQuery, onFilters }: PhoneDockProps) {
  const { shop } = useMessages();
  const layout = useLayout();
  if (layout === 'phone') return null;
  return (
    <>
      {layout === 'tablet' && (
        <Button icon={<LineIcon name="filter" />} className={styles.filters ?? ''} onClick={onFilters}>
          {shop.filters} {chipsOf(query).length || ''}
        </Button>
      )}
      <SortSwitch spec={spec} query={query} onChoose={(next) => setQuery(next, 'push')} />
    </>
  );
}
