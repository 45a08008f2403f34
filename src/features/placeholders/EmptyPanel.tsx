import type { ReactNode } from 'react';
import { EmptyDrawing } from './EmptyDrawing';
import styles from './EmptyPanel.module.css';

export type EmptyPanelProps = {
  readonly title: string;
  readonly hint: string;
  /** Link or button below the hint. */
  readonly children?: ReactNode;
};

/** Placeholder for a list that the buyer has not added anything to. */
export function EmptyPanel({ title, hint, children }: EmptyPanelProps) {
  return (
    <div className={styles.panel}>
      <EmptyDrawing />
      <h2>{title}</h2>
      <p>{hint}</p>
      {children}
    </div>
  );
}
