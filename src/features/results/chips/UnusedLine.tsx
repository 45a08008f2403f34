import { useMemo } from 'react';
import { PAGE_SIZE, type Query } from '@/domain/query';
import { useTotals } from '@/features/search-state/useTotals';
import type { SearchClient } from '@/search-worker/client';
import { TextButton } from '@/ui/components/controls/TextButton';
import { formatNumber } from '@/ui/format/format';
import { useLocale } from '@/ui/hooks/useLocale';
import { useMessages } from '@/ui/hooks/useMessages';
import styles from './UnusedLine.module.css';

export type UnusedLineProps = {
  readonly query: Query;
  readonly client: SearchClient | null;
  /** Of the catalog and the overlay, see `responseKey`. */
  readonly revision: string;
  readonly onChoose: (next: Query) => void;
};

/** The words that were not understood beside others that were. They are no conditions; a button searches for them as text and shows how many
 *  offers that would find. */
export function UnusedLine({ query, client, revision, onChoose }: UnusedLineProps) {
  const { shop } = useMessages();
  const locale = useLocale();
  const { unused, text } = query;
  const asText = useMemo<Query>(
    () => ({ ...query, text: [text, ...unused].filter((word) => word !== '').join(' '), unused: [], shown: PAGE_SIZE }),
    [query, text, unused],
  );
  const queries = useMemo(() => (unused.length === 0 ? [] : [asText]), [unused, asText]);
  const total = useTotals(client, queries, revision)?.[0];
  if (unused.length === 0) return null;
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
      <TextButton className={`${styles.search} ${total === 0 ? styles.none : ''}`} onClick={() => onChoose(asText)}>
        {shop.searchUnused} <b>{total === undefined ? '' : formatNumber(total, locale)}</b>
      </TextButton>
    </div>
  );
}
