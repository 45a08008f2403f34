import { useEffect, useEffectEvent, useMemo } from 'react';
import { chipsOf } from '@/domain/chips';
import type { Query } from '@/domain/query';
import { readQuery } from '@/domain/queryString';
import type { FacetLabels } from '@/features/labels/facetLabels';
import { SearchPopover } from '@/features/search-box/suggestions/SearchPopover';
import { useTotals } from '@/features/search-state/useTotals';
import type { QueryParser } from '@/features/text-query/queryParser';
import { facetsOf } from '@/games/facetsOf';
import type { SearchClient } from '@/search-worker/client';
import { recentSearches } from '@/storage/recentSearches';
import { useStored } from '@/storage/useStored';
import { TextButton } from '@/ui/components/controls/TextButton';
import { formatNumber } from '@/ui/format/format';
import { focusPageHeading } from '@/ui/hooks/focusPageHeading';
import { addRecent } from './addRecent';
import styles from './RecentSearches.module.css';

export type RecentSearchesProps = {
  readonly query: Query;
  readonly reader: Pick<QueryParser, 'write'>;
  readonly client: SearchClient | null;
  readonly wording: FacetLabels;
  /** Changes when the numbers may have. */
  readonly revision: unknown;
  /** True while the empty box has the focus. */
  readonly open: boolean;
  readonly onChoose: (next: Query) => void;
};

/** Who looks at an answer for so long has looked for it. */
const LOOKED_MS = 8_000;

/** Remembers what is looked for, and offers it below the empty box: the last searches of this game, in the words of the
 *  box, each with the offers it finds now. */
export function RecentSearches({ query, reader, client, wording, revision, open, onChoose }: RecentSearchesProps) {
  const { spec, words, locale } = wording;
  const facets = useMemo(() => facetsOf(spec), [spec]);
  const game = spec.game.id;
  useKeepSearch(query, () => {
    recentSearches.update((kept) => ({ ...kept, [game]: addRecent(kept[game] ?? [], query, facets) }));
  });

  const kept = useStored(recentSearches)[game];
  const shown = open && chipsOf(query).length === 0;
  const searches = useMemo(
    () => (shown ? (kept ?? []).map((search) => readQuery(search, facets)) : []),
    [shown, kept, facets],
  );
  const totals = useTotals(client, searches, revision);
  if (searches.length === 0) return null;
  const choose = (search: Query) => {
    const { sort, view, foreign } = query;
    onChoose({ ...search, sort, view, foreign });
    // The list goes; on a phone the keyboard goes too, and leaves room for what was found.
    focusPageHeading();
  };
  return (
    <SearchPopover>
      <div className={styles.head}>
        {words.recent}
        <TextButton onClick={() => recentSearches.update((kept) => ({ ...kept, [game]: [] }))}>
          {words.forgetRecent}
        </TextButton>
      </div>
      <ul aria-label={words.recent}>
        {searches.map((search, at) => {
          const line = reader.write(search);
          const total = totals?.[at] ?? null;
          return (
            <li key={line}>
              <button type="button" className={styles.row} onClick={() => choose(search)}>
                <span className={styles.line}>{line}</span>
                {total !== null && (
                  <span className={styles.total}>{words.offersCount(total, formatNumber(total, locale))}</span>
                )}
              </button>
            </li>
          );
        })}
      </ul>
    </SearchPopover>
  );
}

/** Keeps a query that was looked at for some time, whose offers are opened, or with which the page is left. */
function useKeepSearch(query: Query, onKeep: () => void): void {
  const keep = useEffectEvent(onKeep);
  const asked = chipsOf(query).length > 0;
  useEffect(() => {
    if (!asked) return;
    const leave = () => keep();
    const timer = setTimeout(leave, query.open === null ? LOOKED_MS : 0);
    window.addEventListener('pagehide', leave);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('pagehide', leave);
    };
  }, [asked, query]);
}
