import type { ReactNode } from 'react';
import styles from './CornerNote.module.css';

/** Places a notice in the page's lower corner, on a phone above the bottom bar. */
export function CornerNote({ children }: { readonly children: ReactNode }) {
  return <div className={styles.note}>{children}</div>;
}
