import { useEffect, useEffectEvent, useMemo } from 'react';
import { chipsOf } from '@/domain/chips';
import type { Query } from '@/domain/query';
import { readQuery } from '@/domain/queryString';
import type { FacetLabels } from '@/features/labels/facetLabels';
import { useListMessages } from '@/features/search-box/messages/useListMessages';
import { SearchPopover } from '@/features/search-box/suggestions/SearchPopover';
import { useTotals } from '@/features/search-state/useTotals';
import type { QueryParser } from '@/features/text-query/queryParser';
import { facetsOf } from '@/games/facetsOf';
import type { SearchClient } from '@/search-worker/client';
import { recentSearches } from '@/storage/recentSearches';
import { useStored } from '@/storage/useStored';
import { focusPageHeading } from '@/ui/browser/focusPageHeading';
import { TextButton } from '@/ui/components/controls/TextButton';
import { formatNumber } from '@/ui/format/format';
import { addRecent } from './addRecent';
import styles from './RecentSearches.module.css';

export type RecentSearchesProps = {
  readonly query: Query;
  readonly parser: Pick<QueryParser, 'write'>;
  readonly client: SearchClient | null;
  readonly labels: FacetLabels;
  /** Changes whenever the totals may change. */
  readonly revision: string;
  /** True while the empty box has the focus. */
  readonly isOpen: boolean;
  readonly onChoose: (next: Query) => void;
};

/** Dwell time after which a search is saved. */
const DWELL_MS = 8_000;

/** Saves searches and lists the latest ones of this game below the empty box, each as a text with its current number of offers. */
export function RecentSearches({ query, parser, client, labels, revision, isOpen, onChoose }: RecentSearchesProps) {
  const { spec, locale } = labels;
  const lists = useListMessages();
  const facets = useMemo(() => facetsOf(spec), [spec]);
  const game = spec.game.id;
  useSaveSearch(query, () => {
    recentSearches.update((saved) => ({ ...saved, [game]: addRecent(saved[game] ?? [], query, facets) }));
  });

  const saved = useStored(recentSearches)[game];
  const isShown = isOpen && chipsOf(query).length === 0;
  const searches = useMemo(
    () => (isShown ? (saved ?? []).map((search) => readQuery(search, facets)) : []),
    [isShown, saved, facets],
  );
  const totals = useTotals(client, searches, revision);
  if (searches.length === 0) return null;
  const choose = (search: Query) => {
    const { sort, view, foreign } = query;
    onChoose({ ...search, sort, view, foreign });
    // The list disappears. Leaving the box also closes a phone's keyboard, which would cover the results.
    focusPageHeading();
  };
  return (
    <SearchPopover>
      <div className={styles.header}>
        {lists.recent}
        <TextButton onClick={() => recentSearches.update((all) => ({ ...all, [game]: [] }))}>
          {lists.clearRecent}
        </TextButton>
      </div>
      <ul aria-label={lists.recent}>
        {searches.map((search, index) => {
          const line = parser.write(search, locale);
          const total = totals?.[index] ?? null;
          return (
            <li key={line}>
              <button type="button" className={styles.row} onClick={() => choose(search)}>
                <span className={styles.line}>{line}</span>
                {total !== null && (
                  <span className={styles.total}>{lists.offersCount(total, formatNumber(total, locale))}</span>
                )}
              </button>
            </li>
          );
        })}
      </ul>
    </SearchPopover>
  );
}

/** Saves a query after some dwell time, when one of its offers is opened, and when the page is left. */
function useSaveSearch(query: Query, onSave: () => void): void {
  const save = useEffectEvent(onSave);
  const hasConditions = chipsOf(query).length > 0;
  useEffect(() => {
    if (!hasConditions) return;
    const saveNow = () => save();
    const timer = setTimeout(saveNow, query.open === null ? DWELL_MS : 0);
    window.addEventListener('pagehide', saveNow);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('pagehide', saveNow);
    };
  }, [hasConditions, query]);
}
