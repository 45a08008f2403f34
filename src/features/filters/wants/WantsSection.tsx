import { memo, startTransition, useRef, useState } from 'react';
import type { ItemId } from '@/domain/offer';
import { PAGE_SIZE, type Query, setWant } from '@/domain/query';
import type { FacetCounts } from '@/domain/searchResponse';
import { FacetSection } from '@/features/filters/facets/FacetSection';
import type { GameItems } from '@/features/search-state/gameItems';
import type { QueryParserState } from '@/features/text-query/useQueryParser';
import { SegmentedSwitch } from '@/ui/components/controls/SegmentedSwitch';
import { useMessages } from '@/ui/hooks/useMessages';
import { setMatchMode, matchModeOf } from './matchMode';
import { ItemPicker } from './ItemPicker';
import { WantRow } from './WantRow';
import styles from './WantsSection.module.css';

export type WantsSectionProps = {
  readonly lexicon: GameItems;
  readonly query: Query;
  readonly counts: FacetCounts | null;
  /** The query that the counts belong to. */
  readonly answered: Query | null;
  readonly reading: QueryParserState;
  readonly onChoose: (next: Query) => void;
  /** Whether the picker has its tiles yet. */
  readonly tiled?: boolean;
};

/** What the buyer wants: the wanted items with their modes and levels, and the picker to add more. */
export const WantsSection = memo(function WantsSection(props: WantsSectionProps) {
  const { lexicon, query, counts, answered, reading, onChoose, tiled = true } = props;
  const { shop } = useMessages();
  const search = useRef<HTMLInputElement>(null);
  // With nothing wanted yet there is nothing in the query to turn: the choice waits for the first tile.
  const [openSpan, setOpenSpan] = useState<'all' | 'any'>('all');
  const given = matchModeOf(query.wants);
  const span = given === 'open' ? openSpan : given;

  const flip = (next: 'all' | 'any') => {
    if (given === 'open') setOpenSpan(next);
    else {
      // For when nothing is wanted any more: the switch itself follows the query.
      startTransition(() => setOpenSpan(next));
      onChoose(setMatchMode(query, next));
    }
  };
  const toggle = (item: ItemId) => {
    const wanted = query.wants.some((want) => want.item === item);
    onChoose(setWant(query, item, wanted ? null : { mode: span === 'any' ? 'any' : 'must', level: 1 }));
  };
  const spans = [
    { value: 'all', label: shop.matchAll },
    { value: 'any', label: shop.matchAny },
  ] as const;

  return (
    <FacetSection
      title={shop.wanted}
      aside={<SegmentedSwitch label={shop.wantSpan} options={spans} value={span} onChoose={flip} />}
      onClear={query.wants.length === 0 ? undefined : () => onChoose({ ...query, wants: [], shown: PAGE_SIZE })}
    >
      {query.wants.length > 0 && (
        <ul className={styles.wants}>
          {query.wants.map((want) => (
            <WantRow
              key={want.item}
              want={want}
              lexicon={lexicon}
              counts={counts?.levels[want.item] ?? null}
              onChange={(next) => onChoose(setWant(query, want.item, next))}
              whenLast={search}
            />
          ))}
        </ul>
      )}
      <ItemPicker
        lexicon={lexicon}
        wants={query.wants}
        counts={counts === null ? null : span === 'any' ? counts.anyItems : counts.items}
        answered={answered}
        reading={reading}
        field={search}
        onToggle={toggle}
        tiled={tiled}
      />
    </FacetSection>
  );
});
