import type { ProbedWindow, ProbedWorker, WorkerMark } from './marks';
import type { OpenShop } from './openShop';
import { type SplitStep, splitStep } from './splitStep';
import type { Step } from './steps';

/** A step that sends no search request for this long counts as a step without a new query. */
const QUIET_MS = 900;

/** Performs each step when the result of the one before is painted.
 *  @param everyMs  minimum time between two steps, in ms
 *  @returns        the steps in order, with their times */
export async function playSteps(
  { page, cdp }: OpenShop,
  steps: readonly Step[],
  everyMs: number,
): Promise<readonly SplitStep[]> {
  const recorded = [];
  let last = Number.NEGATIVE_INFINITY;
  for (const { name, prepare, act } of steps) {
    await prepare?.(page);
    await page.waitForTimeout(Math.max(0, last + everyMs - performance.now()));
    last = performance.now();
    await page.evaluate(() => (window as unknown as ProbedWindow).pageProbe.begin());
    await act(page, cdp);
    const marks = await page.evaluate(
      (quiet) => (window as unknown as ProbedWindow).pageProbe.finished(quiet),
      QUIET_MS,
    );
    recorded.push({ name, marks });
  }
  const workerMarks = await readWorkerMarks(page.workers());
  return recorded.map(({ name, marks }) => splitStep(name, marks, workerMarks));
}

/** @throws Error  if the worker was replaced: its marks are lost then */
async function readWorkerMarks(workers: ReturnType<OpenShop['page']['workers']>): Promise<readonly WorkerMark[]> {
  const [worker] = workers;
  if (worker === undefined || workers.length > 1) throw new Error(`expected one worker, got ${workers.length}`);
  return worker.evaluate(() => (globalThis as unknown as ProbedWorker).workerMarks);
}
