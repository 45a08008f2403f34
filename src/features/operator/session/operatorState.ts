import type { GameId } from '@/games/types';
import type { MapIssue } from '@/importer/columns/columnMap';
import type { RowIssue } from '@/importer/issues/rowIssue';
import type { CellFix } from '@/importer/openImport';
import type { FileSummary } from '@/operator-worker/protocol';
import { type FixLog, NO_FIXES } from './fixLog';

/** What lies on the desk. `epoch` changes when all rows were read, `revision` when one was. */
export type Work =
  | { readonly status: 'empty' }
  | { readonly status: 'reading' | 'lost'; readonly file: string }
  /** The file could not be brought to the desk: the browser cannot read it any more, or names did not come. */
  | { readonly status: 'failed'; readonly file: string; readonly error: unknown }
  | { readonly status: 'refused'; readonly file: string; readonly issues: readonly RowIssue[] }
  | OpenWork;

export type OpenWork = {
  readonly status: 'open';
  readonly file: string;
  readonly game: GameId;
  readonly summary: FileSummary;
  readonly epoch: number;
  readonly revision: number;
};

/** A cell that the preview is asked to show. */
export type ShownCell = Pick<CellFix, 'sheet' | 'row' | 'column'>;

/** What came of the last change, where it is not what was asked for: it failed, a map is wrong and does not count, or one counts
 *  and the browser does not keep it. */
export type Trouble =
  | { readonly kind: 'failed'; readonly error: unknown }
  | { readonly kind: 'wrongMap'; readonly issues: readonly MapIssue[] }
  | { readonly kind: 'notKept' };

/** What the operator's page shows. */
export type OperatorState = {
  readonly work: Work;
  readonly log: FixLog;
  readonly trouble: Trouble | null;
  /** null: the preview stays where it is. */
  readonly shown: ShownCell | null;
};

export const NOTHING_OPEN: OperatorState = { work: { status: 'empty' }, log: NO_FIXES, trouble: null, shown: null };
