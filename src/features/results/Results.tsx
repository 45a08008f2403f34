import { memo, type ReactNode, useCallback, useMemo } from 'react';
import { chipsOf } from '@/domain/chips';
import type { Query } from '@/domain/query';
import { FailedPanel } from '@/features/placeholders/FailedPanel';
import { PriceSummary } from '@/features/results/price-summary/PriceSummary';
import { viewPart } from '@/features/results/views/viewParts';
import { awaitsTexts } from '@/features/search-state/awaitsTexts';
import type { GameItems } from '@/features/search-state/gameItems';
import { type HitsState, latestSearchResult } from '@/features/search-state/useSearch';
import type { SetQuery, ShopQuery } from '@/features/search-state/useShopQuery';
import type { QueryText } from '@/features/text-query/queryText';
import { TourOffer } from '@/features/tour/TourOffer';
import type { SearchClient } from '@/search-worker/client';
import { ChipRow } from './chips/ChipRow';
import { ClosestBlock } from './empty/ClosestBlock';
import { LazyZeroPanel } from './empty/LazyZeroPanel';
import { joinHits } from './list/hitList';
import { LoadMore } from './list/LoadMore';
import { type FurtherHits, NOTHING_FURTHER } from './list/useMoreResults';
import styles from './Results.module.css';
import { ResultsHeader } from './ResultsHeader';
import { SortExplanation } from './sort/SortExplanation';
import { sortBy } from './sort/sortOptions';
import { TotalAnnouncer } from './TotalAnnouncer';
import { usePressGuard } from './usePressGuard';

export type ResultsProps = {
  readonly hits: HitsState;
  readonly query: Query;
  readonly setQuery: SetQuery;
  /** Null while the roster is loading. */
  readonly lexicon: GameItems | null;
  readonly client: SearchClient | null;
  /** Hits after the first page. */
  readonly more: FurtherHits;
  readonly text: QueryText;
  readonly addressOf: ShopQuery['addressOf'];
  readonly onOpen: ShopQuery['openOffer'];
  readonly onRetry: () => void;
  /** Filter button, sort and view, where the layout has them beside the total. */
  readonly controls: ReactNode;
};

/** The search result: total, chips, offers, and the closest offers if there are few hits. */
export const Results = memo(function Results(props: ResultsProps) {
  const { hits, query, setQuery, lexicon, client, more, text, addressOf, onOpen, onRetry, controls } = props;
  const result = latestSearchResult(hits);
  const isWaitingForTexts = result !== null && awaitsTexts(result);
  const hitList = useMemo(
    () => joinHits(result?.page.hits ?? [], result === null ? NOTHING_FURTHER : more),
    [result, more],
  );
  const choose = useCallback((next: Query) => setQuery(next, 'push'), [setQuery]);
  const sort = useCallback((key: string) => choose(sortBy(query, key)), [choose, query]);
  usePressGuard();
  if (hits.status === 'failed' && (result === null || lexicon === null)) {
    return <FailedPanel error={hits.error} onRetry={onRetry} />;
  }

  const { Hits: HitsView, Waiting, isPaged } = viewPart(query.view);
  const view = { addressOf, onOpen, onSort: sort, onChoose: choose, client };
  const isWaiting = result === null || lexicon === null || (isWaitingForTexts && hits.status !== 'failed');
  return (
    <>
      <TotalAnnouncer total={hits.status === 'ready' && !isWaitingForTexts ? hits.answer.page.total : null} />
      <div className={styles.header}>
        {result === null ? <div className={styles.waiting} /> : <ResultsHeader result={result} />}
        {controls}
      </div>
      {lexicon !== null && (
        <ChipRow
          query={query}
          result={result}
          isCurrent={hits.status === 'ready'}
          lexicon={lexicon}
          client={client}
          text={text}
          onChoose={choose}
        />
      )}
      {isWaiting ? (
        <Waiting />
      ) : (
        <>
          {hits.status === 'failed' && <FailedPanel error={hits.error} onRetry={onRetry} />}
          {result.page.total === 0 && !isWaitingForTexts && (
            <LazyZeroPanel result={result} lexicon={lexicon} reader={text.reader} onChoose={choose} />
          )}
          <PriceSummary result={result} addressOf={addressOf} onOpen={onOpen} />
          {result.page.total > 0 && (
            <div className={styles.offers}>
              <div className={styles.explanation}>
                <SortExplanation result={result} spec={lexicon.spec} />
                <TourOffer asked={chipsOf(result.query).length > 0} />
              </div>
              <HitsView kind="hits" result={result} hits={hitList} lexicon={lexicon} {...view} />
              {isPaged && (
                <LoadMore
                  query={query}
                  page={result.page}
                  hasFailed={more.failed}
                  onRetry={more.retry}
                  onMore={(next) => setQuery(next, 'replace')}
                />
              )}
            </div>
          )}
          <ClosestBlock view={query.view} result={result} lexicon={lexicon} {...view} />
        </>
      )}
    </>
  );
});
