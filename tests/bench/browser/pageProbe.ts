import type { LongTask, Marks, PaintMark, ProbedWindow } from './marks';

/** Runs before the scripts of the page. It wraps browser functions only, so that the product contains no measuring code. */

/** The Prioritized Task Scheduling API, which TypeScript's DOM types do not contain yet. */
declare const scheduler: {
  readonly postTask: (run: () => void, options: { readonly priority: 'user-blocking' }) => void;
};

/** Shorter timers only yield to other tasks. */
const MIN_PAUSE_MS = 50;
/** Longest wait for a step, because a response that changes nothing is never painted. */
const MAX_STEP_MS = 5_000;
const PRESS_EVENTS = ['keydown', 'pointerdown'];
const CHANGE_EVENTS = ['input', 'click'];

type MutableMarks = { -readonly [Kind in keyof Marks]: Marks[Kind][number][] };
type Message = { readonly type: string; readonly id?: number; readonly method?: string };

const createMarks = (): MutableMarks => ({ inputs: [], timers: [], requests: [], responses: [], paints: [] });
const now = () => performance.timeOrigin + performance.now();
const originalSetTimeout = window.setTimeout.bind(window);
const longTasks: LongTask[] = [];
const eventTimings: number[] = [];
let marks = createMarks();
let onPainted: () => void = () => {};

watchTimers();
watchWorkers();
watchInput();
document.addEventListener('DOMContentLoaded', watchChanges);
watchLongTasks();

(window as unknown as { -readonly [Key in keyof ProbedWindow]: ProbedWindow[Key] }).pageProbe = {
  begin: () => {
    marks = createMarks();
  },
  finished: (quietMs) =>
    new Promise((resolve) => {
      const end = () => {
        onPainted = () => {};
        resolve(marks);
      };
      onPainted = () => {
        if (isComplete()) end();
      };
      originalSetTimeout(() => {
        if (listSearches().length === 0) end();
      }, quietMs);
      originalSetTimeout(end, MAX_STEP_MS);
      onPainted();
    }),
  longTasks: () => longTasks,
  eventTimings: () => eventTimings,
};

function listSearches() {
  return marks.requests.filter(({ method }) => method === 'search');
}

/** Returns true once the response to the last search is painted. */
function isComplete(): boolean {
  const search = listSearches().at(-1);
  const response = marks.responses.find(({ id }) => id === search?.id);
  const isPainted = ({ target, changedAt }: PaintMark) =>
    target === 'results' && response !== undefined && changedAt >= response.receivedAt;
  return marks.paints.some(isPainted);
}

function watchTimers(): void {
  const setTimeout = (run: TimerHandler, delay = 0, ...args: unknown[]) => {
    if (typeof run !== 'function' || delay < MIN_PAUSE_MS) return originalSetTimeout(run, delay, ...args);
    const setAt = now();
    return originalSetTimeout(() => {
      marks.timers.push({ setAt, delay, firedAt: now() });
      run(...args);
    }, delay);
  };
  window.setTimeout = setTimeout as typeof window.setTimeout;
}

function watchWorkers(): void {
  window.Worker = new Proxy(Worker, {
    construct: (Original, args: [string | URL, WorkerOptions?]) => watchWorker(new Original(...args)),
  });
}

function watchWorker(worker: Worker): Worker {
  const post = worker.postMessage.bind(worker) as (message: Message) => void;
  worker.postMessage = (message: Message) => {
    const { type, id, method } = message;
    if (type === 'request' && id !== undefined && method !== undefined)
      marks.requests.push({ id, method, sentAt: now() });
    post(message);
  };
  worker.addEventListener('message', (event: MessageEvent<Message>) => {
    const receivedAt = now();
    // The browser deserializes a message when its data is first read.
    const { id } = event.data;
    if (id === undefined) return;
    marks.responses.push({ id, receivedAt, deserializedAt: now() });
    // The page's own listeners run first; a change that is already painted may have waited for this message.
    originalSetTimeout(onPainted);
  });
  return worker;
}

function watchInput(): void {
  const options = { capture: true, passive: true };
  for (const type of PRESS_EVENTS) {
    const record = (event: Event) => marks.inputs.push({ pressedAt: performance.timeOrigin + event.timeStamp });
    window.addEventListener(type, record, options);
  }
  for (const type of CHANGE_EVENTS) window.addEventListener(type, () => recordPaint('input'), options);
}

/** Observes changes of results. Excludes live regions for screen readers, which change later and are invisible. */
function watchChanges(): void {
  const isResult = ({ target }: MutationRecord) => {
    const element = target instanceof Element ? target : target.parentElement;
    return element?.closest('main, [role=dialog]') != null && element.closest('[role=status]') === null;
  };
  const observer = new MutationObserver((records) => {
    if (records.some(isResult)) recordPaint('results');
  });
  observer.observe(document, { subtree: true, childList: true, characterData: true });
}

/** Records a change once its frame is finished. */
function recordPaint(target: PaintMark['target']): void {
  const changedAt = now();
  const { paints } = marks;
  requestAnimationFrame(() => {
    // A task posted in a frame runs after its layout and paint, and a user-blocking one before other pending tasks.
    scheduler.postTask(
      () => {
        const paintedAt = now();
        requestAnimationFrame(() => {
          paints.push({ target, changedAt, paintedAt, nextFrameAt: now() });
          onPainted();
        });
      },
      { priority: 'user-blocking' },
    );
  });
}

type FrameScript = {
  readonly duration: number;
  readonly invoker: string;
  readonly sourceFunctionName: string;
  readonly sourceURL: string;
  readonly sourceCharPosition: number;
};

function watchLongTasks(): void {
  for (const source of ['longtask', 'long-animation-frame'] as const) {
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) longTasks.push(taskOf(source, entry));
    }).observe({ type: source, buffered: true });
  }
  new PerformanceObserver((list) => {
    for (const { name, duration } of list.getEntries()) {
      if (name === 'keydown' || name === 'click') eventTimings.push(duration);
    }
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
}

function taskOf(source: LongTask['source'], entry: PerformanceEntry): LongTask {
  const { scripts = [] } = entry as PerformanceEntry & { readonly scripts?: readonly FrameScript[] };
  return {
    source,
    startedAt: performance.timeOrigin + entry.startTime,
    duration: entry.duration,
    scripts: scripts.map((script) => ({
      name: `${script.invoker} ${script.sourceFunctionName} ${script.sourceURL.split('/').at(-1)}:${script.sourceCharPosition}`,
      duration: script.duration,
    })),
  };
}
