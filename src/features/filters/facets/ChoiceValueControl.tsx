import { FacetTag } from '@/ui/components/display/FacetTag';
import { formatNumber } from '@/ui/format/format';
import { useLocale } from '@/ui/hooks/useLocale';
import { useMessages } from '@/ui/hooks/useMessages';
import styles from './ChoiceValueControl.module.css';

export type ChoiceValueControlProps = {
  readonly label: string;
  /** Remark on the value, such as 暂停; an empty string for none. */
  readonly note: string;
  /** Number of offers if only this value were selected; null while unknown. */
  readonly count: number | null;
  readonly isSelected: boolean;
  /** Whether the selected values are excluded instead of included. */
  readonly isExcluded: boolean;
  readonly onToggle: () => void;
};

/** Renders a value of a choice group as a row with a check box, for labels of any length. */
export function ChoiceValueRow({ label, note, count, isSelected, isExcluded, onToggle }: ChoiceValueControlProps) {
  const { shop } = useMessages();
  const locale = useLocale();
  return (
    <label className={`${styles.row} ${count === 0 && !isSelected ? styles.zero : ''}`}>
      <input
        className={`${styles.box} ${isExcluded ? styles.never : ''}`}
        type="checkbox"
        checked={isSelected}
        onChange={onToggle}
      />
      <span className={styles.label}>
        {isSelected && isExcluded ? shop.excluding(label) : label}
        {note !== '' && <span className={styles.note}> · {note}</span>}
      </span>
      {count !== null && <span className={styles.count}>{formatNumber(count, locale)}</span>}
    </label>
  );
}

/** Renders a value of a choice group as a tag. */
export function ChoiceValueTag({ label, note, count, isSelected, isExcluded, onToggle }: ChoiceValueControlProps) {
  const { shop } = useMessages();
  const locale = useLocale();
  const isRejected = isSelected && isExcluded;
  const countProps = count === null ? {} : { count: formatNumber(count, locale) };
  return (
    <FacetTag
      checked={isSelected}
      tone={isRejected ? 'never' : count === 0 ? 'zero' : 'plain'}
      {...countProps}
      onToggle={onToggle}
    >
      {isRejected ? shop.excluding(label) : label}
      {note !== '' && ` · ${note}`}
    </FacetTag>
  );
}
