import type { GameId } from '@/games/types';
import type { ShopSettings } from '@/importer/fields/settings';
import type { RowIssue } from '@/importer/issues/rowIssue';
import type { ColumnChoices, FileSummary } from '@/operator-worker/protocol';
import { type FixLog, type FixStep, toFixes } from './fixLog';
import type { SessionClient } from './sessionClient';
import { findStoredChoices, storedMaps } from './storedMaps';

/** What a file is opened with. */
export type Terms = { readonly game: GameId; readonly settings: ShopSettings };

/** A file with all that was said of it: enough to bring a new desk to where the last one was. */
export type Job = Terms & {
  readonly file: File;
  log: FixLog;
  /** null: whatever was said the last time of a sheet with these headers. */
  columnChoices: ColumnChoices | null;
};

export type JobResult =
  | { readonly kind: 'refused'; readonly issues: readonly RowIssue[] }
  | {
      readonly kind: 'open';
      readonly summary: FileSummary;
      readonly log: FixLog;
      readonly columnChoices: ColumnChoices;
    };

/** Reads a file on the desk, and does once more what was fixed in it before. A step of which nothing can be done any more is left
 *  out of the log.
 *  @throws  the ShopError of the desk; whatever the browser throws where the file cannot be read */
export async function readJob(
  { file, game, settings, log, columnChoices }: Job,
  ask: SessionClient['ask'],
): Promise<JobResult> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const answer = await ask('open', { file: file.name, bytes, game, settings, map: columnChoices ?? {} });
  if (answer.kind === 'refused') return { kind: 'refused', issues: answer.issues };
  let { summary } = answer;
  const storedChoices = columnChoices === null ? findStoredChoices(storedMaps.get(), game, summary.headers) : null;
  if (storedChoices !== null) summary = (await ask('map', { words: storedChoices })).summary;
  const applied: FixStep[] = [];
  for (const step of log.done) {
    const fixed = await ask('fix', { fixes: toFixes(step) });
    summary = fixed.summary;
    if (fixed.changes.length > 0) applied.push(fixed.changes);
  }
  return { kind: 'open', summary, log: { done: applied, undone: log.undone }, columnChoices: summary.map };
}
