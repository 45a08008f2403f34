import FilterOutlined from '@ant-design/icons/es/icons/FilterOutlined';
import { Button } from 'antd';
import { startTransition, useCallback, useDeferredValue, useMemo, useRef, useState } from 'react';
import { chipsOf } from '@/domain/chips';
import type { Overlay } from '@/domain/overlay';
import type { Query } from '@/domain/query';
import { rebaseQuery } from '@/domain/rebaseQuery';
import { CompareTrayMount } from '@/features/compare/CompareTrayMount';
import { DetailDrawer } from '@/features/detail/DetailDrawer';
import { FilterPanel } from '@/features/filters/FilterPanel';
import { LazyUnknownWants } from '@/features/filters/wants/LazyUnknownWants';
import { useMoreResults } from '@/features/results/list/useMoreResults';
import { Results } from '@/features/results/Results';
import { SortSwitch } from '@/features/results/sort/SortSwitch';
import { ViewSwitch } from '@/features/results/views/ViewSwitch';
import type { ResultPlace } from '@/features/results-target/scrollToResults';
import { usePendingScroll } from '@/features/results-target/usePendingScroll';
import type { SearchBoxHandle } from '@/features/search-box/SearchBox';
import type { GameItems } from '@/features/search-state/gameItems';
import { type AheadQuery, type Hits, latestSearchResult } from '@/features/search-state/useSearch';
import type { SetQuery, ShopQuery } from '@/features/search-state/useShopQuery';
import type { QueryParserState } from '@/features/text-query/useQueryParser';
import type { GameGroup } from '@/games/paths';
import { specOf } from '@/games/specs/specOf';
import type { Game } from '@/games/types';
import type { SearchClient } from '@/search-worker/client';
import { CONTENT_ID } from '@/ui/components/page/SkipLink';
import { useDeepMemo } from '@/ui/hooks/useDeepMemo';
import { useLayout } from '@/ui/hooks/useLayout';
import { useMessages } from '@/ui/hooks/useMessages';
import { useStableCallback } from '@/ui/hooks/useStableCallback';
import { FilterDrawer } from './FilterDrawer';
import { Notices } from './Notices';
import { PhoneBottomBar, type PhoneBottomBarProps } from './PhoneBottomBar';
import { ShopBar } from './ShopBar';
import styles from './ShopPage.module.css';
import { useFreezeBehindDrawer } from './useFreezeBehindDrawer';
import { useScrollTopOnSearch } from './useScrollTopOnSearch';

export type ShopPageProps = {
  readonly game: Game;
  readonly group: GameGroup;
  readonly ask: ShopQuery;
  /** null while the roster is on its way. */
  readonly lexicon: GameItems | null;
  readonly client: SearchClient | null;
  readonly overlay: Overlay | null;
  readonly hits: Hits['hits'];
  readonly head: Hits['head'];
  /** What is being typed and already answered, see `useHits`. */
  readonly ahead: AheadQuery | null;
  readonly askAhead: Hits['askAhead'];
  /** Goes to a query that was chosen, and asks it at once. */
  readonly choose: SetQuery;
  readonly reading: QueryParserState;
  /** Loads roster and catalog anew. */
  readonly onRestart: () => void;
};

const NO_SHOPS: ReadonlySet<string> = new Set();

/** A shop page laid out: filters left and results right on a desktop, filters in a drawer elsewhere, a dock on a phone. */
export function ShopPage(props: ShopPageProps) {
  const { game, group, ask, lexicon, client, overlay, hits, head, ahead, askAhead, choose, reading, onRestart } = props;
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
  const query = useDeepMemo(typed?.over === ask.query ? typed.query : ask.query);
  // The filters show at once what was chosen in them, everything else with the answer or a moment later.
  const drawn = useDeferredValue(query);
  const goOn = (from: Query, next: Query, how: 'push' | 'replace') => {
    const newest = ask.newest();
    choose(rebaseQuery(from, next, newest === ask.query && ahead?.over === newest ? ahead.query : newest), how);
  };
  const chooseInPanel = useStableCallback<Parameters<SetQuery>>((next, how) => goOn(query, next, how));
  const chooseBeside = useStableCallback<Parameters<SetQuery>>((next, how) => goOn(drawn, next, how));
  const seen = useFreezeBehindDrawer(layout === 'phone', filtering, { hits, head, query: drawn });
  // What lies behind a sheet is pressed as it is seen.
  const chooseInResults = useStableCallback<Parameters<SetQuery>>((next, how) => goOn(seen.query, next, how));
  const lead = usePendingScroll(!filtering && !seen.held);
  const answer = latestSearchResult(calm);
  const page = answer?.page ?? null;
  const askTyped = useScrollTopOnSearch(ask.query, seen.head ?? latestSearchResult(seen.hits), askAhead);
  const further = useMoreResults(client, latestSearchResult(seen.hits), seen.query.shown, overlay);
  // Each card's address holds the whole query; nobody follows it before it is there.
  const addressOf = useDeferredValue(ask.addressOf);
  const links = useMemo(() => ({ addressOf, openOffer }), [addressOf, openOffer]);
  const panel =
    lexicon === null
      ? null
      : {
          lexicon,
          query,
          page,
          answered: answer?.query ?? null,
          pausedShops: overlay?.pausedShops ?? NO_SHOPS,
          reading,
          setQuery: chooseInPanel,
        };
  const openFilters = useCallback(() => startTransition(() => setFiltering(true)), []);
  const closeFilters = useCallback(() => setFiltering(false), []);
  const seeFound = useCallback(
    (place: ResultPlace) => {
      lead(place);
      setFiltering(false);
    },
    [lead],
  );
  const { reader, lacking, load } = reading;
  const box = useMemo(
    () => ({
      ref,
      query: ask.query,
      setQuery,
      askAhead: askTyped,
      lexicon,
      client,
      answer,
      reader,
      lacking,
      onNeeded: load,
    }),
    [ask.query, setQuery, askTyped, lexicon, client, answer, reader, lacking, load],
  );
  const controls = useMemo(
    () => <HeadControls spec={spec} query={drawn} setQuery={chooseBeside} onFilters={openFilters} />,
    [spec, drawn, chooseBeside, openFilters],
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
          <Notices game={game} page={page} overlay={overlay} onReload={onRestart} />
          {lexicon !== null && (
            <LazyUnknownWants lexicon={lexicon} query={drawn} onChoose={(next) => chooseBeside(next, 'push')} />
          )}
          <Results
            hits={seen.hits}
            query={seen.query}
            setQuery={chooseInResults}
            lexicon={lexicon}
            client={client}
            more={further}
            text={text}
            addressOf={addressOf}
            onOpen={openOffer}
            onRetry={onRestart}
            controls={controls}
          />
          {lexicon !== null && (
            <CompareTrayMount lexicon={lexicon} client={client} overlay={overlay} query={drawn} group={group} />
          )}
        </main>
      </div>
      {layout !== 'desktop' && panel !== null && (
        <FilterDrawer {...panel} open={filtering} onClose={closeFilters} onSee={seeFound} />
      )}
      {layout === 'phone' && (
        <PhoneBottomBar spec={spec} query={drawn} setQuery={chooseBeside} onFilters={openFilters} />
      )}
      <DetailDrawer
        query={drawn}
        setQuery={chooseBeside}
        links={links}
        hits={calm}
        further={further.codes}
        lexicon={lexicon}
        client={client}
        overlay={overlay}
      />
    </>
  );
}

/** What stands beside the total: the orders and views, and on a tablet the button that opens the filters; a phone has its dock. */
function HeadControls({ spec, query, setQuery, onFilters }: PhoneBottomBarProps) {
  const { shop } = useMessages();
  const layout = useLayout();
  if (layout === 'phone') return null;
  const choose = (next: Query) => setQuery(next, 'push');
  return (
    <>
      {layout === 'tablet' && (
        <Button
          icon={<FilterOutlined aria-hidden />}
          className={styles.filters ?? ''}
          data-tour="filters"
          onClick={onFilters}
        >
          {shop.filters} {chipsOf(query).length || ''}
        </Button>
      )}
      <SortSwitch spec={spec} query={query} onChoose={choose} />
      <ViewSwitch query={query} onChoose={choose} />
    </>
  );
}
