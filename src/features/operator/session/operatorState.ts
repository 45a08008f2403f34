import type { GameId } from '@/games/types';
import type { MapIssue } from '@/importer/columns/columnMap';
import type { RowIssue } from '@/importer/issues/rowIssue';
import type { CellFix } from '@/importer/openImport';
import type { FileSummary } from '@/operator-worker/protocol';
import { type FixLog, NO_FIXES } from './fixLog';
import type { SavedAnswers } from './readJob';

/** State of the opened file. `epoch` changes whenever all rows are parsed again, `revision` with every change. */
export type FileState =
  | { readonly status: 'empty' }
  | { readonly status: 'reading' | 'lost'; readonly file: string }
  /** The file could not be opened: the browser cannot read it any more, or names could not be loaded. */
  | { readonly status: 'failed'; readonly file: string; readonly error: unknown }
  | { readonly status: 'refused'; readonly file: string; readonly issues: readonly RowIssue[] }
  | OpenFileState;

export type OpenFileState = {
  readonly status: 'open';
  readonly file: string;
  readonly game: GameId;
  readonly summary: FileSummary;
  readonly epoch: number;
  readonly revision: number;
};

/** A cell that the preview scrolls to. */
export type ShownCell = Pick<CellFix, 'sheet' | 'row' | 'column'>;

/** Why the last change had no or limited effect: it failed, a column map was invalid, or the choices could not be stored. */
export type OperatorProblem =
  | { readonly kind: 'failed'; readonly error: unknown }
  | { readonly kind: 'wrongMap'; readonly issues: readonly MapIssue[] }
  | { readonly kind: 'notKept' };

/** State of the operator page. */
export type OperatorState = {
  readonly fileState: FileState;
  readonly log: FixLog;
  /** The last answers to questions of the publishing guard. */
  readonly answers: SavedAnswers | null;
  readonly problem: OperatorProblem | null;
  /** null: the preview does not scroll. */
  readonly shown: ShownCell | null;
};

export const INITIAL_STATE: OperatorState = {
  fileState: { status: 'empty' },
  log: NO_FIXES,
  answers: null,
  problem: null,
  shown: null,
};
