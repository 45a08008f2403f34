import type { CliLocale } from '@/cli/io/effects';
import type { ImportedSheet } from '@/cli/io/importedSheet';
import { describeExpected } from '@/importer/issues/formatIssue';
import type { RowIssue } from '@/importer/issues/rowIssue';
import { type GuardEntry, jsonGuard } from './jsonGuard';

/** Returns the JSON report of a sheet. `expected` is a text in the chosen language; programs should rely on `code`.
 *  @param guard  questions of the publishing guard; null if it has not run */
export function jsonReport(
  { path, game, result }: ImportedSheet,
  guard: readonly GuardEntry[] | null,
  locale: CliLocale,
) {
  const issues = result.ok ? result.value.issues : result.error;
  const { encoding, rows, accepted, refused } = result.ok ? result.value : UNREADABLE;
  return {
    file: path,
    game: game.id,
    encoding,
    rows,
    accepted,
    refused,
    issues: issues.map((one) => jsonIssue(one, locale)),
    guard: guard === null ? null : guard.map(jsonGuard),
  };
}

const UNREADABLE = { encoding: null, rows: 0, accepted: 0, refused: 0 } as const;

function jsonIssue({ sheet, row, column, code, severity, expected, got, suggestion }: RowIssue, locale: CliLocale) {
  return { sheet, row, column, code, severity, expected: describeExpected(expected, locale), got, suggestion };
}
