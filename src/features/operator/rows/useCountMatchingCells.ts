import { useCallback } from 'react';
import type { SessionClient } from '@/features/operator/session/sessionClient';
import type { RowIssue } from '@/importer/issues/rowIssue';
import type { CellProblem, TableSummary } from '@/operator-worker/protocol';

/** Counts the cells that have the same problem as one. */
export type CountMatchingCells = (issue: RowIssue) => Promise<number>;

/** The problem that an issue is one case of; null where its suggestion cannot be taken elsewhere.
 *  @param table  its place in the file */
export function problemOf(table: number, { column, code, got, suggestion }: RowIssue): CellProblem | null {
  return column === null || suggestion === null ? null : { table, column, code, got, suggestion };
}

/** Counts on the desk, but only where more than one row has an issue of that kind. */
export function useCountMatchingCells(
  ask: SessionClient['ask'],
  location: number,
  { issueCounts }: TableSummary,
  isHeader: boolean,
): CountMatchingCells {
  return useCallback(
    async (issue) => {
      const problem = isHeader ? null : problemOf(location, issue);
      const rows = issueCounts.find(({ code }) => code === issue.code)?.rows ?? 0;
      return problem === null || rows < 2 ? 0 : (await ask('alike', problem)).cells;
    },
    [ask, location, issueCounts, isHeader],
  );
}
