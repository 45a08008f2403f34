import { createColors } from 'picocolors';
import type { CliEffects } from '@/cli/io/effects';
import { messagesFor } from '@/cli/messages/messagesFor';
import { formatIssue } from '@/importer/issues/formatIssue';
import type { RowIssue } from '@/importer/issues/rowIssue';

/** How many issues of one kind in one column are shown; the JSON report has all of them. */
const MOST_ALIKE = 10;

/** Prints issues in the order of the sheet. Of many alike (same code, same column) only the first are shown, and a line says how
 *  many more there are. */
export function printIssues(
  issues: readonly RowIssue[],
  effects: Pick<CliEffects, 'print' | 'locale' | 'colour'>,
): void {
  const { print, locale, colour } = effects;
  const { red, yellow, dim } = createColors(colour);
  for (const alike of groupAlike(issues)) {
    for (const issue of alike.slice(0, MOST_ALIKE)) {
      print(`  ${issue.severity === 'error' ? red('✗') : yellow('!')} ${formatIssue(issue, locale)}`);
    }
    const more = alike.length - MOST_ALIKE;
    if (more > 0) print(`  ${dim(messagesFor(locale).moreLikeIt(more.toLocaleString(locale)))}`);
  }
}

function groupAlike(issues: readonly RowIssue[]): readonly (readonly RowIssue[])[] {
  const groups = new Map<string, RowIssue[]>();
  for (const issue of issues) {
    const key = JSON.stringify([issue.code, issue.column]);
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [issue]);
    else group.push(issue);
  }
  return [...groups.values()];
}
