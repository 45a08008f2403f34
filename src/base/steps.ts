/** A computation in steps, between which its caller can yield to other tasks. */
export type Steps<T> = Generator<void, T, void>;

/** Runs all steps and returns the result. */
export function finish<T>(steps: Steps<T>): T {
  for (;;) {
    const step = steps.next();
    if (step.done === true) return step.value;
  }
}
