/** What a page and its worker note of themselves. All times are milliseconds since the epoch, with fractions, so that
 *  those of the two threads can be compared. */
export type Marks = {
  readonly inputs: readonly InputMark[];
  readonly timers: readonly TimerMark[];
  readonly sent: readonly SentMark[];
  readonly came: readonly CameMark[];
  readonly changes: readonly ChangeMark[];
};

/** A key or a finger that went down; `heard` is when the main thread came to it. */
export type InputMark = { readonly at: number; readonly heard: number };

/** A timer of some length that has gone off. */
export type TimerMark = { readonly set: number; readonly delay: number; readonly fired: number };

/** A message to the worker. */
export type SentMark = { readonly call: number; readonly kind: string; readonly at: number };

/** A message from the worker; `read` is when its content was there to be used. */
export type CameMark = { readonly call: number; readonly kind: string; readonly at: number; readonly read: number };

/** A change of the page. `painted` is when the main thread had finished the frame that shows it, `next` when the frame
 *  after that began: what is shown was out of its hands by then. */
export type ChangeMark = {
  /** `input`: what was typed or pressed itself; `results`: the offers, the chips and the filters. */
  readonly of: 'input' | 'results';
  readonly at: number;
  readonly painted: number;
  readonly next: number;
};

/** What the worker notes of one call: when it heard of it and answered, and how long the task that answered really
 *  took, before it was slowed down. */
export type WorkerMark = {
  readonly call: number;
  readonly kind: string;
  readonly heard: number;
  readonly answered: number;
  readonly worked: number;
};

/** A task or a frame that kept the main thread, and the scripts that ran in it where the browser tells. */
export type LongTask = {
  readonly source: 'longtask' | 'long-animation-frame';
  readonly at: number;
  readonly duration: number;
  readonly scripts: readonly { readonly name: string; readonly duration: number }[];
};

/** The probe's door in the page's global scope. */
export type PageProbe = {
  /** Forgets all marks; the next key or tap is a new step. */
  readonly begin: () => void;
  /** Settles when what the answer to the last search of the step says first is painted and all of it has come, or after
   *  `quietMs` in which none was asked. */
  readonly finished: (quietMs: number) => Promise<Marks>;
  readonly longTasks: () => readonly LongTask[];
  /** What the browser itself says of keys and taps: milliseconds from each to the next paint, 16 or more. */
  readonly eventTimings: () => readonly number[];
};

export type ProbedWindow = { readonly pageProbe: PageProbe };
export type ProbedWorker = { readonly workerMarks: WorkerMark[] };
