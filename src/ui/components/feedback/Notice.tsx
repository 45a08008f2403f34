import type { ReactNode } from 'react';
import styles from './Notice.module.css';

export type NoticeTone = 'info' | 'warn' | 'bad';

type NoticeProps = {
  readonly tone?: NoticeTone;
  /** A text button or a link. */
  readonly action?: ReactNode;
  readonly children: ReactNode;
};

/** A message about the page: a strip with a coloured bar at its start. Announced politely; only `bad` interrupts. */
export function Notice({ tone = 'info', action, children }: NoticeProps) {
  return (
    <div className={`${styles.notice} ${styles[tone]}`} role={tone === 'bad' ? 'alert' : 'status'}>
      <span className={styles.text}>{children}</span>
      {action}
    </div>
  );
}
