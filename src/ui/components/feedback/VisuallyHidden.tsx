import type { ReactNode } from 'react';
import styles from './VisuallyHidden.module.css';

/** Words only a screen reader gets. */
export function Spoken({ children }: { readonly children: ReactNode }) {
  return <span className={styles.spoken}>{children}</span>;
}
