import type { ReactNode } from 'react';
import styles from './SelectSwitch.module.css';

type SelectSwitchProps<T extends string> = {
  /** Name of the switch for screen readers. */
  readonly label: string;
  readonly value: T;
  readonly options: readonly { readonly value: T; readonly label: string }[];
  readonly onChoose: (value: T) => void;
  /** What is drawn; the browser's own list opens over it, which phones show best. */
  readonly children: ReactNode;
};

/** A choice of few in the bar: drawn as its present value, opened as the browser's own list. */
export function SelectSwitch<T extends string>({ label, value, options, onChoose, children }: SelectSwitchProps<T>) {
  const choose = (chosen: string) => {
    const option = options.find((one) => one.value === chosen);
    if (option !== undefined) onChoose(option.value);
  };
  return (
    <span className={styles.switch} title={label}>
      {children}
      <select
        className={styles.select}
        aria-label={label}
        value={value}
        onChange={(event) => choose(event.target.value)}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </span>
  );
}
