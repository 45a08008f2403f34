import { type KeyboardEvent, useEffect, useId, useMemo, useRef } from 'react';
import { itemsOf, type Query, type Want } from '@/domain/query';
import type { FacetLabels } from '@/features/labels/facetLabels';
import { rowId } from '@/features/search-box/suggestions/rowId';
import { SuggestionRow } from '@/features/search-box/suggestions/SuggestionRow';
import styles from '@/features/search-box/suggestions/SuggestionRow.module.css';
import { type GameItems, itemName } from '@/features/search-state/gameItems';
import { useTotals } from '@/features/search-state/useTotals';
import type { SearchClient } from '@/search-worker/client';
import { useActiveKey } from '@/ui/hooks/useActiveKey';
import { chooseCandidate } from './chooseCandidate';

export type CandidateListProps = {
  /** A want of the query whose name fits several items. */
  readonly want: Want;
  readonly query: Query;
  readonly gameItems: GameItems;
  readonly labels: FacetLabels;
  readonly client: SearchClient | null;
  /** Changes whenever the totals may change. */
  readonly revision: string;
  readonly label: string;
  readonly onChoose: (next: Query) => void;
};

/** A candidate replaces no word of a text. */
const NO_SPAN = { start: 0, end: 0 };

/** Lists the items that an ambiguous name fits, each with the number of offers that choosing it finds. Takes the focus when it opens. */
export function CandidateList(props: CandidateListProps) {
  const { want, query, gameItems, labels, client, revision, label, onChoose } = props;
  const { locale } = labels;
  const id = useId();
  const listRef = useRef<HTMLDivElement>(null);
  useEffect(() => listRef.current?.focus({ preventScroll: true }), []);

  const keys: readonly string[] = itemsOf(want);
  const items = itemsOf(want).flatMap((candidate) => gameItems.roster.byId.get(candidate) ?? []);
  const nexts = useMemo(() => itemsOf(want).map((item) => chooseCandidate(query, want, item)), [query, want]);
  const totals = useTotals(client, nexts, revision);
  const { active, set, move } = useActiveKey(keys, keys[0]);
  const choose = (key: string | null) => {
    const next = nexts[keys.indexOf(key ?? '')];
    if (next !== undefined) onChoose(next);
  };

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'ArrowDown') move(1);
    else if (event.key === 'ArrowUp') move(-1);
    else if (event.key === 'Home') set(keys[0] ?? null);
    else if (event.key === 'End') set(keys.at(-1) ?? null);
    else if (event.key === 'Enter' || event.key === ' ') choose(active);
    else return;
    event.preventDefault();
  };
  return (
    <div
      ref={listRef}
      role="listbox"
      tabIndex={0}
      className={styles.list}
      aria-label={label}
      aria-activedescendant={active === null ? undefined : rowId(id, active)}
      onKeyDown={onKeyDown}
    >
      {items.map((item) => (
        <SuggestionRow
          key={item.id}
          id={rowId(id, item.id)}
          row={{
            suggestion: { kind: 'item', item, want, spelling: itemName(gameItems, item.id, locale), span: NO_SPAN },
            next: null,
            total: totals?.[keys.indexOf(item.id)] ?? null,
          }}
          active={active === item.id}
          gameItems={gameItems}
          labels={labels}
          onChoose={() => choose(item.id)}
        />
      ))}
    </div>
  );
}
