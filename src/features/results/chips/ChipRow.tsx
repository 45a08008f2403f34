import { memo, useMemo, useRef } from 'react';
import { type Chip, chipsOf, withoutChip } from '@/domain/chips';
import { clearConditions, type Query } from '@/domain/query';
import { chipKey, chipLabel } from '@/features/labels/chipLabel';
import { useFacetLabels } from '@/features/labels/useFacetLabels';
import { QueryAsText } from '@/features/results/empty/QueryAsText';
import { LazyAmbiguousChip } from '@/features/search-box/LazyAmbiguousChip';
import { LazyParseTextButton } from '@/features/search-box/LazyParseTextButton';
import type { GameItems } from '@/features/search-state/gameItems';
import { responseKey } from '@/features/search-state/responseKey';
import type { SearchResult } from '@/features/search-state/searchResult';
import type { ParserState } from '@/features/text-query/parserState';
import { textTerms } from '@/features/text-query/textTerms';
import type { SearchClient } from '@/search-worker/client';
import { TextButton } from '@/ui/components/controls/TextButton';
import { focusPageHeading } from '@/ui/hooks/focusPageHeading';
import { useMessages } from '@/ui/hooks/useMessages';
import { AppliedChip } from './AppliedChip';
import styles from './ChipRow.module.css';
import { TextChips } from './TextChips';
import { UnusedWords } from './UnusedWords';

export type ChipRowProps = {
  readonly query: Query;
  /** The latest result. */
  readonly result: SearchResult | null;
  /** Whether the result belongs to the query: only then are its totals shown. */
  readonly isCurrent: boolean;
  readonly gameItems: GameItems;
  readonly client: SearchClient | null;
  readonly parserState: ParserState;
  readonly onChoose: (next: Query) => void;
};

/** The conditions of the query as chips: each shows how many offers there are without it, and can be removed. Words of the text have chips
 *  of their own. The chips of names that fit several items come first and ask which one is meant. */
export const ChipRow = memo(function ChipRow({
  query,
  result,
  isCurrent,
  gameItems,
  client,
  parserState,
  onChoose,
}: ChipRowProps) {
  const { shop } = useMessages();
  const labels = useFacetLabels(gameItems.spec, result?.page.catalog.currency ?? null);
  const rowRef = useRef<HTMLDivElement>(null);
  const { parser } = parserState;
  const terms = useMemo(() => textTerms(query.text), [query.text]);
  const chips = chipsOf(query);
  if (chips.length === 0) return null;

  const ambiguousChips = chips.filter(isAmbiguous);

  const totals = isCurrent && result !== null ? result.page.withoutChip : [];
  const mostWithout = result?.page.total === 0 ? Math.max(0, ...totals) : 0;
  const totalWithout = (chip: Chip) => totals[chips.indexOf(chip)] ?? null;
  const isNice = (chip: Chip) => chip.kind === 'want' && chip.want.mode === 'nice';
  const withoutText = terms.length > 1 ? 'text' : (totals[chips.length - 1] ?? null);
  const choose = (next: Query) => {
    // The pressed button disappears: the focus moves to the row or, after the last chip, to the results.
    if (chipsOf(next).length > 0) rowRef.current?.focus({ preventScroll: true });
    else focusPageHeading();
    onChoose(next);
  };
  // While a text is not parsed, its chips may still become others, which would move the buttons behind them.
  const isSettled = result !== null && (query.text === '' || parser !== null || parserState.isUnavailable);
  return (
    <div ref={rowRef} className={`${styles.row} ${isSettled ? '' : styles.unsettled}`} tabIndex={-1} data-tour="chips">
      <ul className={styles.chips} aria-label={shop.applied}>
        {ambiguousChips.map((chip) => (
          <li key={chipKey(chip)}>
            <LazyAmbiguousChip
              {...{ query, gameItems, labels, client }}
              want={chip.want}
              revision={responseKey(result?.page ?? null)}
              onChoose={choose}
              onRemove={() => choose(withoutChip(query, chip))}
            />
          </li>
        ))}
        {chips
          .filter((chip) => chip.kind !== 'text' && !isAmbiguous(chip))
          .map((chip) => (
            <li key={chipKey(chip)}>
              <AppliedChip
                label={chipLabel(chip, gameItems, labels)}
                without={isNice(chip) ? 'order' : totalWithout(chip)}
                isBestRemoval={mostWithout > 0 && totalWithout(chip) === mostWithout}
                onRemove={() => choose(withoutChip(query, chip))}
              />
            </li>
          ))}
        <TextChips
          query={query}
          words={terms}
          without={withoutText}
          isBestRemoval={mostWithout > 0 && withoutText === mostWithout}
          labels={labels}
          onChoose={choose}
        />
        <UnusedWords query={query} onChoose={choose} />
      </ul>
      {parser !== null && (
        <LazyParseTextButton query={query} parser={parser} currency={labels.currency} onChoose={choose} />
      )}
      <TextButton className={styles.clear} onClick={() => choose(clearConditions(query))}>
        {shop.clearAll}
      </TextButton>
      <QueryAsText query={query} parserState={parserState} />
    </div>
  );
});

function isAmbiguous(chip: Chip): chip is Chip & { readonly kind: 'want' } {
  return chip.kind === 'want' && chip.want.ambiguity !== undefined;
}
