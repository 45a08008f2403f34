import { problemText } from '@/features/operator/messages/problemText';
import { useOperatorMessages } from '@/features/operator/messages/useOperatorMessages';
import type { Trouble } from '@/features/operator/session/operatorState';
import { Notice } from '@/ui/components/feedback/Notice';
import styles from './OperatorScreen.module.css';

/** Says that the last change did not come to what was asked for. */
export function TroubleNotice({ trouble }: { readonly trouble: Trouble }) {
  const words = useOperatorMessages();
  switch (trouble.kind) {
    case 'failed':
      return <Notice tone="bad">{`${words.changeFailed}${problemText(trouble.error, words)}`}</Notice>;
    case 'notKept':
      return <Notice tone="warn">{words.mapNotKept}</Notice>;
    case 'wrongMap':
      return (
        <div role="alert" className={styles.refused}>
          <p>{words.wrongMap}</p>
          <ul>
            {trouble.issues.map(({ header, got, suggestion }) => (
              <li key={header}>
                {header === null ? words.wrongFile : words.wrongEntry(header, got)}
                {suggestion !== null && words.perhaps(suggestion)}
              </li>
            ))}
          </ul>
        </div>
      );
  }
}
