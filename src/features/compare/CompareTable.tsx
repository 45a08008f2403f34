import { useState } from 'react';
import type { OfferCode } from '@/domain/offer';
import type { Hit } from '@/domain/searchResponse';
import { useFacetLabels } from '@/features/labels/useFacetLabels';
import type { GameItems } from '@/features/search-state/gameItems';
import type { SearchResult } from '@/features/search-state/searchResult';
import { TextButton } from '@/ui/components/controls/TextButton';
import { ScrollRegion } from '@/ui/components/page/ScrollRegion';
import { formatMoney } from '@/ui/format/formatMoney';
import { useNow } from '@/ui/hooks/useNow';
import { CompareHeader } from './CompareHeader';
import { CompareRows } from './CompareRows';
import styles from './CompareTable.module.css';
import { buildCompareSections, isUniform } from './compareSections';
import { useCompareMessages } from './messages/useCompareMessages';

export type CompareTableProps = {
  readonly hits: readonly Hit[];
  readonly result: SearchResult;
  readonly gameItems: GameItems;
  /** Whether to include rows in which all offers are equal. */
  readonly showsAllRows: boolean;
  readonly onShowAllRows: () => void;
  /** Returns the shop page link that opens an offer's detail. */
  readonly hrefOf: (code: OfferCode) => string;
  readonly onRemove: (code: OfferCode) => void;
};

const MAX_ROWS_PER_KIND = 8;

/** Compares offers in a table with one column per offer. */
export function CompareTable(props: CompareTableProps) {
  const { hits, result, gameItems, showsAllRows, onShowAllRows } = props;
  const messages = useCompareMessages();
  const labels = useFacetLabels(gameItems.spec, result.page.catalog.currency);
  const now = useNow();
  const [unfoldedKinds, setUnfoldedKinds] = useState<ReadonlySet<string>>(new Set());
  const all = buildCompareSections(hits, gameItems, { ...labels, compare: messages, now });
  const isSingle = hits.length < 2;
  const hidesEqualRows = !showsAllRows && !isSingle;
  const equalCount = isSingle ? 0 : all.flatMap(({ rows }) => rows.filter(isUniform)).length;
  const sections = all
    .map((section) => ({
      ...section,
      rows: hidesEqualRows ? section.rows.filter((row) => !isUniform(row)) : section.rows,
    }))
    .filter(({ rows }) => rows.length > 0);

  return (
    <ScrollRegion as="section" className={styles.scroll} aria-label={messages.table}>
      <table className={styles.table}>
        <thead>
          <CompareHeader {...props}>
            {hidesEqualRows && equalCount > 0 && (
              <>
                {messages.folded(equalCount)} <TextButton onClick={onShowAllRows}>{messages.unfold}</TextButton>
              </>
            )}
          </CompareHeader>
        </thead>
        {sections.map(({ id, title, isKind, rows }, index) => {
          const hiddenCount = isKind && !unfoldedKinds.has(id) ? rows.length - MAX_ROWS_PER_KIND : 0;
          return (
            <tbody key={id}>
              <tr className={styles.sectionHeader}>
                <th colSpan={hits.length + 1} scope="rowgroup">
                  <span className={styles.title}>
                    {isKind && hidesEqualRows ? messages.some(title) : title}{' '}
                    {isKind && <small>{messages.rarestFirst(rows.length)}</small>}
                    {id === 'wants' && <small>{messages.count(result.query.wants.length)}</small>}
                  </span>
                </th>
              </tr>
              {index > 0 && (
                <tr className={styles.columns} aria-hidden>
                  <td />
                  {hits.map((hit) => (
                    <td key={hit.offer.code}>
                      <b>{hit.offer.code}</b> {formatMoney(hit.price, labels.locale)}
                    </td>
                  ))}
                </tr>
              )}
              <CompareRows
                hits={hits}
                rows={hiddenCount > 0 ? rows.slice(0, MAX_ROWS_PER_KIND) : rows}
                gameItems={gameItems}
              />
              {hiddenCount > 0 && (
                <tr>
                  <td colSpan={hits.length + 1}>
                    <span className={styles.title}>
                      <TextButton onClick={() => setUnfoldedKinds(new Set([...unfoldedKinds, id]))}>
                        {messages.more(hiddenCount)}
                      </TextButton>
                    </span>
                  </td>
                </tr>
              )}
            </tbody>
          );
        })}
      </table>
      {sections.length === 0 && <p className={styles.noDifference}>{messages.allSame}</p>}
    </ScrollRegion>
  );
}
