import { Segmented } from 'antd';
import type { ReactNode } from 'react';
import { useLayout } from '@/ui/hooks/useLayout';
import styles from './SegmentedSwitch.module.css';

const SELECTED = styles.selected ?? '';
const PART_CLASSES = { item: styles.item ?? '', label: styles.label ?? '' };

export type SegmentedSwitchProps<T extends string> = {
  /** Name of the switch for screen readers. */
  readonly label: string;
  readonly options: readonly { readonly value: T; readonly label: string; readonly icon?: ReactNode }[];
  /** A value that is not among the options leaves all of them open. */
  readonly value: string;
  readonly onChoose: (value: T) => void;
  /** `tight` sets four options beside a name on a desktop and gives them a whole line elsewhere. */
  readonly fit?: 'plain' | 'tight';
};

/** A choice of few, side by side: 28 px high, 36 px where fingers use it. */
export function SegmentedSwitch<T extends string>({
  label,
  options,
  value,
  onChoose,
  fit = 'plain',
}: SegmentedSwitchProps<T>) {
  const desktop = useLayout() === 'desktop';
  return (
    <Segmented<string>
      className={`${styles.switch} ${styles[fit]}`}
      classNames={PART_CLASSES}
      size={desktop ? 'small' : 'middle'}
      block={!desktop && fit === 'tight'}
      aria-label={label}
      options={options.map((option) => (option.value === value ? { ...option, className: SELECTED } : option))}
      value={value}
      onChange={(chosen) => {
        const option = options.find((one) => one.value === chosen);
        if (option !== undefined) onChoose(option.value);
      }}
    />
  );
}
