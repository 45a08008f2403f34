import CloseOutlined from '@ant-design/icons/es/icons/CloseOutlined';
import type { ChipLabel } from '@/features/labels/chipLabel';
import { WantFlag } from '@/ui/components/display/WantFlag';
import { VisuallyHidden } from '@/ui/components/feedback/VisuallyHidden';
import { formatNumber } from '@/ui/format/format';
import { useLocale } from '@/ui/hooks/useLocale';
import { useMessages } from '@/ui/hooks/useMessages';
import styles from './AppliedChip.module.css';

export type AppliedChipProps = {
  readonly label: ChipLabel;
  /** Total without this condition. `order`: the condition only affects the order; `text`: it is one of several search words; null: not
   *  known yet. */
  readonly without: number | 'order' | 'text' | null;
  /** Whether the chip is a word that was not parsed as a condition. */
  readonly isText?: boolean;
  /** Whether there are no hits, and removing this condition gives more hits than removing any other. */
  readonly isBestRemoval: boolean;
  readonly onRemove: () => void;
};

/** One condition of the query: its name, the total without it, and a button that removes it. */
export function AppliedChip({ label, without, isText = false, isBestRemoval, onRemove }: AppliedChipProps) {
  const { shop } = useMessages();
  const locale = useLocale();
  return (
    <span className={`${styles.chip} ${isText ? styles.asText : ''} ${isBestRemoval ? styles.best : ''}`}>
      <b className={styles.label}>
        {label.flag !== null && <WantFlag mode={label.flag} />}
        {isText ? (
          <span className={styles.unread} title={shop.named(label.text, shop.asTextHint)}>
            {label.text}
            <VisuallyHidden>{shop.asTextAnnouncement}</VisuallyHidden>
          </span>
        ) : (
          label.text
        )}
      </b>
      <span className={styles.without}>
        {without === 'order' || without === 'text' ? (
          shop[without === 'order' ? 'onlyOrder' : 'asText']
        ) : (
          <>
            {shop.totalWithout} <b>{without === null ? '…' : formatNumber(without, locale)}</b>
          </>
        )}
      </span>
      <button type="button" className={styles.remove} aria-label={shop.removeCondition(label.full)} onClick={onRemove}>
        <CloseOutlined aria-hidden />
      </button>
    </span>
  );
}
