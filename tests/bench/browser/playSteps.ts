import type { ProbedWindow, ProbedWorker, WorkerMark } from './marks';
import type { OpenShop } from './openShop';
import { type SplitStep, splitStep } from './splitStep';
import type { Step } from './steps';

/** So long after a key without a question to the worker, it asked nothing new. */
const QUIET_MS = 900;

/** Does each step once the answer to the one before is painted and some time after it was done itself.
 *  @param everyMs  how long after the one before at least, in ms
 *  @returns        the steps in their order, each with where its time went */
export async function playSteps(
  { page, cdp }: OpenShop,
  steps: readonly Step[],
  everyMs: number,
): Promise<readonly SplitStep[]> {
  const played = [];
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
    played.push({ name, marks });
  }
  const answers = await readWorker(page.workers());
  return played.map(({ name, marks }) => splitStep(name, marks, answers));
}

/** @throws  Error if the worker was replaced: then its marks are gone, and the search was not at rest */
async function readWorker(workers: ReturnType<OpenShop['page']['workers']>): Promise<readonly WorkerMark[]> {
  const [worker] = workers;
  if (worker === undefined || workers.length > 1) throw new Error(`expected one worker, got ${workers.length}`);
  return worker.evaluate(() => (globalThis as unknown as ProbedWorker).workerMarks);
}
