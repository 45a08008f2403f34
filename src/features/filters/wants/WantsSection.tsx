import { memo, startTransition, useRef, useState } from 'react';
import type { ItemId } from '@/domain/offer';
import { PAGE_SIZE, type Query, replaceWant, setWant, wantKey } from '@/domain/query';
import type { FacetCounts } from '@/domain/searchResponse';
import { FacetSection } from '@/features/filters/facets/FacetSection';
import type { GameItems } from '@/features/search-state/gameItems';
import type { QueryParserState } from '@/features/text-query/useQueryParser';
import { SegmentedSwitch } from '@/ui/components/controls/SegmentedSwitch';
import { useMessages } from '@/ui/hooks/useMessages';
import { ItemPicker } from './ItemPicker';
import { matchModeOf, setMatchMode } from './matchMode';
import { useScrollAnchoring } from './useScrollAnchoring';
import { WantRow } from './WantRow';
import styles from './WantsSection.module.css';

export type WantsSectionProps = {
  readonly gameItems: GameItems;
  readonly query: Query;
  readonly counts: FacetCounts | null;
  /** See `useTileOrder`. */
  readonly orderQuery: Query | null;
  readonly parser: QueryParserState;
  readonly onChoose: (next: Query) => void;
};

/** Shows the wanted items with their modes and levels, and the picker to add more. */
export const WantsSection = memo(function WantsSection(props: WantsSectionProps) {
  const { gameItems, query, counts, orderQuery, parser, onChoose } = props;
  const { shop } = useMessages();
  const searchRef = useRef<HTMLInputElement>(null);
  const wantsRef = useRef<HTMLDivElement>(null);
  useScrollAnchoring(wantsRef);
  // A query without wants has no match mode, so this state holds it for the first item.
  const [pendingMode, setPendingMode] = useState<'all' | 'any'>('all');
  const queryMode = matchModeOf(query.wants);
  const matchMode = queryMode === 'none' ? pendingMode : queryMode;

  const changeMode = (next: 'all' | 'any') => {
    if (queryMode === 'none') setPendingMode(next);
    else {
      // Not urgent: it takes effect only once all wants are removed.
      startTransition(() => setPendingMode(next));
      onChoose(setMatchMode(query, next));
    }
  };
  const toggle = (item: ItemId) => {
    const isWanted = query.wants.some((want) => wantKey(want) === item);
    onChoose(setWant(query, item, isWanted ? null : { mode: matchMode === 'any' ? 'any' : 'must', level: 1 }));
  };
  const modes = [
    { value: 'all', label: shop.matchAll },
    { value: 'any', label: shop.matchAny },
  ] as const;

  return (
    <FacetSection
      title={shop.wanted}
      extra={<SegmentedSwitch label={shop.matchMode} options={modes} value={matchMode} onChoose={changeMode} />}
      onClear={query.wants.length === 0 ? undefined : () => onChoose({ ...query, wants: [], shown: PAGE_SIZE })}
    >
      <div ref={wantsRef} className={styles.rows}>
        {query.wants.length > 0 && (
          <ul className={styles.wants}>
            {query.wants.map((want) => (
              <WantRow
                key={wantKey(want)}
                want={want}
                gameItems={gameItems}
                counts={counts?.levels[wantKey(want)] ?? null}
                onChange={(next) => onChoose(replaceWant(query, wantKey(want), next))}
                fallbackRef={searchRef}
              />
            ))}
          </ul>
        )}
      </div>
      <ItemPicker
        gameItems={gameItems}
        wants={query.wants}
        counts={counts?.items ?? null}
        orderQuery={orderQuery}
        parserState={parser}
        searchRef={searchRef}
        onToggle={toggle}
      />
    </FacetSection>
  );
});
