import type { ReactNode } from 'react';
import styles from './FacetTag.module.css';

export type FacetTagProps = {
  readonly checked: boolean;
  /** Formatted number of offers; absent while unknown. */
  readonly count?: string;
  /** `never`: excluded by the query; `zero`: no offers, shown in grey. */
  readonly tone?: 'plain' | 'never' | 'zero';
  readonly children: ReactNode;
  readonly onToggle: () => void;
};

/** A value of a facet as a checkbox with its count: 30 px high, 44 px on touch screens. */
export function FacetTag({ checked, count, tone = 'plain', children, onToggle }: FacetTagProps) {
  const state = checked && tone !== 'never' ? styles.checked : styles[tone];
  return (
    <label className={`${styles.tag} ${state}`}>
      <input type="checkbox" className={styles.input} checked={checked} onChange={onToggle} />
      {children}
      {count !== undefined && <span className={styles.count}>{count}</span>}
    </label>
  );
}
