import type { CameMark, ChangeMark, InputMark, LongTask, ProbedWindow, SentMark, TimerMark } from './marks';

/** Runs in the page before its own scripts. It listens at the edges of the browser only: the page's code does not know it. */

/** TypeScript's DOM does not know it yet. */
declare const scheduler: { readonly postTask: (run: () => void, how: { readonly priority: 'user-blocking' }) => void };

/** Shorter timers are ways to yield, not pauses. */
const PAUSE_FROM_MS = 50;
/** An answer that changes nothing is never painted. */
const LOST_AFTER_MS = 5_000;
const STARTS = ['keydown', 'pointerdown'];
const ENDS = ['input', 'click'];

type Noted = {
  inputs: InputMark[];
  timers: TimerMark[];
  sent: SentMark[];
  came: CameMark[];
  changes: ChangeMark[];
};

type Message = { readonly call?: number; readonly kind: string };

const empty = (): Noted => ({ inputs: [], timers: [], sent: [], came: [], changes: [] });
const now = () => performance.timeOrigin + performance.now();
const setLater = window.setTimeout.bind(window);
const longTasks: LongTask[] = [];
const eventTimings: number[] = [];
let noted = empty();
let onPainted: () => void = () => {};

watchTimers();
watchWorkers();
watchInput();
document.addEventListener('DOMContentLoaded', watchChanges);
watchLongTasks();
(window as unknown as { -readonly [Key in keyof ProbedWindow]: ProbedWindow[Key] }).pageProbe = {
  begin: () => {
    noted = empty();
  },
  finished: (quietMs) =>
    new Promise((resolve) => {
      const end = () => {
        onPainted = () => {};
        resolve(noted);
      };
      onPainted = () => {
        if (isAnswered()) end();
      };
      setLater(() => {
        if (searches().length === 0) end();
      }, quietMs);
      setLater(end, LOST_AFTER_MS);
      onPainted();
    }),
  longTasks: () => longTasks,
  eventTimings: () => eventTimings,
};

function searches(): readonly SentMark[] {
  return noted.sent.filter(({ kind }) => kind === 'search');
}

function isAnswered(): boolean {
  const last = searches().at(-1);
  const own = noted.came.filter(({ call }) => call === last?.call);
  // The head, or where there is none the page.
  const [first] = own;
  const isWhole = own.some(({ kind }) => kind !== 'head');
  return isWhole && first !== undefined && noted.changes.some(({ of, at }) => of === 'results' && at >= first.at);
}

function watchTimers(): void {
  const watched = (run: TimerHandler, delay = 0, ...given: unknown[]) => {
    if (typeof run !== 'function' || delay < PAUSE_FROM_MS) return setLater(run, delay, ...given);
    const set = now();
    return setLater(() => {
      noted.timers.push({ set, delay, fired: now() });
      run(...given);
    }, delay);
  };
  window.setTimeout = watched as typeof window.setTimeout;
}

function watchWorkers(): void {
  window.Worker = new Proxy(Worker, {
    construct: (Original, given: [string | URL, WorkerOptions?]) => watchWorker(new Original(...given)),
  });
}

function watchWorker(worker: Worker): Worker {
  const post = worker.postMessage.bind(worker) as (message: Message) => void;
  worker.postMessage = (message: Message) => {
    noted.sent.push({ call: message.call ?? 0, kind: message.kind, at: now() });
    post(message);
  };
  worker.addEventListener('message', (event: MessageEvent<Message>) => {
    const at = now();
    // The browser makes objects of a message when it is first looked at.
    const { call = 0, kind } = event.data;
    noted.came.push({ call, kind, at, read: now() });
    // The page's own listeners come first, and what was painted before may have waited for this.
    setLater(onPainted);
  });
  return worker;
}

function watchInput(): void {
  for (const type of STARTS) {
    const note = (event: Event) => noted.inputs.push({ at: performance.timeOrigin + event.timeStamp, heard: now() });
    window.addEventListener(type, note, { capture: true, passive: true });
  }
  for (const type of ENDS) window.addEventListener(type, () => notePaint('input'), { capture: true, passive: true });
}

/** What is told to screen readers only comes later, and nobody sees it. */
function watchChanges(): void {
  const isResult = ({ target }: MutationRecord) => {
    const element = target instanceof Element ? target : target.parentElement;
    return element?.closest('main, [role=dialog]') != null && element.closest('[role=status]') === null;
  };
  const observer = new MutationObserver((records) => {
    if (records.some(isResult)) notePaint('results');
  });
  observer.observe(document, { subtree: true, childList: true, characterData: true });
}

/** Notes a change when the frame that shows it is done. */
function notePaint(of: ChangeMark['of']): void {
  const at = now();
  const into = noted;
  requestAnimationFrame(() => {
    // A task posted in a frame comes after its layout and painting, and an urgent one before what else waits.
    scheduler.postTask(
      () => {
        const painted = now();
        requestAnimationFrame(() => {
          into.changes.push({ of, at, painted, next: now() });
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
    at: performance.timeOrigin + entry.startTime,
    duration: entry.duration,
    scripts: scripts.map((script) => ({
      name: `${script.invoker} ${script.sourceFunctionName} ${script.sourceURL.split('/').at(-1)}:${script.sourceCharPosition}`,
      duration: script.duration,
    })),
  };
}
