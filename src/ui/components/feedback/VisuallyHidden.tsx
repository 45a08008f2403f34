import type { ReactNode } from 'react';
import styles from './VisuallyHidden.module.css';

/** Words only a screen reader gets. */
export function VisuallyHidden({ children }: { readonly children: ReactNode }) {
  return <span className={styles.spoken}>{children}</span>;
}
