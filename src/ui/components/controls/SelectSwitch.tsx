import type { ReactNode } from 'react';
import styles from './SelectSwitch.module.css';

type SelectSwitchProps<T extends string> = {
  /** Accessible name. */
  readonly label: string;
  readonly value: T;
  readonly options: readonly { readonly value: T; readonly label: string }[];
  readonly onChoose: (value: T) => void;
  /** Visible content, covered by the transparent select. */
  readonly children: ReactNode;
};

/** A compact native select: shows the current value and opens the browser's own list, which suits phones best. */
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
