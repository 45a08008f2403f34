import type { OpenShop } from './openShop';
import { addScrolled, type Scrolled } from './scrollList';
import type { SessionMarks, SessionWindow } from './sessionMarks';
import type { SessionStep } from './sessionSteps';

/** Measurements of a session. */
export type PlayedSession = {
  /** Slowest interaction of each action, from event to next paint in ms; null below the 16 ms that the browser reports. Swipes are
   *  not interactions. */
  readonly actions: readonly { readonly name: string; readonly slowest: number | null }[];
  readonly longTasks: readonly number[];
  readonly scrolled: Scrolled;
};

/** Performs the actions at their pace, without waiting for results. */
export async function playSession({ page, cdp }: OpenShop, steps: readonly SessionStep[]): Promise<PlayedSession> {
  const startTimes: number[] = [];
  const swipes: Scrolled[] = [];
  for (const { name, prepare, act, pace } of steps) {
    await prepare?.(page);
    startTimes.push(await page.evaluate(() => performance.now()));
    const swiped = await act(page, cdp).catch((cause: unknown) => {
      throw new Error(`${startTimes.length}: ${name}`, { cause });
    });
    if (swiped !== undefined) swipes.push(swiped);
    await page.waitForTimeout(pace);
  }
  await page.waitForTimeout(1_000);
  const marks = await readMarks(page);
  const actions = steps.map(({ name }, index) => {
    const [from = 0, to = Number.POSITIVE_INFINITY] = [startTimes[index], startTimes[index + 1]];
    const durations = marks.interactions
      .filter((one) => one.startTime >= from && one.startTime < to)
      .map(({ duration }) => duration);
    return { name, slowest: durations.length === 0 ? null : Math.max(...durations) };
  });
  const longTasks = marks.tasks
    .filter(({ startTime }) => startTime >= (startTimes[0] ?? 0))
    .map(({ duration }) => duration);
  return { actions, longTasks, scrolled: addScrolled(swipes) };
}

/** Returns the performance entries so far. */
export function readMarks(page: OpenShop['page']): Promise<SessionMarks> {
  return page.evaluate(() => (window as unknown as SessionWindow).sessionProbe.marks());
}
