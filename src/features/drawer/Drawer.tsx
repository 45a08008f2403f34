import { useEffect, useState } from 'react';
import { loadable } from '@/resilience/loadable';
import { CornerNote } from '@/ui/components/feedback/CornerNote';
import { useBackCloses } from '@/ui/hooks/drawerHistory';
import type { AntdDrawerProps } from './AntdDrawer';
import styles from './Drawer.module.css';

export type DrawerProps = AntdDrawerProps & {
  /** Whether the URL contains the drawer's state. If it does, Back closes the drawer without an extra history entry. */
  readonly isInUrl?: boolean;
};

/** Loads antd's drawer, which the shop page requests in advance when it is idle. */
export const loadDrawer = () => import('./AntdDrawer').then((module) => module.AntdDrawer);

const LazyDrawer = loadable<AntdDrawerProps>(loadDrawer, LoadingMask);

/** A drawer over the page, with a header, a scrolling body and a footer. Renders nothing until it is first opened, which also
 *  loads its code. */
export function Drawer({ isInUrl = false, ...drawer }: DrawerProps) {
  const { open, onClose } = drawer;
  const [wasUsed, setWasUsed] = useState(false);
  const [wasOpen, setWasOpen] = useState(false);
  const [opener, setOpener] = useState<Element | null>(null);
  if (open && !wasUsed) setWasUsed(true);
  if (open !== wasOpen) {
    setWasOpen(open);
    if (open) setOpener(document.activeElement);
  }
  useBackCloses(open && !isInUrl, onClose);
  // antd reports closing only if the opening animation has ended.
  useEffect(() => (open ? () => returnFocus(opener) : undefined), [open, opener]);
  if (!wasUsed) return null;
  // The drawer itself is in a portal; this note appears only if its code could not be loaded.
  return (
    <CornerNote>
      <LazyDrawer {...drawer} />
    </CornerNote>
  );
}

/** Covers the page while the code of an open drawer is loading. */
function LoadingMask({ open }: AntdDrawerProps) {
  return open ? <div className={styles.mask} aria-busy="true" /> : null;
}

/** Returns the focus to the opener. antd does so itself unless the focused element was removed or content of the drawer took the
 *  focus. */
function returnFocus(opener: Element | null): void {
  const { activeElement, body } = document;
  const isLost = activeElement === null || activeElement === body || activeElement.closest('[role="dialog"]') !== null;
  if (isLost && opener instanceof HTMLElement && opener.isConnected) opener.focus({ preventScroll: true });
}
