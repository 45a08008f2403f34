import { memo, type ReactNode, useCallback, useDeferredValue } from 'react';
import { chipsOf } from '@/domain/chips';
import type { Query } from '@/domain/query';
import { FailedPanel } from '@/features/placeholders/FailedPanel';
import { PriceSummary } from '@/features/results/price-summary/PriceSummary';
import { viewPart } from '@/features/results/views/viewParts';
import { awaitsTexts } from '@/features/search-state/awaitsTexts';
import type { GameItems } from '@/features/search-state/gameItems';
import { type Hits, type HitsState, latestSearchResult } from '@/features/search-state/useSearch';
import type { SetQuery, ShopQuery } from '@/features/search-state/useShopQuery';
import type { QueryText } from '@/features/text-query/queryText';
import { TourOffer } from '@/features/tour/TourOffer';
import type { SearchClient } from '@/search-worker/client';
import { useHeld } from '@/ui/hooks/useHeld';
import { useLayout } from '@/ui/hooks/useLayout';
import { useStableCallback } from '@/ui/hooks/useStableCallback';
import { ChipRow } from './chips/ChipRow';
import { ClosestBlock } from './empty/ClosestBlock';
import { LazyZeroPanel } from './empty/LazyZeroPanel';
import { FIRST_CARDS } from './list/firstCards';
import { LoadMore } from './list/LoadMore';
import type { FurtherHits } from './list/useMoreResults';
import styles from './Results.module.css';
import { ResultsHead } from './ResultsHead';
import { SpokenTotal } from './SpokenTotal';
import { SortExplanation } from './sort/SortExplanation';
import { sortBy } from './sort/sortOptions';

export type ResultsProps = {
  readonly hits: HitsState;
  readonly head: Hits['head'];
  readonly query: Query;
  readonly setQuery: SetQuery;
  readonly lexicon: GameItems | null;
  readonly client: SearchClient | null;
  readonly further: FurtherHits;
  readonly text: QueryText;
  readonly addressOf: ShopQuery['addressOf'];
  readonly onOpen: ShopQuery['openOffer'];
  /** True while what is shown is ahead of the address: somebody is typing. */
  readonly typing: boolean;
  readonly onRetry: () => void;
  /** Filter button and orders, where the layout has them beside the total. */
  readonly controls: ReactNode;
};

/** The answer to the query: total, chips, why this order, the offers, and the closest ones if there are few. */
export const Results = memo(function Results(props: ResultsProps) {
  const { hits, head, query, setQuery, lexicon, client, further, text, typing, onRetry, controls } = props;
  const whole = latestSearchResult(hits);
  const answer = head ?? whole;
  const awaited = answer !== null && awaitsTexts(answer);
  // Total and offers come first; the chips with their numbers and the closest offers may follow.
  const calm = useDeferredValue(hits);
  const later = latestSearchResult(calm);
  const found = answer !== null && answer.page.total > 0;
  // On a phone they are out of sight, and wait until nobody is typing any more.
  const onPhone = useLayout() === 'phone';
  const below = useHeld(later, typing && onPhone);
  const near = useHeld(later, typing && onPhone && (later?.page.total ?? 0) >= FIRST_CARDS.phone);
  // Where nothing is found the offers are put out of sight at once, and the first of them wait there for the next key.
  const listed = useHeld(answer, !found) ?? answer;
  const anyListed = listed !== null && listed.page.total > 0;
  const choose = useCallback((next: Query) => setQuery(next, 'push'), [setQuery]);
  const sort = useStableCallback((key: string) => choose(sortBy(query, key)));
  const { Hits: HitsView, Waiting, paged } = viewPart(query.view);
  const offers = { addressOf: props.addressOf, onOpen: props.onOpen, onSort: sort, onChoose: choose, client };
  if (hits.status === 'failed' && (answer === null || lexicon === null)) {
    return <FailedPanel error={hits.error} onRetry={onRetry} />;
  }
  return (
    <>
      <SpokenTotal total={hits.status === 'ready' && !awaited ? hits.answer.page.total : null} />
      <div className={styles.head}>
        {answer === null ? <div className={styles.waiting} /> : <ResultsHead answer={answer} />}
        {controls}
      </div>
      {lexicon !== null && (
        <ChipRow
          query={query}
          answer={later}
          settled={calm.status === 'ready'}
          lexicon={lexicon}
          client={client}
          text={text}
          onChoose={choose}
        />
      )}
      {answer === null || lexicon === null || (awaited && hits.status !== 'failed') ? (
        <Waiting />
      ) : (
        <>
          {hits.status === 'failed' && <FailedPanel error={hits.error} onRetry={onRetry} />}
          {whole?.page.total === 0 && !found && !awaited && (
            <LazyZeroPanel answer={whole} lexicon={lexicon} reader={text.reader} onChoose={choose} />
          )}
          <PriceSummary answer={answer} addressOf={props.addressOf} onOpen={props.onOpen} />
          <div hidden={!found} className={styles.offers}>
            {anyListed && (
              <div className={styles.why}>
                <SortExplanation answer={listed} spec={lexicon.spec} />
                <TourOffer asked={chipsOf(listed.query).length > 0} />
              </div>
            )}
            <HitsView
              of="hits"
              answer={listed ?? answer}
              later={below}
              further={further}
              lexicon={lexicon}
              {...offers}
            />
            {paged && later !== null && anyListed && (
              <LoadMore
                query={query}
                page={listed.page}
                further={further}
                onMore={(next) => setQuery(next, 'replace')}
              />
            )}
          </div>
          {near !== null && (
            <ClosestBlock view={query.view} answer={near} later={below} lexicon={lexicon} {...offers} />
          )}
        </>
      )}
    </>
  );
});
