import { type FocusEvent, type KeyboardEvent, useEffect, useId, useMemo, useRef } from 'react';
import type { Query } from '@/domain/query';
import type { FacetLabels } from '@/features/labels/facetLabels';
import { type GameItems, itemName } from '@/features/search-state/gameItems';
import { useTotals } from '@/features/search-state/useTotals';
import type { AmbiguousName } from '@/query-parser/result/parsedText';
import type { SearchClient } from '@/search-worker/client';
import { formatNumber } from '@/ui/format/format';
import { useActiveKey } from '@/ui/hooks/useActiveKey';
import { chooseAllCandidates, chooseCandidate, modeOfAll } from './chooseCandidate';
import { ListboxOption } from './ListboxOption';
import { rowId } from './rowId';
import { SuggestionRow } from './SuggestionRow';
import styles from './SuggestionRow.module.css';

export type CandidateListProps = {
  readonly ambiguity: AmbiguousName;
  readonly query: Query;
  readonly gameItems: GameItems;
  readonly labels: FacetLabels;
  readonly client: SearchClient | null;
  /** Changes whenever the totals may change. */
  readonly revision: string;
  readonly label: string;
  readonly onChoose: (next: Query) => void;
  readonly onBlur: (event: FocusEvent) => void;
  /** Receives the keys that neither move within the list nor choose an option. */
  readonly onOtherKey: (event: KeyboardEvent) => void;
};

const ALL = 'all';

/** Lists the candidates of an ambiguous name with their numbers of offers, and all of them together as the last option. Takes the
 *  focus when it opens. */
export function CandidateList(props: CandidateListProps) {
  const { ambiguity, query, gameItems, labels, client, revision, label, onChoose, onBlur, onOtherKey } = props;
  const { messages: shop, locale } = labels;
  const id = useId();
  const listRef = useRef<HTMLDivElement>(null);
  useEffect(() => listRef.current?.focus({ preventScroll: true }), []);

  const items = ambiguity.candidates.flatMap((candidate) => gameItems.roster.byId.get(candidate) ?? []);
  const nexts = useMemo(
    () => [
      ...ambiguity.candidates.map((item) => chooseCandidate(query, ambiguity, item)),
      chooseAllCandidates(query, ambiguity),
    ],
    [query, ambiguity],
  );
  const totals = useTotals(client, nexts, revision);
  const keys = [...ambiguity.candidates, ALL];
  const { active, set, move } = useActiveKey(keys, keys[0]);
  const choose = (key: string | null) => {
    const next = key === null ? undefined : nexts[keys.indexOf(key)];
    if (next !== undefined) onChoose(next);
  };

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'ArrowDown') move(1);
    else if (event.key === 'ArrowUp') move(-1);
    else if (event.key === 'Home') set(keys[0] ?? null);
    else if (event.key === 'End') set(ALL);
    else if (event.key === 'Enter' || event.key === ' ') choose(active);
    else return onOtherKey(event);
    event.preventDefault();
  };
  const all = totals?.[nexts.length - 1] ?? null;
  return (
    <div
      ref={listRef}
      role="listbox"
      tabIndex={0}
      className={styles.list}
      aria-label={label}
      aria-activedescendant={active === null ? undefined : rowId(id, active)}
      onKeyDown={onKeyDown}
      onBlur={onBlur}
    >
      {items.map((item) => (
        <SuggestionRow
          key={item.id}
          id={rowId(id, item.id)}
          row={{
            suggestion: { kind: 'item', item, spelling: itemName(gameItems, item.id, locale), span: ambiguity.span },
            next: null,
            total: totals?.[keys.indexOf(item.id)] ?? null,
          }}
          active={active === item.id}
          gameItems={gameItems}
          labels={labels}
          onChoose={() => choose(item.id)}
        />
      ))}
      <ListboxOption id={rowId(id, ALL)} isActive={active === ALL} onChoose={() => choose(ALL)}>
        <span className={styles.text}>{shop.allCandidates(shop.modes[modeOfAll(ambiguity)])}</span>
        {all !== null && <span className={styles.total}>{shop.offersCount(all, formatNumber(all, locale))}</span>}
      </ListboxOption>
    </div>
  );
}
