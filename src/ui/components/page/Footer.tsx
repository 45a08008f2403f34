import type { ReactNode } from 'react';
import { useMessages } from '@/ui/hooks/useMessages';
import styles from './Footer.module.css';

/** The page footer: the trademark notice, then the page's own content. */
export function Footer({ children }: { readonly children?: ReactNode }) {
  const { layout } = useMessages();
  return (
    <footer className={styles.footer}>
      <span>{layout.ownership}</span>
      {children}
    </footer>
  );
}
