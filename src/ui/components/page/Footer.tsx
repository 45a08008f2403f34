import type { ReactNode } from 'react';
import { useMessages } from '@/ui/hooks/useMessages';
import styles from './Footer.module.css';

/** The foot of a page: whose the names are, then what the page adds. */
export function Footer({ children }: { readonly children?: ReactNode }) {
  const { layout: shell } = useMessages();
  return (
    <footer className={styles.footer}>
      <span>{shell.ownership}</span>
      {children}
    </footer>
  );
}
