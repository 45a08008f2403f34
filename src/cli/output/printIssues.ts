import { createColors } from 'picocolors';
import type { CliEffects } from '@/cli/io/effects';
import { messagesFor } from '@/cli/messages/messagesFor';
import { formatIssue } from '@/importer/issues/formatIssue';
import type { RowIssue } from '@/importer/issues/rowIssue';

/** Number of printed issues with the same code and column; the JSON report has all of them. */
const MAX_SIMILAR = 10;

/** Prints issues in the order of the sheet. Of issues with the same code and column, prints only the first ten and the number of the
 *  others. */
export function printIssues(
  issues: readonly RowIssue[],
  effects: Pick<CliEffects, 'print' | 'locale' | 'colour'>,
): void {
  const { print, locale, colour } = effects;
  const { red, yellow, dim } = createColors(colour);
  for (const similar of groupSimilar(issues)) {
    for (const issue of similar.slice(0, MAX_SIMILAR)) {
      print(`  ${issue.severity === 'error' ? red('✗') : yellow('!')} ${formatIssue(issue, locale)}`);
    }
    const more = similar.length - MAX_SIMILAR;
    if (more > 0) print(`  ${dim(messagesFor(locale).moreSimilar(more.toLocaleString(locale)))}`);
  }
}

function groupSimilar(issues: readonly RowIssue[]): readonly (readonly RowIssue[])[] {
  const groups = new Map<string, RowIssue[]>();
  for (const issue of issues) {
    const key = JSON.stringify([issue.code, issue.column]);
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [issue]);
    else group.push(issue);
  }
  return [...groups.values()];
}
