import { Segmented } from 'antd';
import type { ReactNode } from 'react';
import { useLayout } from '@/ui/hooks/useLayout';
import styles from './SegmentedSwitch.module.css';

const SELECTED = styles.selected ?? '';
const PART_CLASSES = { item: styles.item ?? '', label: styles.label ?? '' };

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

/** A choice between a few options side by side: 28 px high, 36 px on touch screens. */
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
