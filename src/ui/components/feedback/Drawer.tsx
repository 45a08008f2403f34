import CloseOutlined from '@ant-design/icons/es/icons/CloseOutlined';
import { Drawer as AntdDrawer } from 'antd';
import { type ReactNode, startTransition, useEffect, useState } from 'react';
import { useBackCloses } from '@/ui/hooks/useBackCloses';
import { useMessages } from '@/ui/hooks/useMessages';
import styles from './Drawer.module.css';

export type DrawerProps = {
  readonly title: ReactNode;
  /** Name for screen readers where the title is more than words. */
  readonly label?: string;
  /** Where it comes from. From below it leaves 44 px of the page in view and has round corners. */
  readonly placement: 'bottom' | 'left' | 'right';
  /** How far it reaches in: a CSS length; from below as high as what it holds if it is not given. */
  readonly size?: string;
  readonly open: boolean;
  readonly onClose: () => void;
  /** Whether the address says that it is open: Back then closes it by itself. */
  readonly isInUrl?: boolean;
  /** Buttons before the closing cross. */
  readonly extra?: ReactNode;
  readonly footer?: ReactNode | undefined;
  /** `flush` lets the content reach the edges. */
  readonly inset?: 'plain' | 'flush';
  readonly children: ReactNode;
};

/** A drawer as the design has it: head with a cross at its end, a body that scrolls, a foot that stays. Until it is first
 *  opened there is nothing of it. */
export function Drawer({
  title,
  label,
  placement: from,
  size: reach = 'auto',
  open,
  onClose,
  isInUrl: addressed = false,
  extra,
  footer,
  inset,
  children,
}: DrawerProps) {
  const { common } = useMessages();
  const [used, setUsed] = useState(false);
  const [ready, setReady] = useState(false);
  const [wasOpen, setWasOpen] = useState(false);
  const [opener, setOpener] = useState<Element | null>(null);
  if (open && !used) setUsed(true);
  if (open !== wasOpen) {
    setWasOpen(open);
    if (open) setOpener(document.activeElement);
  }
  // A drawer that is open from its first moment is drawn twice, and the second time in one piece.
  useEffect(() => {
    if (used) startTransition(() => setReady(true));
  }, [used]);
  useBackCloses(open && !addressed, onClose);
  // The drawer tells of its closing only if its opening had come to an end.
  useEffect(() => (open ? () => returnFocus(opener) : undefined), [open, opener]);
  if (!used) return null;
  const named = label === undefined ? {} : { 'aria-label': label };
  return (
    <AntdDrawer
      {...named}
      rootClassName={styles.root ?? ''}
      title={title}
      placement={from}
      size={reach}
      closable={{ placement: 'end', 'aria-label': common.close, closeIcon: <CloseOutlined aria-hidden /> }}
      open={open && ready}
      onClose={onClose}
      extra={extra}
      footer={footer === undefined ? null : <div className={styles.foot}>{footer}</div>}
      classNames={{
        section: from === 'bottom' ? (styles.bottom ?? '') : '',
        header: styles.head ?? '',
        close: styles.close ?? '',
        body: (inset === 'flush' ? styles.flush : styles.body) ?? '',
      }}
      destroyOnHidden
    >
      {children}
    </AntdDrawer>
  );
}

/** Gives the focus back to what had it before. The drawer does so itself, unless what it had focused has gone meanwhile, or
 *  something that stands in it took the focus. */
function returnFocus(opener: Element | null): void {
  const { activeElement, body } = document;
  const isLost = activeElement === null || activeElement === body || activeElement.closest(`.${styles.root}`) !== null;
  if (isLost && opener instanceof HTMLElement && opener.isConnected) opener.focus({ preventScroll: true });
}
