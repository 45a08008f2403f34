import { memo, type ReactNode, useCallback, useMemo } from 'react';
import { chipsOf } from '@/domain/chips';
import type { Query } from '@/domain/query';
import { FailedPanel } from '@/features/placeholders/FailedPanel';
import { PriceSummary } from '@/features/results/price-summary/PriceSummary';
import { viewPart } from '@/features/results/views/viewParts';
import { awaitsTexts } from '@/features/search-state/awaitsTexts';
import type { MoreResults } from '@/features/search-state/useMoreResults';
import { useSearchState } from '@/features/search-state/useSearchState';
import { TourOffer } from '@/features/tour/TourOffer';
import { useSteady } from '@/ui/hooks/useSteady';
import { ChipRow } from './chips/ChipRow';
import { ClosestBlock } from './empty/ClosestBlock';
import { LazyZeroPanel } from './empty/LazyZeroPanel';
import { LoadMore } from './list/LoadMore';
import { NOTHING_FURTHER, toFurtherHits } from './list/useMoreResults';
import styles from './Results.module.css';
import { ResultsHead } from './ResultsHead';
import { SpokenTotal } from './SpokenTotal';
import { SortExplanation } from './sort/SortExplanation';
import { sortBy } from './sort/sortOptions';

export type ResultsProps = {
  readonly more: MoreResults;
  /** Filter button and sorting, where the layout has them beside the total. */
  readonly controls: ReactNode;
};

/** The results of the query: total, chips, the reason for the order, the offers, and the closest ones if there are few. */
export const Results = memo(function Results({ more, controls }: ResultsProps) {
  const { query, result, status, error, lexicon, client, text, addressOf, openOffer, setQuery, restart } =
    useSearchState();
  const isAwaited = result !== null && awaitsTexts(result);
  const hasHits = result !== null && result.page.total > 0;
  const further = useMemo(() => (result === null ? NOTHING_FURTHER : toFurtherHits(more, result)), [more, result]);
  const choose = useCallback((next: Query) => setQuery(next, 'push'), [setQuery]);
  const sort = useSteady((key: string) => choose(sortBy(query, key)));
  const { Hits: HitsView, Waiting, paged } = viewPart(query.view);
  const offers = { addressOf, onOpen: openOffer, onSort: sort, onChoose: choose, client };
  if (error !== null && (result === null || lexicon === null)) return <FailedPanel error={error} onRetry={restart} />;
  return (
    <>
      <SpokenTotal total={status === 'ready' && result !== null && !isAwaited ? result.page.total : null} />
      <div className={styles.head}>
        {result === null ? <div className={styles.waiting} /> : <ResultsHead answer={result} />}
        {controls}
      </div>
      {lexicon !== null && (
        <ChipRow
          query={query}
          answer={result}
          settled={status === 'ready'}
          lexicon={lexicon}
          client={client}
          text={text}
          onChoose={choose}
        />
      )}
      {result === null || lexicon === null || (isAwaited && error === null) ? (
        <Waiting />
      ) : (
        <>
          {error !== null && <FailedPanel error={error} onRetry={restart} />}
          {!hasHits && !isAwaited && (
            <LazyZeroPanel answer={result} lexicon={lexicon} reader={text.reader} onChoose={choose} />
          )}
          <PriceSummary answer={result} addressOf={addressOf} onOpen={openOffer} />
          <div hidden={!hasHits} className={styles.offers}>
            {hasHits && (
              <div className={styles.why}>
                <SortExplanation answer={result} spec={lexicon.spec} />
                <TourOffer asked={chipsOf(result.query).length > 0} />
              </div>
            )}
            <HitsView of="hits" answer={result} later={result} further={further} lexicon={lexicon} {...offers} />
            {paged && hasHits && (
              <LoadMore
                query={query}
                page={result.page}
                further={further}
                onMore={(next) => setQuery(next, 'replace')}
              />
            )}
          </div>
          <ClosestBlock view={query.view} answer={result} later={result} lexicon={lexicon} {...offers} />
        </>
      )}
    </>
  );
});
