import type { GameId } from '@/games/types';
import type { ShopSettings } from '@/importer/fields/settings';
import type { RowIssue } from '@/importer/issues/rowIssue';
import type { ColumnChoices, FileSummary } from '@/operator-worker/protocol';
import { type FixLog, type FixStep, forwards } from './fixLog';
import type { SessionClient } from './sessionClient';
import { findKept, storedMaps } from './storedMaps';

/** What a file is opened with. */
export type Terms = { readonly game: GameId; readonly settings: ShopSettings };

/** A file with all that was said of it: enough to bring a new desk to where the last one was. */
export type Job = Terms & {
  readonly file: File;
  log: FixLog;
  /** null: whatever was said the last time of a sheet with these headers. */
  words: ColumnChoices | null;
};

export type ReadJob =
  | { readonly kind: 'refused'; readonly issues: readonly RowIssue[] }
  | { readonly kind: 'open'; readonly summary: FileSummary; readonly log: FixLog; readonly words: ColumnChoices };

/** Reads a file on the desk, and does once more what was fixed in it before. A step of which nothing can be done any more is left
 *  out of the log.
 *  @throws  the ShopError of the desk; whatever the browser throws where the file cannot be read */
export async function readJob({ file, game, settings, log, words }: Job, ask: SessionClient['ask']): Promise<ReadJob> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const answer = await ask('open', { file: file.name, bytes, game, settings, map: words ?? {} });
  if (answer.kind === 'refused') return { kind: 'refused', issues: answer.issues };
  let { summary } = answer;
  const kept = words === null ? findKept(storedMaps.get(), game, summary.headers) : null;
  if (kept !== null) summary = (await ask('map', { words: kept })).summary;
  const done: FixStep[] = [];
  for (const step of log.done) {
    const fixed = await ask('fix', { fixes: forwards(step) });
    summary = fixed.summary;
    if (fixed.changes.length > 0) done.push(fixed.changes);
  }
  return { kind: 'open', summary, log: { done, undone: log.undone }, words: summary.map };
}
