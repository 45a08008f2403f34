import { type ReactNode, useRef } from 'react';
import { useMaxHeightInView } from '@/ui/hooks/useMaxHeightInView';
import styles from './SearchPopover.module.css';

/** What opens below the box: over the page, and no lower than what a phone's keyboard leaves of it. */
export function SearchPopover({ children }: { readonly children: ReactNode }) {
  const panel = useRef<HTMLDivElement>(null);
  useMaxHeightInView(panel);
  return (
    <div ref={panel} className={styles.panel}>
      {children}
    </div>
  );
}
