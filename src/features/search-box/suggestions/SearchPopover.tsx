import { type ReactNode, useRef } from 'react';
import { useMaxHeightInView } from '@/ui/hooks/useMaxHeightInView';
import styles from './SearchPopover.module.css';

/** A panel below the search box that covers the page and ends above a phone's keyboard. */
export function SearchPopover({ children }: { readonly children: ReactNode }) {
  const panel = useRef<HTMLDivElement>(null);
  useMaxHeightInView(panel);
  return (
    <div ref={panel} className={styles.panel}>
      {children}
    </div>
  );
}
