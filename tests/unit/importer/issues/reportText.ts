import { importSheet } from '@/importer/importSheet';
import { formatIssue } from '@/importer/issues/formatIssue';
import type { RowIssue } from '@/importer/issues/rowIssue';
import type { ImportTarget } from '@/importer/rows/sheetContext';

/** Formats an import for the fixtures: the counts, one offer per line, one issue per line. */
export function reportText(file: string, bytes: Uint8Array, target: ImportTarget): string {
  const imported = importSheet(file, bytes, target);
  if (!imported.ok) return [`unreadable`, ...imported.error.map(issueLine), ''].join('\n');
  const { encoding, rows, accepted, refused, blankRows, offers, issues } = imported.value;
  const counts = `${encoding} rows ${rows} accepted ${accepted} refused ${refused} blank ${blankRows}`;
  return [counts, ...offers.map((one) => JSON.stringify(one)), ...issues.map(issueLine), ''].join('\n');
}

function issueLine(issue: RowIssue): string {
  return `${issue.severity} ${issue.code} ${formatIssue(issue, 'zh')}`;
}
