import type { ReactNode } from 'react';
import styles from './Notice.module.css';

export type NoticeTone = 'info' | 'warn' | 'bad';

type NoticeProps = {
  readonly tone?: NoticeTone;
  /** One action, said as a word: a button or a link. */
  readonly action?: ReactNode;
  readonly children: ReactNode;
};

/** One quiet line about the page: a white strip with a coloured bar at its start, never a filled banner.
 *  Read out politely; only `bad` interrupts. */
export function Notice({ tone = 'info', action, children }: NoticeProps) {
  return (
    <div className={`${styles.notice} ${styles[tone]}`} role={tone === 'bad' ? 'alert' : 'status'}>
      <span className={styles.text}>{children}</span>
      {action}
    </div>
  );
}
