import type { ProbedWorker, WorkerMark } from './marks';

/** Runs in the search worker before its own script and makes it slower: the browser's throttling knows pages only. A task
 *  that took some time sleeps so many times longer, and what it says is held back as long. What runs between tasks
 *  (promises: fetching and decoding the catalog) keeps its speed. */

declare const SLOWDOWN: number;

type Message = { readonly call?: number; readonly kind: string };

const scope = globalThis as unknown as ProbedWorkerScope;
type ProbedWorkerScope = { -readonly [Key in keyof ProbedWorker]: ProbedWorker[Key] } & {
  setTimeout: (run: () => void, delay?: number) => number;
  postMessage: (message: Message) => void;
  readonly addEventListener: (type: 'message', listener: (event: { readonly data: Message }) => void) => void;
};

const now = () => performance.timeOrigin + performance.now();
/** Pages without isolation have no shared buffer by its own name. */
const { buffer } = new WebAssembly.Memory({ shared: true, initial: 1, maximum: 1 });
const never = new Int32Array(buffer);
const sleep = (ms: number) => void (ms > 0 && Atomics.wait(never, 0, 0, ms));
const { port1: nowhere } = new MessageChannel();
const marks: WorkerMark[] = [];
const heard = new Map<number, { readonly kind: string; readonly at: number }>();
let running = false;
/** Until when the running task has paid for its time. */
let paid = 0;
let worked = 0;

scope.workerMarks = marks;
slowDownTasks();
slowDownAnswers();

function pay(): void {
  if (!running) return;
  const took = now() - paid;
  worked += took;
  sleep(took * (SLOWDOWN - 1));
  paid = now();
}

function slowly(run: () => void): void {
  running = true;
  paid = now();
  worked = 0;
  run();
  pay();
  running = false;
}

function slowDownTasks(): void {
  const setLater = scope.setTimeout.bind(globalThis);
  scope.setTimeout = (run, delay) => setLater(() => slowly(run), delay);
  Object.defineProperty(globalThis, 'onmessage', {
    set: (handle: (event: { readonly data: Message }) => void) => {
      scope.addEventListener('message', (event) => {
        const at = now();
        slowly(() => {
          const { call = 0, kind } = event.data;
          heard.set(call, { kind, at });
          handle(event);
        });
      });
    },
  });
}

function slowDownAnswers(): void {
  const post = scope.postMessage.bind(globalThis);
  scope.postMessage = (message) => {
    // Writing the message down is work too: it is done once for nobody, to know how long it takes.
    nowhere.postMessage(message);
    pay();
    const asked = heard.get(message.call ?? 0);
    if (asked !== undefined && message.call !== 0) {
      const { kind, at } = asked;
      marks.push({ call: message.call ?? 0, kind, heard: at, answered: now(), worked });
    }
    post(message);
    paid = now();
  };
}
