/** Events that the page probe recorded since the start of a step. All times are milliseconds since 1970 with fractions, which
 *  both threads share. */
export type Marks = {
  readonly inputs: readonly InputMark[];
  readonly timers: readonly TimerMark[];
  readonly requests: readonly RequestMark[];
  readonly responses: readonly ResponseMark[];
  readonly paints: readonly PaintMark[];
};

/** A pressed key or finger. */
export type InputMark = { readonly pressedAt: number };
/** A timer that has fired; `setAt` is when it was set. */
export type TimerMark = { readonly setAt: number; readonly delay: number; readonly firedAt: number };
/** A request to the worker. */
export type RequestMark = { readonly id: number; readonly method: string; readonly sentAt: number };
/** The response of the worker to a request. */
export type ResponseMark = {
  readonly id: number;
  readonly receivedAt: number;
  /** When its data was deserialized. */
  readonly deserializedAt: number;
};

/** A DOM change and its paint: `paintedAt` is the end of the frame on the main thread, `nextFrameAt` the start of the next. */
export type PaintMark = {
  /** `input`: the input field or the pressed control; `results`: offers, chips and filters. */
  readonly target: 'input' | 'results';
  readonly changedAt: number;
  readonly paintedAt: number;
  readonly nextFrameAt: number;
};

/** A request as recorded in the worker. `taskMs` is the duration of the task that responded, without the artificial slowdown. */
export type WorkerMark = {
  readonly id: number;
  readonly receivedAt: number;
  readonly respondedAt: number;
  readonly taskMs: number;
};

/** A long task or long frame of the main thread, with its scripts if the browser reports them. */
export type LongTask = {
  readonly source: 'longtask' | 'long-animation-frame';
  readonly startedAt: number;
  readonly duration: number;
  readonly scripts: readonly { readonly name: string; readonly duration: number }[];
};

/** The probe's API, a global variable of the page. */
export type PageProbe = {
  /** Clears all marks: the next key or tap starts a new step. */
  readonly begin: () => void;
  /** Resolves when the response to the last search of the step is painted, or after `quietMs` without
   *  a search. */
  readonly finished: (quietMs: number) => Promise<Marks>;
  readonly longTasks: () => readonly LongTask[];
  /** Event Timing entries of keys and taps: milliseconds to the next paint, 16 or more. */
  readonly eventTimings: () => readonly number[];
};

export type ProbedWindow = { readonly pageProbe: PageProbe };
export type ProbedWorker = { readonly workerMarks: WorkerMark[] };
