import { Tag } from 'antd';
import type { ReactNode } from 'react';
import styles from './FacetTag.module.css';

export type FacetTagProps = {
  readonly checked: boolean;
  /** How many there are, as written; none if it is not known. */
  readonly count?: string;
  /** `never`: chosen as unwanted; `zero`: nothing there, which greys the tag and leaves it. */
  readonly tone?: 'plain' | 'never' | 'zero';
  readonly children: ReactNode;
  readonly onToggle: () => void;
};

/** A value that can be taken, with its count: 30 px high, 44 px where fingers use it. */
export function FacetTag({ checked, count, tone = 'plain', children, onToggle }: FacetTagProps) {
  const state = (checked && tone !== 'never' ? styles.checked : styles[tone]) ?? '';
  return (
    <Tag.CheckableTag className={`${styles.tag} ${state}`} checked={checked} onChange={onToggle}>
      {children}
      {count !== undefined && <span className={styles.count}>{count}</span>}
    </Tag.CheckableTag>
  );
}
