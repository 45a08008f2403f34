import { loadavg } from 'node:os';
import { join } from 'node:path';
import { type MainThreadTimes, readMainThreadTimes, readMemory, saveProfile, startProfile } from './mainThread';
import type { LongTask, ProbedWindow } from './marks';
import { measureSlowdown, type OpenShop } from './openShop';
import { playSteps } from './playSteps';
import { printEach, printLine, printLongTasks, printSteps } from './printReport';
import type { SplitStep } from './splitStep';
import { KEY_STEPS, type Step, TAP_STEPS } from './steps';
import { warmUp } from './warmUp';

export type SessionOptions = {
  /** Number of times the session is played; the fastest round of each step counts. */
  readonly rounds: number;
  /** Minimum time between two steps, in ms. */
  readonly pace: number;
  readonly profile: boolean;
  /** Also prints every step. */
  readonly each: boolean;
  /** Folder of the site, for names in a profile. */
  readonly site: string;
  /** Bound for the 95th percentile from key press to painted result, in ms. */
  readonly limitMs: number;
};

/** The browser's own definition of a long task. */
const LONG_TASK_MS = 50;
const MEGA = 1e6;
const PROFILE = join('node_modules', '.cache', 'benchBrowser.cpuprofile');

/** Plays the session and prints the times of its steps.
 *  @returns  whether key presses stay within the limit */
export async function measureSession(shop: OpenShop, options: SessionOptions): Promise<boolean> {
  const { page, cdp } = shop;
  await warmUp(shop);
  const before = loadavg()[0] ?? 0;
  const start = await page.evaluate(() => performance.timeOrigin + performance.now());
  if (options.profile) await startProfile(cdp);
  const rounds = { keys: [] as (readonly SplitStep[])[], taps: [] as (readonly SplitStep[])[] };
  const mainThreadTimes: MainThreadTimes[] = [await readMainThreadTimes(cdp)];
  for (let round = 0; round < options.rounds; round++) {
    rounds.keys.push(await playSteps(shop, KEY_STEPS, options.pace));
    mainThreadTimes.push(await readMainThreadTimes(cdp));
    rounds.taps.push(await playSteps(shop, TAP_STEPS, options.pace));
    mainThreadTimes.push(await readMainThreadTimes(cdp));
  }
  if (options.profile) await saveProfile(cdp, options.site, PROFILE);

  const [keys, taps] = [bestOf(rounds.keys), bestOf(rounds.taps)];
  const probe = await page.evaluate(() => {
    const { pageProbe } = window as unknown as ProbedWindow;
    return { timings: pageProbe.eventTimings(), tasks: pageProbe.longTasks() };
  });
  if (options.each) printEach([...keys, ...taps], probe.tasks, LONG_TASK_MS);
  const p95 = printSteps('Key presses', keys);
  printMainThreadTimes(mainThreadTimes.slice(0, 2), KEY_STEPS);
  printSteps('Taps', taps);
  printMainThreadTimes(mainThreadTimes.slice(1, 3), TAP_STEPS);
  console.log(`\nThe browser's own Event Timing of ${probe.timings.length} keys and taps that took 16 ms or more`);
  printLine('to the next paint', probe.timings);
  const isLoading = ({ startedAt }: LongTask) => startedAt < start;
  printLongTasks('While loading', probe.tasks.filter(isLoading), LONG_TASK_MS);
  const inSession = probe.tasks.filter((task) => !isLoading(task));
  printLongTasks('In the session', inSession, LONG_TASK_MS);
  const { objects, buffers } = await readMemory(cdp);
  console.log(
    `the page holds ${(objects / MEGA).toFixed(1)} MB of objects and ${(buffers / MEGA).toFixed(1)} MB of buffers`,
  );
  const slower = [shop.slowdown, await measureSlowdown(shop)].map((times) => times.toFixed(1)).join(' and ');
  const load = [before, loadavg()[0] ?? 0].map((one) => one.toFixed(1)).join(' and ');
  console.log(
    `\nreference loop ${shop.referenceMs.toFixed(0)} ms, main thread slower by ${slower}, load of this machine ${load}, before and after`,
  );
  console.log(`p95 from key press to painted result ${p95.toFixed(1)} ms, limit ${options.limitMs} ms`);
  return p95 <= options.limitMs;
}

/** Picks the fastest round of each step. */
function bestOf(rounds: readonly (readonly SplitStep[])[]): readonly SplitStep[] {
  const total = (step: SplitStep) => step.search?.total ?? Number.POSITIVE_INFINITY;
  return (rounds[0] ?? []).map((first, index) =>
    rounds
      .flatMap((round) => round[index] ?? [])
      .reduce((best, step) => (total(step) < total(best) ? step : best), first),
  );
}

function printMainThreadTimes([before, after]: readonly MainThreadTimes[], steps: readonly Step[]): void {
  if (before === undefined || after === undefined) return;
  const each = (kind: keyof MainThreadTimes) => ((after[kind] - before[kind]) / steps.length).toFixed(1);
  console.log(
    `main thread, ms a step: scripts ${each('scripts')}, styles ${each('styles')}, layout ${each('layout')}, the rest ${each('rest')}`,
  );
}
