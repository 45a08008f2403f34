import CloseOutlined from '@ant-design/icons/es/icons/CloseOutlined';
import { Drawer } from 'antd';
import { type ReactNode, startTransition, useEffect, useState } from 'react';
import { useMessages } from '@/ui/hooks/useMessages';
import { ThemeRoot } from '@/ui/theme/ThemeRoot';
import styles from './AntdDrawer.module.css';

export type AntdDrawerProps = {
  readonly title: ReactNode;
  /** Accessible name, if the title is not plain text. */
  readonly label?: string;
  /** A drawer at the bottom leaves 44 px of the page visible and has rounded corners. */
  readonly placement: 'bottom' | 'left' | 'right';
  /** CSS length along the direction in which the drawer opens. By default, a drawer at the bottom is as high as its content. */
  readonly size?: string;
  readonly open: boolean;
  readonly onClose: () => void;
  /** Buttons before the close button. */
  readonly extra?: ReactNode;
  readonly footer?: ReactNode | undefined;
  /** `flush` removes the padding around the content. */
  readonly inset?: 'plain' | 'flush';
  readonly children: ReactNode;
};

/** antd's drawer in the design of the site: a header with a close button at its end, a scrolling body, a fixed footer. */
export function AntdDrawer({
  title,
  label,
  placement,
  size = 'auto',
  open,
  onClose,
  extra,
  footer,
  inset,
  children,
}: AntdDrawerProps) {
  const { common } = useMessages();
  const [isMounted, setIsMounted] = useState(false);
  // antd renders a drawer that is open when it mounts twice, the second time without interruption.
  useEffect(() => startTransition(() => setIsMounted(true)), []);
  return (
    <ThemeRoot>
      <Drawer
        {...(label !== undefined && { 'aria-label': label })}
        rootClassName={styles.root ?? ''}
        title={title}
        placement={placement}
        size={size}
        closable={{ placement: 'end', 'aria-label': common.close, closeIcon: <CloseOutlined aria-hidden /> }}
        open={open && isMounted}
        onClose={onClose}
        extra={extra}
        footer={footer === undefined ? null : <div className={styles.footer}>{footer}</div>}
        classNames={{
          section: placement === 'bottom' ? (styles.bottom ?? '') : '',
          header: styles.header ?? '',
          close: styles.close ?? '',
          body: (inset === 'flush' ? styles.flush : styles.body) ?? '',
        }}
        destroyOnHidden
      >
        {children}
      </Drawer>
    </ThemeRoot>
  );
}
