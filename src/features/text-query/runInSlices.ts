import type { Steps } from '@/base/steps';

/** About half a frame: the longest delay for a key press or a frame. */
const SLICE_MS = 8;

/** Runs steps in slices of a few milliseconds, each in a task of its own. */
export async function runInSlices<T>(steps: Steps<T>): Promise<T> {
  for (;;) {
    const end = performance.now() + SLICE_MS;
    do {
      const step = steps.next();
      if (step.done === true) return step.value;
    } while (performance.now() < end);
    await nextTask();
  }
}

function nextTask(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, 0);
  });
}
