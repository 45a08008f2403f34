import { memo, type ReactNode, useCallback } from 'react';
import { chipsOf } from '@/domain/chips';
import type { Query } from '@/domain/query';
import { FailedPanel } from '@/features/placeholders/FailedPanel';
import { GuardedPart } from '@/features/placeholders/GuardedPart';
import { PriceSummary } from '@/features/results/price-summary/PriceSummary';
import { viewPart } from '@/features/results/views/viewParts';
import { awaitsTexts } from '@/features/search-state/awaitsTexts';
import type { MoreResults } from '@/features/search-state/useMoreResults';
import { useSearchState } from '@/features/search-state/useSearchState';
import { ChipRow } from './chips/ChipRow';
import { ClosestBlock } from './empty/ClosestBlock';
import { LazyZeroPanel } from './empty/LazyZeroPanel';
import { LoadMore } from './list/LoadMore';
import styles from './Results.module.css';
import { ResultsHeader } from './ResultsHeader';
import { SearchIntro } from './SearchIntro';
import { OrderLine } from './sort/OrderLine';
import { sortBy } from './sort/sortOptions';
import { TotalAnnouncer } from './TotalAnnouncer';
import { usePressGuard } from './usePressGuard';

export type ResultsProps = {
  readonly more: MoreResults;
  /** Filter button, sort and view controls, in layouts with the controls beside the total. */
  readonly controls: ReactNode;
};

/** The search result: chips, total and lowest price, order and status, offers, and the closest offers if there are few hits. */
export const Results = memo(function Results({ more, controls }: ResultsProps) {
  const search = useSearchState();
  const {
    spec,
    query,
    typedText,
    result,
    status,
    error,
    gameItems,
    client,
    parserState,
    hrefOf,
    openOffer,
    setQuery,
    restart,
    isTyping,
  } = search;
  const isWaitingForTexts = result !== null && awaitsTexts(result);
  const choose = useCallback((next: Query) => setQuery(next, 'push'), [setQuery]);
  const sort = useCallback((key: string) => choose(sortBy(query, key)), [choose, query]);
  usePressGuard();
  if (error !== null && (result === null || gameItems === null)) return <FailedPanel error={error} onRetry={restart} />;

  const { Hits: HitsView, Waiting, isPaged } = viewPart(query.view);
  const view = { isTyping, hrefOf, onOpen: openOffer, onSort: sort, onChoose: choose, client };
  const isWaiting = result === null || gameItems === null || (isWaitingForTexts && error === null);
  return (
    <>
      <TotalAnnouncer total={status === 'ready' && result !== null && !isWaitingForTexts ? result.page.total : null} />
      <div className={styles.tools}>
        {gameItems === null || (result === null && chipsOf(query).length === 0) ? (
          <div className={styles.chipSpace} />
        ) : (
          <GuardedPart resetKey={query}>
            <ChipRow
              query={query}
              typedText={typedText}
              result={result}
              isCurrent={status === 'ready'}
              gameItems={gameItems}
              client={client}
              parserState={parserState}
              onChoose={choose}
            />
          </GuardedPart>
        )}
        <div className={styles.summary}>
          <div className={styles.total}>
            {result === null ? <div className={styles.waiting} /> : <ResultsHeader result={result} />}
            {result !== null && gameItems !== null && (
              <GuardedPart resetKey={result}>
                <PriceSummary result={result} gameItems={gameItems} hrefOf={hrefOf} onOpen={openOffer} />
              </GuardedPart>
            )}
          </div>
          {controls}
        </div>
      </div>
      {result === null && <SearchIntro spec={spec} />}
      {isWaiting ? (
        <Waiting />
      ) : (
        <>
          {error !== null && <FailedPanel error={error} onRetry={restart} />}
          {result.page.total === 0 && !isWaitingForTexts && (
            <LazyZeroPanel
              result={result}
              gameItems={gameItems}
              parser={parserState.parser}
              client={client}
              onChoose={choose}
            />
          )}
          {result.page.total > 0 && (
            <div>
              <OrderLine
                result={result}
                spec={gameItems.spec}
                hasConditions={chipsOf(result.query).length > 0}
                onChoose={choose}
              />
              <HitsView kind="hits" result={result} hits={more} gameItems={gameItems} {...view} />
              {isPaged && (
                <LoadMore
                  query={query}
                  page={result.page}
                  isListed={more.codes.length >= more.total}
                  hasFailed={more.hasFailed}
                  onRetry={more.retry}
                  onMore={(next) => setQuery(next, 'replace')}
                />
              )}
            </div>
          )}
          <ClosestBlock view={query.view} result={result} gameItems={gameItems} {...view} />
        </>
      )}
    </>
  );
});
