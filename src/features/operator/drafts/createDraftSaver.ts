import { createStore, type Store } from '@/base/createStore';
import type { EpochMs } from '@/domain/offer';
import type { Operator } from '@/features/operator/session/createOperator';
import type { Job } from '@/features/operator/session/readJob';
import type { Draft } from './draft';
import type { DraftProblem, DraftStore } from './draftStore';

/** Whether the work on the open sheet is stored. `none`: there is nothing to store. */
export type SavingState = {
  readonly status: 'none' | 'unsaved' | 'saved' | 'failed';
  readonly problem: Exclude<DraftProblem, 'conflict'> | null;
  /** Whether another tab works on the same draft, so that this tab has a copy of its own. */
  readonly isCopy: boolean;
};

export type DraftSaver = {
  readonly state: Store<SavingState>;
  /** Stores what is unsaved now. */
  readonly flush: () => Promise<void>;
  readonly close: () => void;
};

const NOTHING: SavingState = { status: 'none', problem: null, isCopy: false };

/** Stores the work on the open sheet a moment after each change, one save after the other. The first change of a sheet creates its draft.
 *  @param now  returns the time in epoch milliseconds */
export function createDraftSaver(
  operator: Operator,
  store: DraftStore,
  delayMs: number,
  now: () => EpochMs,
): DraftSaver {
  const state = createStore(NOTHING);
  /** Where the work on the open sheet is stored. */
  let openDraft: Job['draft'] | null = null;
  let saved: Job | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let queue = Promise.resolve();

  const write = async (job: Job): Promise<DraftProblem | null> => {
    const { draft, file, game, settings, log, columnChoices, answers } = job;
    const content = {
      version: 1,
      file: file.name,
      fileBytes: file.size,
      game,
      settings,
      log,
      columnChoices,
      answers,
      savedAt: now(),
    } as const;
    if (draft.id === null) {
      const created: Draft = { ...content, id: createId(now()), revision: 1 };
      const result = await store.create(created, await file.arrayBuffer());
      if (!result.ok) return result.error;
      Object.assign(draft, { id: created.id, revision: 1 });
      return null;
    }
    const result = await store.save({ ...content, id: draft.id, revision: draft.revision + 1 });
    if (!result.ok) return result.error;
    draft.revision += 1;
    return null;
  };
  const save = async () => {
    const current = operator.job();
    if (current === null || !isUnsaved(current, saved)) return;
    // The job changes with the work on the sheet, also during the save.
    const job = { ...current };
    let problem = await write(job);
    let { isCopy } = state.get();
    if (problem === 'conflict') {
      Object.assign(job.draft, { id: null, revision: 0 });
      isCopy = true;
      problem = await write(job);
    }
    if (operator.job()?.draft !== job.draft) return;
    if (problem === null) {
      saved = job;
      // A change during the save has its own timer.
      const status = isUnsaved(operator.job(), saved) ? 'unsaved' : 'saved';
      state.set({ status, problem: null, isCopy });
    } else state.set({ status: 'failed', problem: problem === 'conflict' ? 'unavailable' : problem, isCopy });
  };
  const flush = () => {
    clearTimeout(timer);
    queue = queue.then(save);
    return queue;
  };
  const stop = operator.state.subscribe(() => {
    const job = operator.job();
    if ((job?.draft ?? null) !== openDraft) {
      openDraft = job?.draft ?? null;
      saved = job?.draft.id == null ? null : { ...job };
      state.set({ ...NOTHING, status: job?.draft.id == null ? 'none' : 'saved' });
    }
    if (operator.state.get().fileState.status !== 'open' || !isUnsaved(job, saved)) return;
    if (state.get().status !== 'failed') state.set({ ...state.get(), status: 'unsaved' });
    clearTimeout(timer);
    timer = setTimeout(() => void flush(), delayMs);
  });
  return {
    state,
    flush,
    close: () => {
      stop();
      void flush();
    },
  };
}

/** True if the work on a sheet differs from what is stored. A sheet without any work is not stored. */
function isUnsaved(job: Job | null, saved: Job | null): boolean {
  if (job === null) return false;
  if (saved === null) return hasWork(job);
  const keys = ['log', 'columnChoices', 'answers', 'game', 'settings'] as const;
  // Opening a file again makes equal values anew.
  return keys.some((key) => job[key] !== saved[key] && JSON.stringify(job[key]) !== JSON.stringify(saved[key]));
}

function hasWork({ log, answers, isMapped }: Job): boolean {
  return log.done.length + log.undone.length > 0 || answers !== null || isMapped;
}

/** Ids need not be secret, and `crypto.randomUUID` is missing on plain http. */
function createId(time: number): string {
  return `${time.toString(36)}-${Math.random().toString(36).slice(2)}`;
}
