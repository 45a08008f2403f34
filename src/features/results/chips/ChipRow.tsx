import { memo, useMemo, useRef } from 'react';
import { type Chip, chipsOf, withoutChip } from '@/domain/chips';
import { clearConditions, PAGE_SIZE, type Query } from '@/domain/query';
import { chipKey, chipLabel } from '@/features/labels/chipLabel';
import { useFacetLabels } from '@/features/labels/useFacetLabels';
import { QueryAsText } from '@/features/results/empty/QueryAsText';
import { focusTotal } from '@/features/results-target/focusTotal';
import { LazyAmbiguousChip } from '@/features/search-box/LazyAmbiguousChip';
import { LazyParseTextButton } from '@/features/search-box/LazyParseTextButton';
import type { GameItems } from '@/features/search-state/gameItems';
import { revisionOf } from '@/features/search-state/revisionOf';
import type { SearchResult } from '@/features/search-state/searchResult';
import type { QueryText } from '@/features/text-query/queryText';
import { textTerms, withoutPlace } from '@/features/text-query/textTerms';
import type { SearchClient } from '@/search-worker/client';
import { TextButton } from '@/ui/components/controls/TextButton';
import { useMessages } from '@/ui/hooks/useMessages';
import { AppliedChip } from './AppliedChip';
import styles from './ChipRow.module.css';
import { TextChips } from './TextChips';

export type ChipRowProps = {
  readonly query: Query;
  /** The newest answer; its numbers stand beside the chips only if it answers this very query. */
  readonly answer: SearchResult | null;
  readonly settled: boolean;
  readonly lexicon: GameItems;
  readonly client: SearchClient | null;
  readonly text: QueryText;
  readonly onChoose: (next: Query) => void;
};

/** What is asked for, as chips: each says how many offers there are without it, and goes at one tap. The words of the
 *  text are chips of their own; a name among them that fits several items comes first and
 *  opens the choice. */
export const ChipRow = memo(function ChipRow({
  query,
  answer,
  settled,
  lexicon,
  client,
  text,
  onChoose,
}: ChipRowProps) {
  const { shop } = useMessages();
  const wording = useFacetLabels(lexicon.spec, answer?.page.catalog.currency ?? null);
  const row = useRef<HTMLDivElement>(null);
  const { reader } = text;
  const terms = useMemo(() => textTerms(query.text, reader?.findAmbiguous(query.text)), [reader, query.text]);
  const asked = terms.flatMap(({ ambiguity }) => ambiguity ?? []);
  const chips = chipsOf(query);
  if (chips.length === 0) return null;

  const numbers = settled && answer !== null ? answer.page.withoutChip : [];
  const best = answer?.page.total === 0 ? Math.max(0, ...numbers) : 0;
  const numberOf = (chip: Chip) => numbers[chips.indexOf(chip)] ?? null;
  const isNice = (chip: Chip) => chip.kind === 'want' && chip.want.mode === 'nice';
  const withoutText = terms.length > 1 ? 'text' : (numbers[chips.length - 1] ?? null);
  const choose = (next: Query) => {
    // What was pressed is gone: the focus stays in its row, and goes on to the results if that is gone too.
    if (chipsOf(next).length > 0) row.current?.focus({ preventScroll: true });
    else focusTotal();
    onChoose(next);
  };
  return (
    <div ref={row} className={styles.row} tabIndex={-1} data-tour="chips">
      <ul className={styles.chips} aria-label={shop.applied}>
        {reader !== null &&
          asked.map((ambiguity) => (
            <li key={`${ambiguity.place.start} ${ambiguity.text}`}>
              <LazyAmbiguousChip
                {...{ ambiguity, query, lexicon, wording, client }}
                revision={revisionOf(answer?.page ?? null)}
                onChoose={choose}
                onDrop={() => choose({ ...query, text: withoutPlace(query.text, ambiguity.place), shown: PAGE_SIZE })}
              />
            </li>
          ))}
        {chips
          .filter(({ kind }) => kind !== 'text')
          .map((chip) => (
            <li key={chipKey(chip)}>
              <AppliedChip
                words={chipLabel(chip, lexicon, wording)}
                without={isNice(chip) ? 'order' : numberOf(chip)}
                bestExit={best > 0 && numberOf(chip) === best}
                onDrop={() => choose(withoutChip(query, chip))}
              />
            </li>
          ))}
        <TextChips
          query={query}
          words={terms.filter(({ ambiguity }) => ambiguity === null)}
          without={withoutText}
          bestExit={best > 0 && withoutText === best}
          wording={wording}
          onChoose={choose}
        />
      </ul>
      {reader !== null && (
        <LazyParseTextButton query={query} parser={reader} currency={wording.currency} onChoose={choose} />
      )}
      <TextButton className={styles.clear} onClick={() => choose(clearConditions(query))}>
        {shop.clearAll}
      </TextButton>
      <QueryAsText query={query} text={text} />
    </div>
  );
});
