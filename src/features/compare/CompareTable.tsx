import { useState } from 'react';
import type { OfferCode } from '@/domain/offer';
import type { Hit } from '@/domain/searchResponse';
import { useFacetLabels } from '@/features/labels/useFacetLabels';
import type { GameItems } from '@/features/search-state/gameItems';
import type { SearchResult } from '@/features/search-state/searchResult';
import { TextButton } from '@/ui/components/controls/TextButton';
import { useNow } from '@/ui/hooks/useNow';
import { CompareHeader } from './CompareHeader';
import { CompareRows } from './CompareRows';
import styles from './CompareTable.module.css';
import { buildCompareSections, isUniform } from './compareSections';
import { useCompareMessages } from './messages/useCompareMessages';

export type CompareTableProps = {
  readonly hits: readonly Hit[];
  readonly result: SearchResult;
  readonly lexicon: GameItems;
  /** Every row, or only those in which the offers differ. */
  readonly showsAllRows: boolean;
  readonly onShowAllRows: () => void;
  /** The address that opens an offer's detail on the shop page. */
  readonly hrefOf: (code: OfferCode) => string;
  readonly onRemove: (code: OfferCode) => void;
};

const TOLD_ANEW_MS = 60_000;
const SHOWN_OF_KIND = 8;

/** Offers beside each other, one a column. The first column stays in sight while the others are scrolled sideways. */
export function CompareTable(props: CompareTableProps) {
  const { hits, result: answer, lexicon, showsAllRows: everything, onShowAllRows: onEverything } = props;
  const words = useCompareMessages();
  const facets = useFacetLabels(lexicon.spec, answer.page.catalog.currency);
  const now = useNow(TOLD_ANEW_MS);
  const [long, setLong] = useState<ReadonlySet<string>>(new Set());
  const all = buildCompareSections(hits, lexicon, { ...facets, compare: words, now });
  const alone = hits.length < 2;
  const folds = !everything && !alone;
  const equal = alone ? 0 : all.flatMap(({ rows }) => rows.filter(isUniform)).length;
  const sections = all
    .map((section) => ({ ...section, rows: folds ? section.rows.filter((row) => !isUniform(row)) : section.rows }))
    .filter(({ rows }) => rows.length > 0);

  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls sideways, and the keyboard must be able to do so
    <section className={styles.scroll} aria-label={words.table} tabIndex={0}>
      <table className={styles.table}>
        <thead>
          <CompareHeader {...props}>
            {folds && equal > 0 && (
              <>
                {words.folded(equal)} <TextButton onClick={onEverything}>{words.unfold}</TextButton>
              </>
            )}
          </CompareHeader>
        </thead>
        {sections.map(({ id, title, isKind, rows }) => {
          const left = isKind && !long.has(id) ? rows.length - SHOWN_OF_KIND : 0;
          return (
            <tbody key={id}>
              <tr className={styles.section}>
                <th colSpan={hits.length + 1} scope="rowgroup">
                  <span className={styles.title}>
                    {isKind && folds ? words.some(title) : title}{' '}
                    {isKind && <small>{words.rarestFirst(rows.length)}</small>}
                    {id === 'wants' && <small>{words.count(answer.query.wants.length)}</small>}
                  </span>
                </th>
              </tr>
              <CompareRows rows={left > 0 ? rows.slice(0, SHOWN_OF_KIND) : rows} lexicon={lexicon} />
              {left > 0 && (
                <tr>
                  <td colSpan={hits.length + 1}>
                    <span className={styles.title}>
                      <TextButton onClick={() => setLong(new Set([...long, id]))}>{words.more(left)}</TextButton>
                    </span>
                  </td>
                </tr>
              )}
            </tbody>
          );
        })}
      </table>
      {sections.length === 0 && <p className={styles.same}>{words.allSame}</p>}
    </section>
  );
}
