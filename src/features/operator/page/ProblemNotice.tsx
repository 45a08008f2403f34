import { problemText } from '@/features/operator/messages/problemText';
import { useOperatorMessages } from '@/features/operator/messages/useOperatorMessages';
import type { OperatorProblem } from '@/features/operator/session/operatorState';
import { Notice } from '@/ui/components/feedback/Notice';
import styles from './OperatorScreen.module.css';

/** Reports a problem with the last change. */
export function ProblemNotice({ problem }: { readonly problem: OperatorProblem }) {
  const messages = useOperatorMessages();
  switch (problem.kind) {
    case 'failed':
      return <Notice tone="bad">{`${messages.changeFailed}${problemText(problem.error, messages)}`}</Notice>;
    case 'notKept':
      return <Notice tone="warn">{messages.mapNotStored}</Notice>;
    case 'wrongMap':
      return (
        <div role="alert" className={styles.refused}>
          <p>{messages.wrongMap}</p>
          <ul>
            {problem.issues.map(({ header, got, suggestion }) => (
              <li key={header}>
                {header === null ? messages.wrongFile : messages.wrongEntry(header, got)}
                {suggestion !== null && messages.didYouMean(suggestion)}
              </li>
            ))}
          </ul>
        </div>
      );
  }
}
