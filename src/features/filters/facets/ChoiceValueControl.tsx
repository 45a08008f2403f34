import { formatNumber } from '@/ui/format/format';
import { useLocale } from '@/ui/hooks/useLocale';
import { useMessages } from '@/ui/hooks/useMessages';
import type { ChoiceValueProps } from './choiceValueProps';
import styles from './ChoiceValueControl.module.css';

/** A value of a choice group as a row with a check box and its count, for names of any length. */
export function ChoiceValueRow({ label, note, count, isSelected: used, isExcluded: not, onToggle }: ChoiceValueProps) {
  const { shop } = useMessages();
  const locale = useLocale();
  return (
    <label className={`${styles.row} ${count === 0 && !used ? styles.zero : ''}`}>
      <input
        className={`${styles.box} ${not ? styles.never : ''}`}
        type="checkbox"
        checked={used}
        onChange={onToggle}
      />
      <span className={styles.label}>
        {used && not ? shop.excluding(label) : label}
        {note !== '' && <span className={styles.note}> · {note}</span>}
      </span>
      {count !== null && <span className={styles.count}>{formatNumber(count, locale)}</span>}
    </label>
  );
}
