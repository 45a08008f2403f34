import { Notice } from '@/ui/Notice';
import { useOperatorMessages } from './messages/useOperatorMessages';
import styles from './OperatorScreen.module.css';
import type { Trouble } from './operatorState';
import { sayProblem } from './result/sayProblem';

/** Says that the last change did not come to what was asked for. */
export function TroubleNotice({ trouble }: { readonly trouble: Trouble }) {
  const words = useOperatorMessages();
  switch (trouble.kind) {
    case 'failed':
      return <Notice tone="bad">{`${words.changeFailed}${sayProblem(trouble.error, words)}`}</Notice>;
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
