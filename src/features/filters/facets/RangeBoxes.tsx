import { memo } from 'react';
import { sameValue } from '@/base/sameValue';
import type { Range } from '@/domain/query';
import { useDraft } from '@/ui/hooks/useDraft';
import { useMessages } from '@/ui/hooks/useMessages';
import { NumberBox } from './NumberBox';
import styles from './RangeBoxes.module.css';
import { isReversed } from './rangeScale';

const UNBOUNDED: Range = { min: null, max: null };

export type RangeBoxesProps = {
  /** Name of the group, for screen readers. */
  readonly name: string;
  /** Currency sign, or an empty string. */
  readonly sign: string;
  readonly range: Range | null;
  /** Receives the typed range after a pause; null if both boxes are empty. Not called for a reversed range. */
  readonly onCommit: (range: Range | null) => void;
};

/** Edits the two ends of a range as exact numbers, which may fall inside a histogram bin. */
export const RangeBoxes = memo(function RangeBoxes({ name, sign, range, onCommit: onRangeCommit }: RangeBoxesProps) {
  const { shop } = useMessages();
  const { draft, change, flush } = useDraft<Range>({
    value: range ?? UNBOUNDED,
    isEqual: (a, b) => a.min === b.min && a.max === b.max,
    isIncomplete: isReversed,
    onCommit: (next) => onRangeCommit(next.min === null && next.max === null ? null : next),
  });
  const isInvalid = isReversed(draft);
  const boxProps = { sign, isInvalid, onDone: flush };
  return (
    <>
      <div className={styles.boxes}>
        <NumberBox
          {...boxProps}
          label={shop.lowest(name)}
          value={draft.min}
          onChange={(min) => change({ ...draft, min })}
        />
        <span aria-hidden="true">—</span>
        <NumberBox
          {...boxProps}
          label={shop.highest(name)}
          value={draft.max}
          onChange={(max) => change({ ...draft, max })}
        />
      </div>
      {isInvalid && (
        <p className={styles.error} role="alert">
          {shop.reversedRange}
        </p>
      )}
    </>
  );
}, sameValue);
