import { type ReactNode, useRef } from 'react';
import { useRoomBelow } from '@/ui/hooks/useRoomBelow';
import styles from './SearchPopover.module.css';

/** A panel below the search box that covers the page and ends above a phone's keyboard. */
export function SearchPopover({ children }: { readonly children: ReactNode }) {
  const panel = useRef<HTMLDivElement>(null);
  useRoomBelow(panel);
  return (
    <div ref={panel} className={styles.panel}>
      {children}
    </div>
  );
}
