import { useCallback } from 'react';
import type { SessionClient } from '@/features/operator/session/sessionClient';
import type { RowIssue } from '@/importer/issues/rowIssue';
import type { Problem, TableSummary } from '@/operator-worker/protocol';

/** Counts the cells that have the same problem as one. */
export type CountAlike = (issue: RowIssue) => Promise<number>;

/** The problem that an issue is one case of; null where its suggestion cannot be taken elsewhere.
 *  @param table  its place in the file */
export function problemOf(table: number, { column, code, got, suggestion }: RowIssue): Problem | null {
  return column === null || suggestion === null ? null : { table, column, code, got, suggestion };
}

/** Counts on the desk, but only where more than one row has an issue of that kind. */
export function useCountAlike(
  ask: SessionClient['ask'],
  at: number,
  { issueCounts }: TableSummary,
  isHeader: boolean,
): CountAlike {
  return useCallback(
    async (issue) => {
      const problem = isHeader ? null : problemOf(at, issue);
      const rows = issueCounts.find(({ code }) => code === issue.code)?.rows ?? 0;
      return problem === null || rows < 2 ? 0 : (await ask('alike', problem)).cells;
    },
    [ask, at, issueCounts, isHeader],
  );
}
