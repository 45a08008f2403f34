import { useCallback } from 'react';
import type { SessionClient } from '@/features/operator/session/sessionClient';
import type { RowIssue } from '@/importer/issues/rowIssue';
import type { CellProblem, TableSummary } from '@/operator-worker/protocol';

/** Counts the cells with the same problem. */
export type CountMatchingCells = (issue: RowIssue) => Promise<number>;

/** Returns the problem of an issue; null if its suggestion cannot be applied elsewhere.
 *  @param table  index of the table in the file */
export function problemOf(table: number, { column, code, got, suggestion }: RowIssue): CellProblem | null {
  return column === null || suggestion === null ? null : { table, column, code, got, suggestion };
}

/** Counts cells in the session, but only if several rows have an issue of that code. */
export function useCountMatchingCells(
  ask: SessionClient['ask'],
  tableIndex: number,
  { issueCounts }: TableSummary,
  isHeader: boolean,
): CountMatchingCells {
  return useCallback(
    async (issue) => {
      const problem = isHeader ? null : problemOf(tableIndex, issue);
      const rows = issueCounts.find(({ code }) => code === issue.code)?.rows ?? 0;
      return problem === null || rows < 2 ? 0 : (await ask('countMatchingCells', problem)).cells;
    },
    [ask, tableIndex, issueCounts, isHeader],
  );
}
