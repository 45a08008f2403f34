import { useMemo } from 'react';
import { type Query, setWant } from '@/domain/query';
import { type GameItems, itemName } from '@/features/search-state/gameItems';
import { responseKey } from '@/features/search-state/responseKey';
import type { SearchResult } from '@/features/search-state/searchResult';
import { useTotals } from '@/features/search-state/useTotals';
import { findSimilarItems } from '@/features/text-query/findSimilarItems';
import type { QueryParser } from '@/features/text-query/queryParser';
import type { SearchClient } from '@/search-worker/client';
import { formatNumber } from '@/ui/format/format';
import { useLocale } from '@/ui/hooks/useLocale';
import { useEmptyMessages } from './messages/useEmptyMessages';
import styles from './ZeroPanel.module.css';

export type SimilarNamesProps = {
  /** A result without hits whose query has a text. */
  readonly result: SearchResult;
  readonly gameItems: GameItems;
  readonly parser: Pick<QueryParser, 'findItems'>;
  readonly client: SearchClient | null;
  readonly onChoose: (next: Query) => void;
};

const MAX_NAMES = 4;
/** Of which only those with offers are shown. */
const MAX_CANDIDATES = 12;

/** Offers items with names similar to a text without matches, each with the number of offers. */
export function SimilarNames({ result, gameItems, parser, client, onChoose }: SimilarNamesProps) {
  const empty = useEmptyMessages();
  const locale = useLocale();
  const { query, page } = result;
  const similar = useMemo(
    () =>
      findSimilarItems(parser.findItems, query.text, MAX_CANDIDATES).map(({ item, rest }) => ({
        item,
        next: setWant({ ...query, text: rest }, item, { mode: 'must', level: 1 }),
      })),
    [parser, query],
  );
  const queries = useMemo(() => similar.map(({ next }) => next), [similar]);
  const totals = useTotals(client, queries, responseKey(page));
  const found = similar
    .map((one, index) => ({ ...one, total: totals?.[index] ?? 0 }))
    .filter(({ total }) => total > 0)
    .slice(0, MAX_NAMES);
  if (found.length === 0) return null;
  return (
    <>
      <p className={styles.similar}>{empty.similarNames}</p>
      <ul className={styles.options} aria-label={empty.similarNames}>
        {found.map(({ item, next, total }) => (
          <li key={item}>
            <button type="button" className={styles.option} onClick={() => onChoose(next)}>
              <span className={styles.label}>{itemName(gameItems, item, locale)}</span>
              <span className={styles.gain}>{empty.totalAfterRemoval(total, formatNumber(total, locale))}</span>
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}
