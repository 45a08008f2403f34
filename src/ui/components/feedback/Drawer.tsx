import CloseOutlined from '@ant-design/icons/es/icons/CloseOutlined';
import { Drawer as AntdDrawer } from 'antd';
import { type ReactNode, startTransition, useEffect, useState } from 'react';
import { useBackCloses } from '@/ui/hooks/drawerHistory';
import { useMessages } from '@/ui/hooks/useMessages';
import styles from './Drawer.module.css';

export type DrawerProps = {
  readonly title: ReactNode;
  /** Accessible name, if the title is not plain text. */
  readonly label?: string;
  /** At the bottom it leaves 44 px of the page visible and has rounded corners. */
  readonly placement: 'bottom' | 'left' | 'right';
  /** CSS length across its opening direction; at the bottom as high as its content by default. */
  readonly size?: string;
  readonly open: boolean;
  readonly onClose: () => void;
  /** Whether the URL contains its state: Back then closes it without an extra history entry. */
  readonly isInUrl?: boolean;
  /** Buttons before the close button. */
  readonly extra?: ReactNode;
  readonly footer?: ReactNode | undefined;
  /** `flush` removes the padding around the content. */
  readonly inset?: 'plain' | 'flush';
  readonly children: ReactNode;
};

/** antd's drawer in the design of the site: a header with a close button at its end, a scrolling body, a fixed footer. Renders
 *  nothing until it is first opened. */
export function Drawer({
  title,
  label,
  placement,
  size = 'auto',
  open,
  onClose,
  isInUrl = false,
  extra,
  footer,
  inset,
  children,
}: DrawerProps) {
  const { common } = useMessages();
  const [wasUsed, setWasUsed] = useState(false);
  const [isReady, setIsReady] = useState(false);
  const [wasOpen, setWasOpen] = useState(false);
  const [opener, setOpener] = useState<Element | null>(null);
  if (open && !wasUsed) setWasUsed(true);
  if (open !== wasOpen) {
    setWasOpen(open);
    if (open) setOpener(document.activeElement);
  }
  // antd renders a drawer that is open when it mounts twice, the second time without interruption.
  useEffect(() => {
    if (wasUsed) startTransition(() => setIsReady(true));
  }, [wasUsed]);
  useBackCloses(open && !isInUrl, onClose);
  // antd reports closing only if the opening animation has ended.
  useEffect(() => (open ? () => returnFocus(opener) : undefined), [open, opener]);
  if (!wasUsed) return null;
  return (
    <AntdDrawer
      {...(label !== undefined && { 'aria-label': label })}
      rootClassName={styles.root ?? ''}
      title={title}
      placement={placement}
      size={size}
      closable={{ placement: 'end', 'aria-label': common.close, closeIcon: <CloseOutlined aria-hidden /> }}
      open={open && isReady}
      onClose={onClose}
      extra={extra}
      footer={footer === undefined ? null : <div className={styles.foot}>{footer}</div>}
      classNames={{
        section: placement === 'bottom' ? (styles.bottom ?? '') : '',
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

/** Returns the focus to the opener. antd does so itself unless the focused element was removed or content of the drawer took the
 *  focus. */
function returnFocus(opener: Element | null): void {
  const { activeElement, body } = document;
  const isLost = activeElement === null || activeElement === body || activeElement.closest(`.${styles.root}`) !== null;
  if (isLost && opener instanceof HTMLElement && opener.isConnected) opener.focus({ preventScroll: true });
}
