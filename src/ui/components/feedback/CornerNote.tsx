import type { ReactNode } from 'react';
import styles from './CornerNote.module.css';

/** Holds a notice over the page's lower corner, on a phone above its dock. */
export function CornerNote({ children }: { readonly children: ReactNode }) {
  return <div className={styles.note}>{children}</div>;
}
