import { createStore, type Store } from '@/base/createStore';
import { ShopError } from '@/base/shopError';
import type { CellFix, FixEffect } from '@/importer/openImport';
import type { CellChange, ColumnChoices, FileSummary, Problem, SessionPort } from '@/operator-worker/protocol';
import { addStep, backwards, forwards, NO_FIXES, stepBack, stepForward } from './fixLog';
import { NOTHING_OPEN, type OperatorState, type ShownCell, type Trouble } from './operatorState';
import { type Job, readJob, type Terms } from './readJob';
import { openSessionClient, type SessionClient } from './sessionClient';
import { storedMaps, withMap } from './storedMaps';

/** What can be done on the operator's page. Changes are done one after the other, in the order in which they were asked for. */
export type Operator = {
  readonly state: Store<OperatorState>;
  readonly ask: SessionClient['ask'];
  readonly open: (file: File, terms: Terms) => void;
  /** Opens the last file again and does once more what was fixed, with other terms if they are given. */
  readonly reopen: (terms?: Terms) => void;
  readonly fix: (fixes: readonly CellFix[]) => void;
  readonly fixAlike: (problem: Problem) => void;
  readonly undo: () => void;
  readonly redo: () => void;
  /** Puts cells back to what they were; a step of its own. */
  readonly revert: (changes: readonly CellChange[]) => void;
  readonly show: (cell: ShownCell | null) => void;
  /** Reads the columns otherwise.
   *  @param change  from what is said of them to what shall be said; anything that a file holds */
  readonly map: (change: (words: ColumnChoices) => unknown) => void;
  readonly close: () => void;
};

/** What a change came to; `shown` is the cell to look at after it. */
type Change = {
  readonly effect: FixEffect;
  readonly summary: FileSummary;
  readonly shown?: ShownCell | null;
  readonly trouble?: Trouble | null;
};

/** Keeps the desk: its worker starts with the first file, and a new one takes over from one that dies. */
export function createOperator(spawn: () => SessionPort): Operator {
  const state = createStore(NOTHING_OPEN);
  const put = (next: Partial<OperatorState>) => state.set({ ...state.get(), ...next });
  let client: SessionClient | null = null;
  let job: Job | null = null;
  let queue = Promise.resolve();

  const lose = () => put({ work: { status: 'lost', file: job?.file.name ?? '' } });
  const ask: SessionClient['ask'] = async (kind, question) => {
    client ??= openSessionClient(spawn);
    const asked = client;
    try {
      return await asked.ask(kind, question);
    } catch (error) {
      if (isLost(error) && client === asked) {
        client = null;
        lose();
      }
      throw error;
    }
  };

  const run = async (next: Job) => {
    job = next;
    const { file, game } = next;
    state.set({ ...NOTHING_OPEN, work: { status: 'reading', file: file.name }, log: next.log });
    // Two jobs that are read at once would fix cells in each other's file.
    const askForThis: SessionClient['ask'] = (kind, question) =>
      job === next ? ask(kind, question) : Promise.reject(new Error('another file is read now'));
    try {
      const read = await readJob(next, askForThis);
      if (job !== next) return;
      if (read.kind === 'refused') {
        put({ work: { status: 'refused', file: file.name, issues: read.issues } });
        return;
      }
      next.log = read.log;
      next.words = read.words;
      const work = { status: 'open', file: file.name, game, summary: read.summary, epoch: 1, revision: 0 } as const;
      put({ work, log: read.log });
    } catch (error) {
      // That it is lost is shown already.
      if (job === next && !isLost(error)) put({ work: { status: 'failed', file: file.name, error } });
    }
  };

  /** @param act      does the change and says so in the job's log
   *  @param pending  what is done once more if the desk is lost before it answers */
  const change = (act: (mine: Job) => Promise<Change | null>, pending: readonly CellFix[] = []) => {
    const asked = job;
    const keepPending = (mine: Job) => {
      // What the cells had before is asked again once the file is open.
      mine.log = addStep(
        mine.log,
        pending.map(({ text, ...cell }) => ({ ...cell, from: '', to: text })),
      );
      put({ log: mine.log });
    };
    queue = queue.then(async () => {
      if (asked === null || job !== asked) return;
      if (state.get().work.status !== 'open') return keepPending(asked);
      try {
        const done = await act(asked);
        if (done !== null && job === asked) settle(done, asked);
      } catch (error) {
        if (job !== asked) return;
        // That it is lost is shown already.
        if (isLost(error)) return keepPending(asked);
        fail(error);
      }
    });
  };
  const settle = ({ effect, summary, shown = null, trouble = null }: Change, { log }: Job) => {
    const { work } = state.get();
    if (work.status !== 'open') return;
    const epoch = effect === 'everything' ? work.epoch + 1 : work.epoch;
    put({ work: { ...work, summary, epoch, revision: work.revision + 1 }, log, shown, trouble });
  };
  /** Has the rows come again as well, for the page shows a text before the desk has taken it. */
  const fail = (error: unknown) => {
    const { work } = state.get();
    const again = work.status === 'open' ? { ...work, revision: work.revision + 1 } : work;
    put({ work: again, trouble: { kind: 'failed', error } });
  };
  const fixNow = async (fixes: readonly CellFix[]) => {
    const answer = await ask('fix', { fixes });
    if (answer.effect === 'unknown') throw new ShopError('operator-no-cell', 'expected cells of the sheet');
    return answer;
  };
  const fix = (fixes: readonly CellFix[], isShown = false) =>
    change(async (mine) => {
      const { changes, ...rest } = await fixNow(fixes);
      mine.log = addStep(mine.log, changes);
      return { ...rest, shown: isShown ? (changes[0] ?? null) : null };
    }, fixes);

  return {
    state,
    ask,
    open: (file, terms) => {
      void run({ ...terms, file, log: NO_FIXES, words: null });
    },
    reopen: (terms) => {
      // After the changes that are on their way, so that they are done once more too.
      queue = queue.then(() => {
        if (job === null) return;
        const isSame = terms === undefined || terms.game === job.game;
        void run({ ...job, ...terms, words: isSame ? job.words : null });
      });
    },
    fix: (fixes) => fix(fixes),
    fixAlike: (problem) =>
      change(async (mine) => {
        const { changes, ...rest } = await ask('fixAlike', problem);
        mine.log = addStep(mine.log, changes);
        return rest;
      }),
    undo: () =>
      change(async (mine) => {
        const [step] = mine.log.done.slice(-1);
        if (step === undefined) return null;
        const { changes, ...rest } = await fixNow(backwards(step));
        mine.log = stepBack(mine.log);
        return { ...rest, shown: changes.slice(-1)[0] ?? null };
      }),
    redo: () =>
      change(async (mine) => {
        const [step] = mine.log.undone.slice(-1);
        if (step === undefined) return null;
        const { changes, ...rest } = await fixNow(forwards(step));
        mine.log = stepForward(mine.log);
        return { ...rest, shown: changes[0] ?? null };
      }),
    revert: (changes) => fix(backwards(changes), true),
    show: (shown) => put({ shown }),
    map: (next) =>
      change(async (mine) => {
        const { summary, wrong } = await ask('map', { words: next(mine.words ?? {}) });
        if (wrong.length > 0) return { effect: 'row', summary, trouble: { kind: 'wrongMap', issues: wrong } };
        mine.words = summary.map;
        const map = { game: mine.game, headers: summary.headers, words: summary.map };
        const kept = storedMaps.update((maps) => withMap(maps, map));
        return { effect: 'everything', summary, trouble: kept.ok ? null : { kind: 'notKept' } };
      }),
    close: () => {
      const last = client;
      client = null;
      last?.close();
    },
  };
}

function isLost(error: unknown): boolean {
  return error instanceof ShopError && error.code === 'operator-lost';
}
