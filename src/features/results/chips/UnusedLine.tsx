import { useMemo } from 'react';
import { PAGE_SIZE, type Query, setRange } from '@/domain/query';
import type { FacetLabels } from '@/features/labels/facetLabels';
import { rangeText } from '@/features/labels/facetLabels';
import { useTotals } from '@/features/search-state/useTotals';
import { suggestRanges } from '@/features/text-query/suggest/suggestRanges';
import type { SearchClient } from '@/search-worker/client';
import { TextButton } from '@/ui/components/controls/TextButton';
import { formatNumber } from '@/ui/format/format';
import { useLocale } from '@/ui/hooks/useLocale';
import { useMessages } from '@/ui/hooks/useMessages';
import styles from './UnusedLine.module.css';

export type UnusedLineProps = {
  readonly query: Query;
  readonly labels: FacetLabels;
  readonly client: SearchClient | null;
  /** Of the catalog and the overlay, see `responseKey`. */
  readonly revision: string;
  readonly onChoose: (next: Query) => void;
};

/** Meanings of a number that are offered: a price and the game's first resource. */
const MAX_MEANINGS = 2;

/** The words that were not understood beside others that were. They are no conditions; a button searches for them as text. A number may be
 *  a price or an amount: a button for each makes it that condition. Every button shows how many offers it would find. */
export function UnusedLine({ query, labels, client, revision, onChoose }: UnusedLineProps) {
  const { shop } = useMessages();
  const locale = useLocale();
  const { unused, text } = query;
  const meanings = useMemo(() => readNumber(query, labels), [query, labels]);
  const asText = useMemo<Query>(
    () => ({ ...query, text: [text, ...unused].filter((word) => word !== '').join(' '), unused: [], shown: PAGE_SIZE }),
    [query, text, unused],
  );
  const queries = useMemo(() => [asText, ...meanings.map(({ next }) => next)], [asText, meanings]);
  const totals = useTotals(client, queries, revision);
  const total = totals?.[0];
  return (
    <div className={styles.line}>
      <span id="unused-words">{shop.named(shop.unused, '')}</span>
      <ul className={styles.words} aria-labelledby="unused-words" title={shop.unusedHint}>
        {unused.map((word) => (
          <li key={word} className={styles.word}>
            {word}
          </li>
        ))}
      </ul>
      {meanings.map(({ label, next }, index) => (
        <TextButton key={label} className={styles.meaning} onClick={() => onChoose(next)}>
          {label} <b>{totals === null ? '' : formatNumber(totals[index + 1] ?? 0, locale)}</b>
        </TextButton>
      ))}
      <TextButton className={`${styles.search} ${total === 0 ? styles.none : ''}`} onClick={() => onChoose(asText)}>
        {shop.searchUnused} <b>{total === undefined ? '' : formatNumber(total, locale)}</b>
      </TextButton>
    </div>
  );
}

/** Returns what the first unused number may mean, and the query in which it means that; a facet that already has a range keeps it. */
function readNumber(query: Query, labels: FacetLabels): readonly { readonly label: string; readonly next: Query }[] {
  for (const word of query.unused) {
    const ranges = suggestRanges(labels.spec, word).filter(({ facet }) => query.ranges[facet] === undefined);
    const rest = { ...query, unused: query.unused.filter((other) => other !== word) };
    if (ranges.length > 0) {
      return ranges.slice(0, MAX_MEANINGS).map(({ facet, range }) => ({
        label: rangeText(facet, range, labels),
        next: setRange(rest, facet, range),
      }));
    }
  }
  return [];
}
