import type { ProbedWorker, WorkerMark } from './marks';

/** Runs in the search worker before its own script and slows it down, because Chromium throttles pages only. After each task
 *  the worker sleeps for a multiple of its duration, and messages are sent after the sleep. Code between tasks (promise
 *  continuations: fetching and decoding the catalog) keeps its speed. */

declare const SLOWDOWN: number;

type Message = { readonly type: string; readonly id?: number };
type ProbedWorkerScope = { -readonly [Key in keyof ProbedWorker]: ProbedWorker[Key] } & {
  setTimeout: (run: () => void, delay?: number) => number;
  postMessage: (message: Message) => void;
  readonly addEventListener: (type: 'message', listener: (event: { readonly data: Message }) => void) => void;
};

const scope = globalThis as unknown as ProbedWorkerScope;
const now = () => performance.timeOrigin + performance.now();
/** `SharedArrayBuffer` is undefined in pages without cross-origin isolation. */
const { buffer } = new WebAssembly.Memory({ shared: true, initial: 1, maximum: 1 });
const neverNotified = new Int32Array(buffer);
const sleep = (ms: number) => void (ms > 0 && Atomics.wait(neverNotified, 0, 0, ms));
const { port1: unusedPort } = new MessageChannel();
const marks: WorkerMark[] = [];
const receivedAtById = new Map<number, number>();
let isInTask = false;
/** Start of the part of the task that has not been slowed down yet. */
let partStart = 0;
let taskMs = 0;

scope.workerMarks = marks;
slowDownTasks();
slowDownResponses();

function sleepForPart(): void {
  if (!isInTask) return;
  const partMs = now() - partStart;
  taskMs += partMs;
  sleep(partMs * (SLOWDOWN - 1));
  partStart = now();
}

function runSlowly(run: () => void): void {
  isInTask = true;
  partStart = now();
  taskMs = 0;
  run();
  sleepForPart();
  isInTask = false;
}

function slowDownTasks(): void {
  const originalSetTimeout = scope.setTimeout.bind(globalThis);
  scope.setTimeout = (run, delay) => originalSetTimeout(() => runSlowly(run), delay);
  Object.defineProperty(globalThis, 'onmessage', {
    set: (handle: (event: { readonly data: Message }) => void) => {
      scope.addEventListener('message', (event) => {
        const receivedAt = now();
        runSlowly(() => {
          const { id } = event.data;
          if (id !== undefined) receivedAtById.set(id, receivedAt);
          handle(event);
        });
      });
    },
  });
}

function slowDownResponses(): void {
  const post = scope.postMessage.bind(globalThis);
  scope.postMessage = (message) => {
    // Serializing is work too: the message is serialized an extra time to measure it.
    unusedPort.postMessage(message);
    sleepForPart();
    const { id } = message;
    const receivedAt = id === undefined ? undefined : receivedAtById.get(id);
    if (id !== undefined && receivedAt !== undefined) marks.push({ id, receivedAt, respondedAt: now(), taskMs });
    post(message);
    partStart = now();
  };
}
