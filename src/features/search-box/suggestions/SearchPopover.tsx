import { type ReactNode, useRef } from 'react';
import { useRoomBelow } from '@/ui/hooks/useRoomBelow';
import styles from './SearchPopover.module.css';

/** What opens below the box: over the page, and no lower than what a phone's keyboard leaves of it. */
export function SearchPopover({ children }: { readonly children: ReactNode }) {
  const panel = useRef<HTMLDivElement>(null);
  useRoomBelow(panel);
  return (
    <div ref={panel} className={styles.panel}>
      {children}
    </div>
  );
}
