import { chipsOf } from '@/domain/chips';
import type { Query } from '@/domain/query';
import { VisuallyHidden } from '@/ui/components/feedback/VisuallyHidden';
import styles from './MessageFoot.module.css';
import type { Mark, MarkKind } from './markKind';
import markStyles from './marks.module.css';
import { useMessageMessages } from './messages/useMessageMessages';

type ReadingKeyProps = { readonly text: string; readonly marks: readonly Mark[]; readonly query: Query };

/** Explains the marks in the text, with the number of conditions of each kind. Screen readers get the words instead of the marks. */
export function ReadingKey({ text, marks, query }: ReadingKeyProps) {
  const messages = useMessageMessages();
  const counts = countConditions(query);
  const rows = (['want', 'condition', 'never'] as const).filter((kind) => counts[kind] > 0);
  const labels = { want: messages.wants, condition: messages.conditions, never: messages.exclusions };
  const wordsOf = (kind: MarkKind) =>
    marks
      .filter((mark) => mark.kind === kind)
      .map(({ start, end }) => text.slice(start, end))
      .join(messages.listSeparator);
  return (
    <div className={styles.key} role="status">
      {rows.length === 0 && query.text !== '' && <span>{messages.nothingRead}</span>}
      {rows.map((kind) => (
        <span key={kind}>
          <span aria-hidden>
            <mark className={markStyles[kind]}>{labels[kind]}</mark> {counts[kind]}
          </span>
          <VisuallyHidden>{messages.spoken(labels[kind], wordsOf(kind))}</VisuallyHidden>
        </span>
      ))}
    </div>
  );
}

/** Counts the conditions of a query as the marks show them. */
function countConditions(query: Query): Readonly<Record<'want' | 'condition' | 'never', number>> {
  const counts = { want: 0, condition: 0, never: 0 };
  for (const chip of chipsOf(query)) {
    if (chip.kind === 'text') continue;
    const isNever = chip.kind === 'want' ? chip.want.mode === 'never' : chip.kind === 'choice' && chip.choice.not;
    counts[isNever ? 'never' : chip.kind === 'want' ? 'want' : 'condition'] += 1;
  }
  return counts;
}
