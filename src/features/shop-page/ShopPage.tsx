import { startTransition, useCallback, useEffect, useMemo, useState } from 'react';
import { CompareTrayMount } from '@/features/compare/CompareTrayMount';
import { LazyDetailDrawer } from '@/features/detail/LazyDetailDrawer';
import { FilterSkeleton } from '@/features/filters/FilterSkeleton';
import { LazyFilterPanel } from '@/features/filters/LazyFilterPanel';
import { LazyUnknownConditions } from '@/features/filters/unknown/LazyUnknownConditions';
import { useTileOrder } from '@/features/filters/wants/useTileOrder';
import { GuardedPart } from '@/features/placeholders/GuardedPart';
import { LazySortAndView } from '@/features/results/LazySortAndView';
import { Results } from '@/features/results/Results';
import { type ResultTarget, usePendingScroll } from '@/features/results-target/scrollToResults';
import { useMoreResults } from '@/features/search-state/useMoreResults';
import { useSearchState } from '@/features/search-state/useSearchState';
import { CONTENT_ID, SkipLink } from '@/ui/components/page/SkipLink';
import { useKnownLayout } from '@/ui/hooks/useLayout';
import { useMessages } from '@/ui/hooks/useMessages';
import { FilterDrawer } from './FilterDrawer';
import { LazyLinkNotice } from './LazyLinkNotice';
import { Notices } from './Notices';
import { PhoneBottomBar, type PhoneBottomBarProps } from './PhoneBottomBar';
import { ScrollControl } from './ScrollControl';
import { ShopBar } from './ShopBar';
import styles from './ShopPage.module.css';

const FILTERS_ID = 'filters';
const NO_SHOPS: ReadonlySet<string> = new Set();

/** The layout of a shop page: filters left of the results on a desktop, in a drawer elsewhere, with a bottom bar. */
export function ShopPage() {
  const search = useSearchState();
  const {
    spec,
    group,
    gameItems,
    client,
    overlay,

    query,
    result,
    hrefOf,
    openOffer,
    setQuery,
    restart,
    parserState,
  } = search;
  const { shop } = useMessages();
  const layout = useKnownLayout();
  const [isFilterDrawerOpen, setIsFilterDrawerOpen] = useState(false);
  const more = useMoreResults();
  const page = result?.page ?? null;
  const hasPainted = useHasPainted(result !== null);
  const laterCodes = useMemo(() => more.codes.slice(page?.hits.length ?? 0), [more.codes, page]);
  const links = useMemo(() => ({ hrefOf, openOffer }), [hrefOf, openOffer]);
  const { orderQuery, filter } = useTileOrder(result?.query ?? null, setQuery);
  const panel =
    gameItems === null
      ? null
      : {
          gameItems,
          query,
          page,
          orderQuery,
          pausedShops: overlay?.pausedShops ?? NO_SHOPS,
          parserState,
          setQuery: filter,
        };
  const openFilters = useCallback(() => startTransition(() => setIsFilterDrawerOpen(true)), []);
  const closeFilters = useCallback(() => setIsFilterDrawerOpen(false), []);
  const scrollWhenVisible = usePendingScroll(!isFilterDrawerOpen);
  const seeResults = useCallback(
    (target: ResultTarget) => {
      scrollWhenVisible(target);
      setIsFilterDrawerOpen(false);
    },
    [scrollWhenVisible],
  );
  const controls = useMemo(
    () => <ResultControls spec={spec} query={query} setQuery={setQuery} hasPainted={hasPainted} />,
    [spec, query, setQuery, hasPainted],
  );

  return (
    <>
      <ScrollControl />
      <ShopBar game={spec.game} group={group} />
      <div className={styles.shop}>
        <main id={CONTENT_ID} className={styles.main}>
          {layout === 'desktop' && <SkipLink target={FILTERS_ID} label={shop.skipToFilters} />}
          <GuardedPart resetKey={page}>
            <Notices
              game={spec.game}
              page={page}
              overlay={overlay}
              onReload={restart}
              onShowNewest={search.showNewest}
            />
          </GuardedPart>
          {hasPainted && <LazyLinkNotice />}
          {gameItems !== null && (
            <LazyUnknownConditions gameItems={gameItems} query={query} onChoose={(next) => setQuery(next, 'push')} />
          )}
          <Results more={more} controls={controls} />
          {gameItems !== null && (
            <CompareTrayMount gameItems={gameItems} client={client} overlay={overlay} query={query} group={group} />
          )}
        </main>
        {/* After the results, which the keyboard then reaches without passing a hundred filters; drawn on their left. */}
        {(layout === null || layout === 'desktop') && (
          <aside id={FILTERS_ID} className={styles.side} aria-label={shop.filters} data-needs-script="">
            {hasPainted && panel !== null ? <LazyFilterPanel {...panel} /> : <FilterSkeleton />}
          </aside>
        )}
      </div>
      {layout !== null && layout !== 'desktop' && panel !== null && (
        <FilterDrawer {...panel} open={isFilterDrawerOpen} onClose={closeFilters} onSeeResults={seeResults} />
      )}
      {layout !== 'desktop' && (
        <PhoneBottomBar spec={spec} query={query} page={page} setQuery={setQuery} onFilters={openFilters} />
      )}
      <LazyDetailDrawer
        query={query}
        setQuery={setQuery}
        links={links}
        result={result}
        further={laterCodes}
        gameItems={gameItems}
        client={client}
        overlay={overlay}
        parserState={parserState}
      />
    </>
  );
}

type ResultControlsProps = Pick<PhoneBottomBarProps, 'spec' | 'query' | 'setQuery'> & { readonly hasPainted: boolean };

/** The controls beside the total on a desktop: sort order and view. */
function ResultControls({ spec, query, setQuery, hasPainted }: ResultControlsProps) {
  if (useKnownLayout() !== 'desktop' || !hasPainted) return null;
  return <LazySortAndView spec={spec} query={query} onChoose={(next) => setQuery(next, 'push')} />;
}

/** Returns true after the first render with `isReady` has been painted. Code that is loaded only then cannot delay that paint. */
function useHasPainted(isReady: boolean): boolean {
  const [hasPainted, setHasPainted] = useState(false);
  useEffect(() => {
    if (isReady) startTransition(() => setHasPainted(true));
  }, [isReady]);
  return hasPainted;
}
