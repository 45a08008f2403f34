import { Drawer } from 'antd';
import { type ReactNode, useState } from 'react';
import styles from './Sheet.module.css';
import { useMessages } from './useMessages';

export type SheetProps = {
  readonly title: ReactNode;
  /** Name for screen readers where the title is more than words. */
  readonly label?: string;
  /** Where it comes from. From below it leaves 44 px of the page in view and has round corners. */
  readonly from: 'bottom' | 'left' | 'right';
  /** How far it reaches in: a CSS length; from below as high as what it holds if it is not given. */
  readonly reach?: string;
  readonly open: boolean;
  readonly onClose: () => void;
  /** Buttons before the closing cross. */
  readonly extra?: ReactNode;
  readonly footer?: ReactNode | undefined;
  /** `flush` lets the content reach the edges. */
  readonly inset?: 'plain' | 'flush';
  readonly children: ReactNode;
};

/** A drawer as the design has it: head with a cross at its end, a body that scrolls, a foot that stays. Until it is first
 *  opened there is nothing of it. */
export function Sheet({
  title,
  label,
  from,
  reach = 'auto',
  open,
  onClose,
  extra,
  footer,
  inset,
  children,
}: SheetProps) {
  const { common } = useMessages();
  const [used, setUsed] = useState(open);
  if (open && !used) setUsed(true);
  if (!used) return null;
  const named = label === undefined ? {} : { 'aria-label': label };
  return (
    <Drawer
      {...named}
      title={title}
      placement={from}
      size={reach}
      closable={{ placement: 'end', 'aria-label': common.close }}
      open={open}
      onClose={onClose}
      extra={extra}
      footer={footer === undefined ? null : <div className={styles.foot}>{footer}</div>}
      classNames={{
        section: from === 'bottom' ? (styles.sheet ?? '') : '',
        header: styles.head ?? '',
        body: (inset === 'flush' ? styles.flush : styles.body) ?? '',
      }}
      destroyOnHidden
    >
      {children}
    </Drawer>
  );
}
