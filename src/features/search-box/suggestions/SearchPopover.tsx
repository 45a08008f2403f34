import { type ReactNode, useRef } from 'react';
import { useMaxHeightInView } from '@/ui/hooks/useMaxHeightInView';
import styles from './SearchPopover.module.css';

/** A panel below the search box that covers the page and ends above a phone's keyboard. */
export function SearchPopover({ children }: { readonly children: ReactNode }) {
  const panelRef = useRef<HTMLDivElement>(null);
  useMaxHeightInView(panelRef);
  return (
    <div ref={panelRef} className={styles.panel}>
      {children}
    </div>
  );
}
