import { IssueMark } from '@/features/operator/messages/IssueMark';
import { useOperatorMessages } from '@/features/operator/messages/useOperatorMessages';
import { formatIssue } from '@/importer/issues/formatIssue';
import type { RowIssue } from '@/importer/issues/rowIssue';
import type { SheetEncoding } from '@/importer/issues/sheetEncoding';
import type { FileSummary } from '@/operator-worker/protocol';
import { VisuallyHidden } from '@/ui/components/feedback/VisuallyHidden';
import { formatNumber } from '@/ui/format/format';
import { useLocale } from '@/ui/hooks/useLocale';
import styles from './result.module.css';

/** What people call an encoding, where they call it otherwise. */
const ENCODING_NAMES: Readonly<Partial<Record<SheetEncoding, string>>> = { gb18030: 'GBK (GB18030)' };

/** What became of the file as a whole, and what is said of its header and of what was passed over. */
export function Report({ summary }: { readonly summary: FileSummary }) {
  const words = useOperatorMessages();
  const locale = useLocale();
  const { encoding, rows, accepted, refused, warned, fixes, tables, skipped, skippedCount } = summary;
  const count = (number: number) => formatNumber(number, locale);
  const headers = tables.flatMap((table) => table.headerIssues);
  const isRefused = headers.some(({ severity }) => severity === 'error');
  const facts: readonly (readonly [name: string, value: string, look?: string | undefined])[] = [
    [words.encoding, ENCODING_NAMES[encoding] ?? encoding.toUpperCase()],
    [words.rows, count(rows)],
    [words.accepted, count(accepted)],
    [words.refused, count(refused), refused > 0 ? styles.bad : undefined],
    [words.warned, count(warned)],
    [words.fixes, count(fixes)],
  ];
  return (
    <>
      <dl className={styles.facts}>
        {facts.map(([name, value, look]) => (
          <div key={name} className={look}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <div role="status">
        <VisuallyHidden>{words.status(count(accepted), count(refused), count(warned))}</VisuallyHidden>
      </div>
      {headers.length > 0 && (
        <div className={styles.header}>
          <h3>{isRefused ? words.headerRefuses : words.headerWarns}</h3>
          <IssueList issues={headers} />
        </div>
      )}
      {skippedCount > 0 && (
        <details className={styles.passed}>
          <summary>{words.passed(count(skippedCount))}</summary>
          <IssueList issues={skipped} />
        </details>
      )}
    </>
  );
}

/** Issues in whole sentences, for what has no cell in the preview. */
export function IssueList({ issues }: { readonly issues: readonly RowIssue[] }) {
  const locale = useLocale();
  return (
    <ul className={styles.issues}>
      {issues.map((issue, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two issues of a file may be equal.
        <li key={at}>
          <IssueMark severity={issue.severity} />
          <span>{formatIssue(issue, locale)}</span>
        </li>
      ))}
    </ul>
  );
}
