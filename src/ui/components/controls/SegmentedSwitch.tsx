import { type ReactNode, useId } from 'react';
import styles from './SegmentedSwitch.module.css';

export type SegmentedSwitchProps<T extends string> = {
  /** Accessible name. */
  readonly label: string;
  readonly options: readonly { readonly value: T; readonly label: string; readonly icon?: ReactNode }[];
  /** No option is selected if the value is not among them. */
  readonly value: string;
  readonly onChoose: (value: T) => void;
  /** `tight` fits four options beside a name on a desktop and fills the line elsewhere. */
  readonly fit?: 'plain' | 'tight';
};

/** A choice between a few options side by side: 28 px high, 36 px on touch screens. Radio buttons, so that the browser handles the
 *  keyboard (docs/decisions/0009-antd-components.md). */
export function SegmentedSwitch<T extends string>({
  label,
  options,
  value,
  onChoose,
  fit = 'plain',
}: SegmentedSwitchProps<T>) {
  const group = useId();
  return (
    <div role="radiogroup" aria-label={label} className={`${styles.switch} ${styles[fit]}`}>
      {options.map((option) => (
        <label key={option.value} className={styles.option}>
          <input
            type="radio"
            className={styles.input}
            name={group}
            checked={option.value === value}
            onChange={() => onChoose(option.value)}
          />
          <span className={styles.segment}>
            {option.icon}
            {option.label}
          </span>
        </label>
      ))}
    </div>
  );
}
