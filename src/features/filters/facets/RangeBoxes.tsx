import { memo } from 'react';
import { sameValue } from '@/base/sameValue';
import type { Range } from '@/domain/query';
import { useDraft } from '@/ui/hooks/useDraft';
import { useMessages } from '@/ui/hooks/useMessages';
import { NumberBox } from './NumberBox';
import styles from './RangeBoxes.module.css';
import { isReversed } from './rangeScale';

const OPEN: Range = { min: null, max: null };

export type RangeBoxesProps = {
  /** Name of the group, for screen readers. */
  readonly name: string;
  /** Currency sign, or an empty string. */
  readonly sign: string;
  readonly range: Range | null;
  /** Gets what was typed after a pause; null if both boxes are empty. A range the wrong way round is not handed over. */
  readonly onType: (range: Range | null) => void;
};

/** The two ends of a range as numbers; they are exact and may lie between the borders of the bars. */
export const RangeBoxes = memo(function RangeBoxes({ name, sign, range, onType }: RangeBoxesProps) {
  const { shop } = useMessages();
  const { draft, change, flush } = useDraft<Range>({
    value: range ?? OPEN,
    isEqual: (a, b) => a.min === b.min && a.max === b.max,
    isIncomplete: isReversed,
    onCommit: (typed) => onType(typed.min === null && typed.max === null ? null : typed),
  });
  const wrong = isReversed(draft);
  const box = { sign, wrong, onDone: flush };
  return (
    <>
      <div className={styles.boxes}>
        <NumberBox {...box} label={shop.lowest(name)} value={draft.min} onChange={(min) => change({ ...draft, min })} />
        <span aria-hidden="true">—</span>
        <NumberBox
          {...box}
          label={shop.highest(name)}
          value={draft.max}
          onChange={(max) => change({ ...draft, max })}
        />
      </div>
      {wrong && (
        <p className={styles.wrong} role="alert">
          {shop.reversed}
        </p>
      )}
    </>
  );
}, sameValue);
