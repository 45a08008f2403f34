import type { Marks, WorkerMark } from './marks';

/** Where the time of one key or tap went, in ms. */
export type SplitStep = {
  readonly name: string;
  /** When it began, in ms since 1970. */
  readonly at: number;
  /** From the key to what it typed or pressed being painted; null where nothing was. */
  readonly echo: number | null;
  /** null for a step that asked nothing new. */
  readonly answer: SplitAnswer | null;
};

/** From the key to what the answer says first being painted, its total and offers; `total` is the sum of the parts. */
export type SplitAnswer = {
  readonly total: number;
  /** The pause that the page makes on purpose before it asks. */
  readonly pause: number;
  /** Until the question is sent, besides the pause: hearing the key, showing it, reading the text, drawing the page. */
  readonly asking: number;
  /** On the way to the worker and back, with the making of objects from the message. */
  readonly messages: number;
  /** In the worker, slowed down. */
  readonly worker: number;
  /** From the answer to the changed page. */
  readonly drawing: number;
  /** From the changed page to the end of the frame on the main thread. */
  readonly painting: number;
  /** Until the next frame began: not in the total. */
  readonly nextFrame: number;
  /** From the key until the numbers for the choices around the offers are there: not in the total. */
  readonly whole: number;
  /** What the worker's task took before it was slowed down: not in the total. */
  readonly worked: number;
  /** How many searches were sent. */
  readonly searches: number;
};

/** Splits the time of a step by what page and worker noted. The answer is that to the last search of the step.
 *  @param answers  of the whole session */
export function splitStep(name: string, marks: Marks, answers: readonly WorkerMark[]): SplitStep {
  const { inputs, changes } = marks;
  const [input] = inputs;
  if (input === undefined) throw new Error(`${name}: the page heard nothing`);
  const echo = changes.find(({ of, at }) => of === 'input' && at >= input.at);
  return {
    name,
    at: input.at,
    echo: echo === undefined ? null : echo.painted - input.at,
    answer: splitAnswer(input.at, marks, answers),
  };
}

function splitAnswer(start: number, marks: Marks, answers: readonly WorkerMark[]): SplitAnswer | null {
  const searches = marks.sent.filter(({ kind }) => kind === 'search');
  const sent = searches.at(-1);
  const came = marks.came.find(({ call }) => call === sent?.call);
  const worked = answers.find(({ call }) => call === sent?.call);
  if (sent === undefined || came === undefined || worked === undefined) return null;
  const whole = marks.came.find(({ call, kind }) => call === sent?.call && kind !== 'head') ?? came;
  const shown = marks.changes.find(({ of, at }) => of === 'results' && at >= came.at);
  if (shown === undefined) return null;
  const pause = marks.timers.filter(({ set, fired }) => set >= start && fired <= sent.at).at(-1)?.delay ?? 0;
  return {
    total: shown.painted - start,
    pause,
    asking: sent.at - start - pause,
    messages: worked.heard - sent.at + came.read - worked.answered,
    worker: worked.answered - worked.heard,
    drawing: shown.at - came.read,
    painting: shown.painted - shown.at,
    nextFrame: shown.next - shown.painted,
    whole: whole.read - start,
    worked: worked.worked,
    searches: searches.length,
  };
}
