import CloseOutlined from '@ant-design/icons/es/icons/CloseOutlined';
import { type ComponentProps, useId } from 'react';
import type { ChipLabel } from '@/features/labels/chipLabel';
import { WantFlag } from '@/ui/components/display/WantFlag';
import { VisuallyHidden } from '@/ui/components/feedback/VisuallyHidden';
import { useMessages } from '@/ui/hooks/useMessages';
import styles from './AppliedChip.module.css';

export type ChipDoubt = {
  /** Read by screen readers after the text. */
  readonly note: string;
  readonly tooltip: string;
};

export type AppliedChipProps = {
  readonly label: ChipLabel;
  /** Text on the effect of removing the condition: 去掉后 66. */
  readonly effect: string;
  /** Why the condition is uncertain: a word that was not parsed, or a name that fits several items. */
  readonly doubt?: ChipDoubt | null;
  /** Whether there are no hits, and removing this condition gives more hits than removing any other. */
  readonly isBestRemoval: boolean;
  readonly isOpen: boolean;
  readonly onOpen: (chip: HTMLElement) => void;
  readonly onRemove: () => void;
};

/** One condition of the query in few words. Opens a popover with its options; with a mouse, a button of its own removes it, and the effect
 *  of that is shown on hover. */
export function AppliedChip({
  label,
  effect,
  doubt = null,
  isBestRemoval,
  isOpen,
  onOpen,
  onRemove,
}: AppliedChipProps) {
  const { shop } = useMessages();
  const effectId = useId();
  const states = [
    doubt === null ? '' : styles.uncertain,
    label.isExclusion ? styles.exclusion : '',
    isBestRemoval ? styles.best : '',
    isOpen ? styles.open : '',
  ];
  const open: ComponentProps<'button'>['onClick'] = ({ currentTarget }) =>
    onOpen(currentTarget.parentElement ?? currentTarget);
  return (
    <span className={`${styles.chip} ${states.join(' ')}`}>
      <button
        type="button"
        className={styles.label}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-describedby={effectId}
        onClick={open}
      >
        {label.flag !== null && <WantFlag mode={label.flag} />}
        {doubt === null ? (
          label.text
        ) : (
          <span className={styles.word} title={doubt.tooltip}>
            {label.text}
            <VisuallyHidden>{doubt.note}</VisuallyHidden>
          </span>
        )}
      </button>
      <button type="button" className={styles.remove} aria-label={shop.removeCondition(label.full)} onClick={onRemove}>
        <CloseOutlined aria-hidden />
      </button>
      <span id={effectId} className={styles.effect}>
        {effect}
      </span>
    </span>
  );
}
