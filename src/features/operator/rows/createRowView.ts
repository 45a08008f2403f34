import type { SessionClient } from '@/features/operator/session/sessionClient';
import type { RowFilter, RowRecord } from '@/operator-worker/protocol';

export type RowViewOptions = {
  readonly table: number;
  readonly filter: RowFilter;
  /** Changes when all rows are parsed again, so that the view is opened again. */
  readonly epoch: number;
};

/** Requests about the rows of a table that match a filter. */
export type RowView = {
  /** Makes this the session's current view, which the other requests refer to.
   *  @returns  number of rows */
  readonly open: () => Promise<number>;
  /** @returns  rows from index `from` to before `to` */
  readonly read: (from: number, to: number) => Promise<readonly RowRecord[]>;
  /** @returns  index of a row of the sheet; null if it is filtered out */
  readonly find: (row: number) => Promise<number | null>;
};

/** Creates the requests of one view. A session has one current view at a time. */
export function createRowView(ask: SessionClient['ask'], { table, filter }: RowViewOptions): RowView {
  return {
    open: async () => (await ask('view', { table, filter })).size,
    read: async (from, to) => (await ask('rows', { from, to })).rows,
    find: async (row) => (await ask('find', { row })).index,
  };
}
