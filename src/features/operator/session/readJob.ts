import type { GameId } from '@/games/types';
import type { ShopSettings } from '@/importer/fields/settings';
import { fileIssue } from '@/importer/issues/refusal';
import type { RowIssue } from '@/importer/issues/rowIssue';
import { MAX_TEXT_BYTES } from '@/importer/text/checkTextSize';
import { tooLarge } from '@/importer/xlsx/limits';
import type { ColumnChoices, FileSummary } from '@/operator-worker/protocol';
import type { GuardDecisions } from '@/publishing/guard/guardDecisions';
import { type FixLog, type FixStep, toFixes } from './fixLog';
import type { SessionClient } from './sessionClient';
import { findStoredChoices, storedMaps } from './storedMaps';

/** Game and settings of an import. */
export type ImportOptions = { readonly game: GameId; readonly settings: ShopSettings };

/** The parts of a file that a session needs. */
export type SourceFile = Pick<File, 'name' | 'size' | 'arrayBuffer'>;

/** The answers to one set of questions of the publishing guard. */
export type SavedAnswers = { readonly fingerprint: string; readonly decisions: GuardDecisions };

/** Where the work on a sheet is stored; `id` is null before it has been. */
export type DraftPlace = { id: string | null; revision: number };

/** A file with its fixes, choices and answers: everything needed to restore a session after its worker was lost or the page closed. */
export type Job = ImportOptions & {
  readonly file: SourceFile;
  readonly draft: DraftPlace;
  log: FixLog;
  /** null: use the stored choices for sheets with these headers. */
  columnChoices: ColumnChoices | null;
  /** Whether the operator has changed the column choices. */
  isMapped: boolean;
  answers: SavedAnswers | null;
};

export type JobResult =
  | { readonly kind: 'refused'; readonly issues: readonly RowIssue[] }
  | {
      readonly kind: 'open';
      readonly summary: FileSummary;
      readonly log: FixLog;
      readonly columnChoices: ColumnChoices;
    };

/** The work on a sheet as it was stored. */
export type StoredWork = ImportOptions &
  Pick<Job, 'log' | 'columnChoices' | 'answers'> & {
    readonly id: string;
    readonly revision: number;
    /** Name of the file. */
    readonly file: string;
  };

/** Limit of both text files and workbooks. */
const MAX_FILE_BYTES = MAX_TEXT_BYTES;

function tooLargeFile(file: string): RowIssue {
  return fileIssue(file, tooLarge('bytes', MAX_FILE_BYTES, '').issue);
}

/** Opens a file in the session and reapplies its fixes. Steps that can no longer be applied are removed from the log.
 *  @throws  the ShopError of the session; the browser's error if the file cannot be read */
export async function readJob(
  { file, game, settings, log, columnChoices }: Job,
  ask: SessionClient['ask'],
): Promise<JobResult> {
  // Not even read: the browser would stop the tab.
  if (file.size > MAX_FILE_BYTES) return { kind: 'refused', issues: [tooLargeFile(file.name)] };
  const bytes = new Uint8Array(await file.arrayBuffer());
  const opened = await ask('open', { file: file.name, bytes, game, settings, map: columnChoices ?? {} });
  if (opened.kind === 'refused') return { kind: 'refused', issues: opened.issues };
  let { summary } = opened;
  const storedChoices = columnChoices === null ? findStoredChoices(storedMaps.get(), game, summary.headers) : null;
  if (storedChoices !== null) summary = (await ask('map', { choices: storedChoices })).summary;
  const applied: FixStep[] = [];
  for (const step of log.done) {
    const fixed = await ask('fix', { fixes: toFixes(step) });
    summary = fixed.summary;
    if (fixed.changes.length > 0) applied.push(fixed.changes);
  }
  return { kind: 'open', summary, log: { done: applied, undone: log.undone }, columnChoices: summary.map };
}
