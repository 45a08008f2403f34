/** A computation that pauses between its steps, so that whoever runs it may do something else in between. */
export type Steps<T> = Generator<void, T, void>;

/** Runs all steps at once. */
export function finish<T>(steps: Steps<T>): T {
  for (;;) {
    const step = steps.next();
    if (step.done === true) return step.value;
  }
}
