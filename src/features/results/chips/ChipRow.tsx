import { memo, useMemo, useRef, useState } from 'react';
import { type Chip, chipsOf } from '@/domain/chips';
import { clearConditions, type Query } from '@/domain/query';
import { chipKey } from '@/features/labels/chipLabel';
import type { FacetLabels } from '@/features/labels/facetLabels';
import { useFacetLabels } from '@/features/labels/useFacetLabels';
import { QueryAsText } from '@/features/results/empty/QueryAsText';
import { LazyParseTextButton } from '@/features/search-box/lazyParts';
import { type GameItems, itemName } from '@/features/search-state/gameItems';
import { responseKey } from '@/features/search-state/responseKey';
import type { SearchResult } from '@/features/search-state/searchResult';
import type { WordReading } from '@/features/text-query/explainText';
import type { ParserState } from '@/features/text-query/parserState';
import type { SearchClient } from '@/search-worker/client';
import { focusPageHeading } from '@/ui/browser/focusPageHeading';
import { TextButton } from '@/ui/components/controls/TextButton';
import { useMessages } from '@/ui/hooks/useMessages';
import { AppliedChip } from './AppliedChip';
import styles from './ChipRow.module.css';
import { LazyChipOptions } from './LazyChipOptions';
import { LazyUnusedLine } from './LazyUnusedLine';
import { type ChipItem, listChips } from './listChips';
import { useFoldedCount } from './useFoldedCount';

export type ChipRowProps = {
  readonly query: Query;
  /** The text that the query was read from; null if it was not typed. */
  readonly typedText: string | null;
  /** The latest result. */
  readonly result: SearchResult | null;
  /** Whether the result belongs to the query: only then are its totals shown. */
  readonly isCurrent: boolean;
  readonly gameItems: GameItems;
  readonly client: SearchClient | null;
  readonly parserState: ParserState;
  readonly onChoose: (next: Query) => void;
};

/** The conditions of the query as short chips on at most two lines. Pressing a chip shows its options and the number of offers without it.
 *  Words of the text have chips of their own. The chip of a name that fits several items asks which one is meant. */
export const ChipRow = memo(function ChipRow({
  query,
  typedText,
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
  const [openChip, setOpenChip] = useState<{ readonly key: string; readonly anchor: HTMLElement } | null>(null);
  const [showsAll, setShowsAll] = useState(false);
  const { parser } = parserState;
  const page = result?.page ?? null;
  const isZero = page?.total === 0;
  const readings = useMemo(
    () => (parser === null || typedText === null ? [] : parser.explain(typedText, labels.currency)),
    [parser, typedText, labels.currency],
  );
  const chips = useMemo(
    () => listChips(query, isCurrent ? page : null, gameItems, labels, conditionsOf(readings)),
    [query, isCurrent, page, gameItems, labels, readings],
  );
  const folded = useFoldedCount(rowRef, chips.map(({ label }) => label.text).join(' '), showsAll);
  if (chips.length + query.unused.length === 0) return null;

  const best = isZero ? Math.max(0, ...chips.map(({ total }) => total ?? 0)) : 0;
  const choose = (next: Query) => {
    // The pressed button disappears: the focus moves to the row or, after the last chip, to the results.
    if (chipsOf(next).length > 0) rowRef.current?.focus({ preventScroll: true });
    else focusPageHeading();
    onChoose(next);
  };
  const remove = (next: Query) => {
    setOpenChip(null);
    choose(next);
  };
  /** A change may replace the condition by another one, such as a name by the item that is meant. */
  const change = (next: Query, key: string) =>
    chipsOf(next).some((chip) => chipKey(chip) === key) ? onChoose(next) : remove(next);
  const open = openChip === null ? undefined : chips.find(({ key }) => key === openChip.key);
  const revision = responseKey(page);
  // While a text is not parsed, its chips may still become others, which would move the buttons behind them.
  const isSettled = result !== null && (query.text === '' || parser !== null || parserState.isUnavailable);
  return (
    <div className={styles.tools}>
      <div
        ref={rowRef}
        className={`${styles.row} ${isSettled ? '' : styles.unsettled}`}
        tabIndex={-1}
        data-tour="chips"
      >
        <ul className={styles.chips} aria-label={shop.applied}>
          {chips.map((one, index) => (
            <li key={one.key} data-chip="" hidden={index >= chips.length - folded}>
              <AppliedChip
                label={one.label}
                effect={one.effect}
                doubt={one.doubt}
                isBestRemoval={best > 0 && one.total === best}
                isOpen={open === one}
                onOpen={(anchor) => setOpenChip(open === one ? null : { key: one.key, anchor })}
                onRemove={() => remove(one.without)}
              />
            </li>
          ))}
        </ul>
        <span data-more="" hidden={folded === 0}>
          <TextButton className={styles.button} aria-expanded={showsAll} onClick={() => setShowsAll(true)}>
            {shop.moreChips(folded)}
          </TextButton>
        </span>
        {parser !== null && (
          <LazyParseTextButton query={query} parser={parser} currency={labels.currency} onChoose={choose} />
        )}
        <TextButton className={`${styles.button} ${styles.clear}`} onClick={() => remove(clearConditions(query))}>
          {shop.clearAll}
        </TextButton>
        <span className={styles.asText}>
          <QueryAsText query={query} parserState={parserState} />
        </span>
      </div>
      {open !== undefined && openChip !== null && (
        <LazyChipOptions
          key={open.key}
          anchor={openChip.anchor}
          chip={open.chip}
          word={readings.find(({ chip }) => chip !== null && chipKey(chip) === open.key)?.text ?? null}
          title={open.title}
          subtitle={officialName(open, gameItems, labels)}
          effect={open.effect}
          {...{ query, result, gameItems, labels, client, revision }}
          onChange={(next) => change(next, open.key)}
          onClose={() => setOpenChip(null)}
          onRemove={() => remove(open.without)}
        />
      )}
      {query.unused.length > 0 && (
        <LazyUnusedLine {...{ query, labels, gameItems, parser, client, revision }} onChoose={choose} />
      )}
    </div>
  );
});

function conditionsOf(readings: readonly WordReading[]): readonly Chip[] {
  return readings.flatMap(({ chip }) => (chip === null ? [] : [chip]));
}

/** Returns the official name of a wanted item, unless the chip's title already is that. */
function officialName({ chip, title }: ChipItem, gameItems: GameItems, { locale }: FacetLabels): string {
  const name =
    chip.kind === 'want' && chip.want.ambiguity === undefined ? itemName(gameItems, chip.want.item, locale) : '';
  return name === title ? '' : name;
}
