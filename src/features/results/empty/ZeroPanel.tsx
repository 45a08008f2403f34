import CloseOutlined from '@ant-design/icons/es/icons/CloseOutlined';
import { useMemo } from 'react';
import { type Chip, chipsOf, withoutChip } from '@/domain/chips';
import type { Query } from '@/domain/query';
import { chipKey, chipLabel } from '@/features/labels/chipLabel';
import { useFacetLabels } from '@/features/labels/useFacetLabels';
import { EmptyDrawing } from '@/features/placeholders/EmptyDrawing';
import { LazyParseTextButton } from '@/features/search-box/lazyParts';
import type { GameItems } from '@/features/search-state/gameItems';
import { responseKey } from '@/features/search-state/responseKey';
import type { SearchResult } from '@/features/search-state/searchResult';
import type { QueryParser } from '@/features/text-query/queryParser';
import type { SearchClient } from '@/search-worker/client';
import { WantFlag } from '@/ui/components/display/WantFlag';
import { formatNumber } from '@/ui/format/format';
import { useLocale } from '@/ui/hooks/useLocale';
import { BestPair } from './BestPair';
import { EmptyCatalogLinks } from './EmptyCatalogLinks';
import { useEmptyMessages } from './messages/useEmptyMessages';
import { SimilarNames } from './SimilarNames';
import styles from './ZeroPanel.module.css';

export type ZeroPanelProps = {
  /** A result without hits. */
  readonly result: SearchResult;
  readonly gameItems: GameItems;
  /** Null until the query parser has been loaded. */
  readonly parser: QueryParser | null;
  readonly client: SearchClient | null;
  readonly onChoose: (next: Query) => void;
};

/** Replaces an empty list of hits: shows the total without each condition, largest first, with a button that removes it, and the best
 *  pair of conditions to remove. Offers to parse the text as conditions, names similar to it, and links to other games if nothing is
 *  on sale. */
export function ZeroPanel({ result, gameItems, parser, client, onChoose }: ZeroPanelProps) {
  const empty = useEmptyMessages();
  const locale = useLocale();
  const labels = useFacetLabels(gameItems.spec, result.page.catalog.currency);
  const text = result.query.text.trim();
  const isUncertain = result.page.catalog.texts === 'failed' && text !== '';
  const { unsoldCount, complete } = result.page.catalog;
  const isEmpty = unsoldCount === 0 && complete;
  const conditions = useMemo(() => removableChips(result.query), [result.query]);
  const removals = chipsOf(result.query)
    .map((chip, index) => ({ chip, gain: result.page.withoutChip[index] ?? 0 }))
    .filter(({ chip }) => isRemovable(chip))
    .sort((a, b) => b.gain - a.gain);
  const isOnlyText = removals.length === 1 && text !== '';

  return (
    <section className={styles.panel} aria-labelledby="zero-title">
      <EmptyDrawing />
      <div>
        <h2 id="zero-title" className={styles.title}>
          {removals.length === 0 || isEmpty
            ? empty.nothingOnSale
            : isUncertain
              ? empty.zeroUncertain
              : isOnlyText
                ? empty.textNotFound(text)
                : empty.zeroTitle(removals.length)}
        </h2>
        {parser !== null && (
          <LazyParseTextButton query={result.query} parser={parser} currency={labels.currency} onChoose={onChoose} />
        )}
        {removals[0] !== undefined && !isOnlyText && (
          <p className={styles.hint}>{removals[0].gain > 0 ? empty.zeroHint : empty.zeroHintNone}</p>
        )}
      </div>
      {text !== '' && parser !== null && (
        <SimilarNames result={result} gameItems={gameItems} parser={parser} client={client} onChoose={onChoose} />
      )}
      <ul className={styles.options}>
        <BestPair
          query={result.query}
          conditions={conditions}
          bestSingle={removals[0]?.gain ?? 0}
          client={client}
          revision={responseKey(result.page)}
          gameItems={gameItems}
          labels={labels}
          onChoose={onChoose}
        />
        {removals.map(({ chip, gain }) => {
          const label = chipLabel(chip, gameItems, labels);
          return (
            <li key={chipKey(chip)}>
              <button type="button" className={styles.option} onClick={() => onChoose(withoutChip(result.query, chip))}>
                <CloseOutlined aria-hidden />
                {label.flag !== null && label.flag !== 'must' && <WantFlag mode={label.flag} />}
                <span className={styles.label}>{label.text}</span>
                <span className={gain > 0 ? styles.gain : styles.none}>
                  {gain > 0 ? empty.totalAfterRemoval(gain, formatNumber(gain, locale)) : empty.stillZero}
                </span>
              </button>
            </li>
          );
        })}
      </ul>
      {isEmpty && <EmptyCatalogLinks spec={gameItems.spec} wants={result.query.wants} links={gameItems.links} />}
    </section>
  );
}

function removableChips(query: Query): readonly Chip[] {
  return chipsOf(query).filter(isRemovable);
}

/** Returns whether a condition can be the reason for a result without hits: a nice want cannot. */
function isRemovable(chip: Chip): boolean {
  return chip.kind !== 'want' || chip.want.mode !== 'nice';
}
