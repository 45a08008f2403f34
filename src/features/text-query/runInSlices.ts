import type { Steps } from '@/base/steps';
import { nextTask } from '@/ui/browser/nextTask';

/** A slice may overrun to about 12 ms because of slow steps and garbage collection, which is 50 ms on a phone, the limit of a long task. */
const SLICE_MS = 4;

/** Runs steps in slices of a few milliseconds, each in a task of its own. */
export async function runInSlices<T>(steps: Steps<T>): Promise<T> {
  for (;;) {
    await nextTask();
    const end = performance.now() + SLICE_MS;
    do {
      const step = steps.next();
      if (step.done === true) return step.value;
    } while (performance.now() < end);
  }
}
