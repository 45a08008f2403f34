import type { ReactNode } from 'react';
import styles from './EmptyPanel.module.css';
import { EmptyStand } from './EmptyStand';

export type EmptyPanelProps = {
  readonly title: string;
  /** What to do about it. */
  readonly hint: string;
  /** The way there. */
  readonly children?: ReactNode;
};

/** Stands where offers would be that somebody has yet to choose. */
export function EmptyPanel({ title, hint, children }: EmptyPanelProps) {
  return (
    <div className={styles.panel}>
      <EmptyStand />
      <h2>{title}</h2>
      <p>{hint}</p>
      {children}
    </div>
  );
}
