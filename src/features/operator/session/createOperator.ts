import { createStore, type Store } from '@/base/createStore';
import { ShopError } from '@/base/shopError';
import type { CellFix, FixEffect } from '@/importer/openImport';
import type { CellChange, CellProblem, ColumnChoices, FileSummary, SessionPort } from '@/operator-worker/protocol';
import { addStep, NO_FIXES, redoStep, toFixes, toReverseFixes, undoStep } from './fixLog';
import { INITIAL_STATE, type OperatorProblem, type OperatorState, type ShownCell } from './operatorState';
import { type ImportOptions, type Job, readJob, type SavedAnswers, type SourceFile, type StoredWork } from './readJob';
import { openSessionClient, type SessionClient } from './sessionClient';
import { addStoredMap, storedMaps } from './storedMaps';

/** Actions of the operator page. Changes are applied one after the other, in order. */
export type Operator = {
  readonly state: Store<OperatorState>;
  readonly ask: SessionClient['ask'];
  readonly open: (file: SourceFile, terms: ImportOptions) => void;
  /** Opens a file with the work that was stored for it. */
  readonly restore: (work: StoredWork, bytes: ArrayBuffer) => void;
  /** The open file with all work on it; null before the first file. */
  readonly job: () => Job | null;
  /** Stores the answers to a set of questions with the work on the file. */
  readonly answer: (answers: SavedAnswers) => void;
  /** Opens the last file again and reapplies its fixes, optionally with another game or settings. */
  readonly reopen: (terms?: ImportOptions) => void;
  readonly fix: (fixes: readonly CellFix[]) => void;
  readonly fixAlike: (problem: CellProblem) => void;
  readonly undo: () => void;
  readonly redo: () => void;
  /** Restores cells as a step of its own. */
  readonly revert: (changes: readonly CellChange[]) => void;
  readonly show: (cell: ShownCell | null) => void;
  /** Changes the column choices.
   *  @param change  returns the new choices; may be any JSON value */
  readonly map: (change: (words: ColumnChoices) => unknown) => void;
  readonly close: () => void;
};

/** Result of a change; `shown` is the cell to scroll to. */
type Change = {
  readonly effect: FixEffect;
  readonly summary: FileSummary;
  readonly shown?: ShownCell | null;
  readonly problem?: OperatorProblem | null;
};

/** Creates the operator session. Its worker starts with the first file and is replaced if it fails. */
export function createOperator(spawn: () => SessionPort): Operator {
  const state = createStore(INITIAL_STATE);
  const update = (next: Partial<OperatorState>) => state.set({ ...state.get(), ...next });
  let client: SessionClient | null = null;
  let job: Job | null = null;
  let queue = Promise.resolve();

  const markLost = () => update({ fileState: { status: 'lost', file: job?.file.name ?? '' } });
  const ask: SessionClient['ask'] = async (kind, question) => {
    client ??= openSessionClient(spawn);
    const usedClient = client;
    try {
      return await usedClient.ask(kind, question);
    } catch (error) {
      if (isLost(error) && client === usedClient) {
        client = null;
        markLost();
      }
      throw error;
    }
  };

  const run = async (next: Job) => {
    job = next;
    const { file, game } = next;
    state.set({
      ...INITIAL_STATE,
      fileState: { status: 'reading', file: file.name },
      log: next.log,
      answers: next.answers,
    });
    // Requests of an earlier job must not change cells of a file that was opened later.
    const askIfCurrent: SessionClient['ask'] = (kind, question) =>
      job === next ? ask(kind, question) : Promise.reject(new Error('another file is read now'));
    try {
      const read = await readJob(next, askIfCurrent);
      if (job !== next) return;
      if (read.kind === 'refused') {
        update({ fileState: { status: 'refused', file: file.name, issues: read.issues } });
        return;
      }
      next.log = read.log;
      next.columnChoices = read.columnChoices;
      const work = { status: 'open', file: file.name, game, summary: read.summary, epoch: 1, revision: 0 } as const;
      update({ fileState: work, log: read.log });
    } catch (error) {
      // A lost worker is already reported.
      if (job === next && !isLost(error)) update({ fileState: { status: 'failed', file: file.name, error } });
    }
  };

  /** @param perform  applies the change and updates the job's log
   *  @param pending  fixes to reapply if the worker is lost before it responds */
  const change = (perform: (changed: Job) => Promise<Change | null>, pending: readonly CellFix[] = []) => {
    const currentJob = job;
    const storePending = (changed: Job) => {
      // The previous texts of the cells are added once the file is open again.
      changed.log = addStep(
        changed.log,
        pending.map(({ text, ...cell }) => ({ ...cell, from: '', to: text })),
      );
      update({ log: changed.log });
    };
    queue = queue.then(async () => {
      if (currentJob === null || job !== currentJob) return;
      if (state.get().fileState.status !== 'open') return storePending(currentJob);
      try {
        const result = await perform(currentJob);
        if (result !== null && job === currentJob) applyChange(result, currentJob);
      } catch (error) {
        if (job !== currentJob) return;
        // A lost worker is already reported.
        if (isLost(error)) return storePending(currentJob);
        reportFailure(error);
      }
    });
  };
  const applyChange = ({ effect, summary, shown = null, problem = null }: Change, { log }: Job) => {
    const { fileState } = state.get();
    if (fileState.status !== 'open') return;
    const epoch = effect === 'everything' ? fileState.epoch + 1 : fileState.epoch;
    update({ fileState: { ...fileState, summary, epoch, revision: fileState.revision + 1 }, log, shown, problem });
  };
  /** Reloads the rows as well, since the page shows fixes optimistically. */
  const reportFailure = (error: unknown) => {
    const { fileState } = state.get();
    const refreshed = fileState.status === 'open' ? { ...fileState, revision: fileState.revision + 1 } : fileState;
    update({ fileState: refreshed, problem: { kind: 'failed', error } });
  };
  const fixNow = async (fixes: readonly CellFix[]) => {
    const result = await ask('fix', { fixes });
    if (result.effect === 'unknown') throw new ShopError('operator-no-cell', 'expected cells of the sheet');
    return result;
  };
  const fix = (fixes: readonly CellFix[], isShown = false) =>
    change(async (changed) => {
      const { changes, ...rest } = await fixNow(fixes);
      changed.log = addStep(changed.log, changes);
      return { ...rest, shown: isShown ? (changes[0] ?? null) : null };
    }, fixes);

  return {
    state,
    ask,
    open: (file, terms) => {
      const draft = { id: null, revision: 0 };
      void run({ ...terms, file, draft, log: NO_FIXES, columnChoices: null, isMapped: false, answers: null });
    },
    restore: ({ id, revision, file: name, game, settings, log, columnChoices, answers }, bytes) => {
      const file = { name, size: bytes.byteLength, arrayBuffer: async () => bytes.slice(0) };
      void run({ game, settings, file, draft: { id, revision }, log, columnChoices, isMapped: false, answers });
    },
    job: () => job,
    answer: (answers) => {
      if (job === null) return;
      job.answers = answers;
      update({ answers });
    },
    reopen: (terms) => {
      // Waits for pending changes, so that they are reapplied too.
      queue = queue.then(() => {
        if (job === null) return;
        const isSame = terms === undefined || terms.game === job.game;
        void run({ ...job, ...terms, columnChoices: isSame ? job.columnChoices : null });
      });
    },
    fix: (fixes) => fix(fixes),
    fixAlike: (problem) =>
      change(async (changed) => {
        const { changes, ...rest } = await ask('fixMatchingCells', problem);
        changed.log = addStep(changed.log, changes);
        return rest;
      }),
    undo: () =>
      change(async (changed) => {
        const [step] = changed.log.done.slice(-1);
        if (step === undefined) return null;
        const { changes, ...rest } = await fixNow(toReverseFixes(step));
        changed.log = undoStep(changed.log);
        return { ...rest, shown: changes.slice(-1)[0] ?? null };
      }),
    redo: () =>
      change(async (changed) => {
        const [step] = changed.log.undone.slice(-1);
        if (step === undefined) return null;
        const { changes, ...rest } = await fixNow(toFixes(step));
        changed.log = redoStep(changed.log);
        return { ...rest, shown: changes[0] ?? null };
      }),
    revert: (changes) => fix(toReverseFixes(changes), true),
    show: (shown) => update({ shown }),
    map: (next) =>
      change(async (changed) => {
        const { summary, issues } = await ask('map', { choices: next(changed.columnChoices ?? {}) });
        if (issues.length > 0) return { effect: 'row', summary, problem: { kind: 'wrongMap', issues } };
        changed.columnChoices = summary.map;
        changed.isMapped = true;
        const map = { game: changed.game, headers: summary.headers, words: summary.map };
        const stored = storedMaps.update((maps) => addStoredMap(maps, map));
        return { effect: 'everything', summary, problem: stored.ok ? null : { kind: 'notKept' } };
      }),
    close: () => {
      const closing = client;
      client = null;
      closing?.close();
    },
  };
}

function isLost(error: unknown): boolean {
  return error instanceof ShopError && error.code === 'operator-lost';
}
