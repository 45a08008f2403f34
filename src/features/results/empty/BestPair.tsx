import CloseOutlined from '@ant-design/icons/es/icons/CloseOutlined';
import { useMemo } from 'react';
import { type Chip, withoutChip } from '@/domain/chips';
import type { Query } from '@/domain/query';
import { chipLabel } from '@/features/labels/chipLabel';
import type { FacetLabels } from '@/features/labels/facetLabels';
import type { GameItems } from '@/features/search-state/gameItems';
import { useTotals } from '@/features/search-state/useTotals';
import type { SearchClient } from '@/search-worker/client';
import { formatNumber } from '@/ui/format/format';
import { useEmptyMessages } from './messages/useEmptyMessages';
import styles from './ZeroPanel.module.css';

/** Conditions whose pairs are counted: 28 pairs. */
const MAX_CONDITIONS = 8;

export type BestPairProps = {
  readonly query: Query;
  /** The conditions of the query that can be removed. */
  readonly conditions: readonly Chip[];
  /** Offers that removing a single condition finds at most. */
  readonly bestSingle: number;
  readonly client: SearchClient | null;
  /** Of the catalog and the overlay, see `responseKey`. */
  readonly revision: string;
  readonly gameItems: GameItems;
  readonly labels: FacetLabels;
  readonly onChoose: (next: Query) => void;
};

/** Offers to remove the two conditions without which there are most hits, if that finds more than removing a single one. */
export function BestPair(props: BestPairProps) {
  const { query, conditions, bestSingle, client, revision, gameItems, labels, onChoose } = props;
  const empty = useEmptyMessages();
  const pairs = useMemo(() => pairsOf(query, conditions.slice(0, MAX_CONDITIONS)), [query, conditions]);
  const queries = useMemo(() => pairs.map(({ without }) => without), [pairs]);
  const totals = useTotals(client, queries, revision);
  const most = Math.max(0, ...(totals ?? []));
  const best = totals === null ? undefined : pairs[totals.indexOf(most)];
  if (best === undefined || most <= bestSingle) return null;
  const names = best.chips.map((chip) => chipLabel(chip, gameItems, labels).text);
  return (
    <li>
      <button type="button" className={styles.option} onClick={() => onChoose(best.without)}>
        <CloseOutlined aria-hidden />
        <span className={styles.label}>{empty.removeBoth(names)}</span>
        <span className={styles.gain}>{empty.totalAfterRemoval(most, formatNumber(most, labels.locale))}</span>
      </button>
    </li>
  );
}

type Pair = { readonly chips: readonly Chip[]; readonly without: Query };

/** Returns all pairs of conditions; none of fewer than three conditions, because a pair of two would be the whole query. */
function pairsOf(query: Query, conditions: readonly Chip[]): readonly Pair[] {
  if (conditions.length < 3) return [];
  return conditions.flatMap((first, index) =>
    conditions.slice(index + 1).map((second) => ({
      chips: [first, second],
      without: withoutChip(withoutChip(query, first), second),
    })),
  );
}
