import { uniqueKeys } from '@/base/uniqueKeys';
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

/** Common names of encodings that differ from their label. */
const ENCODING_NAMES: Readonly<Partial<Record<SheetEncoding, string>>> = { gb18030: 'GBK (GB18030)' };

/** Summarizes the import: totals, header issues, and skipped rows and sheets. */
export function Report({ summary }: { readonly summary: FileSummary }) {
  const messages = useOperatorMessages();
  const locale = useLocale();
  const { encoding, rows, accepted, refused, warned, fixes, tables, skipped, skippedCount } = summary;
  const count = (number: number) => formatNumber(number, locale);
  const headers = tables.flatMap((table) => table.headerIssues);
  const isRefused = headers.some(({ severity }) => severity === 'error');
  const totals: readonly (readonly [name: string, value: string, className?: string | undefined])[] = [
    [messages.encoding, ENCODING_NAMES[encoding] ?? encoding.toUpperCase()],
    [messages.rows, count(rows)],
    [messages.accepted, count(accepted)],
    [messages.refused, count(refused), refused > 0 ? styles.bad : undefined],
    [messages.warned, count(warned)],
    [messages.fixes, count(fixes)],
  ];
  return (
    <>
      <dl className={styles.totals}>
        {totals.map(([name, value, className]) => (
          <div key={name} className={className}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <div role="status">
        <VisuallyHidden>{messages.status(count(accepted), count(refused), count(warned))}</VisuallyHidden>
      </div>
      {headers.length > 0 && (
        <div className={styles.header}>
          <h3>{isRefused ? messages.headerRefuses : messages.headerWarns}</h3>
          <IssueList issues={headers} />
        </div>
      )}
      {skippedCount > 0 && (
        <details className={styles.details}>
          <summary>{messages.skipped(count(skippedCount))}</summary>
          <IssueList issues={skipped} />
        </details>
      )}
    </>
  );
}

/** Lists issues as full sentences, for those without a cell in the preview. */
export function IssueList({ issues }: { readonly issues: readonly RowIssue[] }) {
  const locale = useLocale();
  const texts = issues.map((issue) => formatIssue(issue, locale));
  const keys = uniqueKeys(texts);
  return (
    <ul className={styles.issues}>
      {issues.map((issue, index) => (
        <li key={keys[index]}>
          <IssueMark severity={issue.severity} />
          <span>{texts[index]}</span>
        </li>
      ))}
    </ul>
  );
}
