import type { Marks, WorkerMark } from './marks';

/** The time of one key press or tap, in ms. */
export type SplitStep = {
  readonly name: string;
  /** Time of the press, in ms since 1970. */
  readonly pressedAt: number;
  /** From the press to the paint of its direct effect (typed text, pressed control); null without one. */
  readonly echo: number | null;
  /** null for a step without a new search. */
  readonly search: SearchTimes | null;
};

/** The time from a press to the paint of the response, in ms. `total` is the sum of the parts. */
export type SearchTimes = {
  readonly total: number;
  /** The debounce of the page. */
  readonly debounce: number;
  /** Until the request is sent, without the debounce: event handling, parsing the text, rendering the input. */
  readonly request: number;
  /** Transfer of request and response, with deserialization. */
  readonly transfer: number;
  /** In the worker, slowed down. */
  readonly worker: number;
  /** From the response to the DOM change. */
  readonly rendering: number;
  /** From the DOM change to the end of its frame on the main thread. */
  readonly painting: number;
  /** Until the next frame started; not part of the total. */
  readonly nextFrame: number;
  /** Duration of the worker's task without the slowdown; not part of the total. */
  readonly workerTask: number;
  /** Number of searches sent. */
  readonly searches: number;
};

/** A response without a change within this time has changed nothing, and the next change is another one, such as the age of a listing. An
 *  unchanged result is requested again when its cached copy has expired. In ms; a longer rendering would be listed as a long task. */
const CHANGE_MS = 1_000;

/** Splits the time of a step by the marks of page and worker; the last search of the step counts.
 *  @param workerMarks  of the whole session */
export function splitStep(name: string, marks: Marks, workerMarks: readonly WorkerMark[]): SplitStep {
  const { inputs, paints } = marks;
  const [input] = inputs;
  if (input === undefined) throw new Error(`${name}: the page received no input event`);
  const echo = paints.find(({ target, changedAt }) => target === 'input' && changedAt >= input.pressedAt);
  return {
    name,
    pressedAt: input.pressedAt,
    echo: echo === undefined ? null : echo.paintedAt - input.pressedAt,
    search: splitSearch(input.pressedAt, marks, workerMarks),
  };
}

function splitSearch(start: number, marks: Marks, workerMarks: readonly WorkerMark[]): SearchTimes | null {
  const searches = marks.requests.filter(({ method }) => method === 'search');
  const request = searches.at(-1);
  const response = marks.responses.find(({ id }) => id === request?.id);
  const inWorker = workerMarks.find(({ id }) => id === request?.id);
  if (request === undefined || response === undefined || inWorker === undefined) return null;
  const paint = marks.paints.find(({ target, changedAt }) => target === 'results' && changedAt >= response.receivedAt);
  if (paint === undefined || paint.changedAt - response.receivedAt > CHANGE_MS) return null;
  const { sentAt } = request;
  const debounce = marks.timers.filter(({ setAt, firedAt }) => setAt >= start && firedAt <= sentAt).at(-1)?.delay ?? 0;
  return {
    total: paint.paintedAt - start,
    debounce,
    request: sentAt - start - debounce,
    transfer: inWorker.receivedAt - sentAt + response.deserializedAt - inWorker.respondedAt,
    worker: inWorker.respondedAt - inWorker.receivedAt,
    rendering: paint.changedAt - response.deserializedAt,
    painting: paint.paintedAt - paint.changedAt,
    nextFrame: paint.nextFrameAt - paint.paintedAt,
    workerTask: inWorker.taskMs,
    searches: searches.length,
  };
}
