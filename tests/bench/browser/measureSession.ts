import { loadavg } from 'node:os';
import { join } from 'node:path';
import { type MainThreadTimes, readMainThreadTimes, readMemory, saveProfile, startProfile } from './mainThread';
import type { LongTask, ProbedWindow } from './marks';
import { measureSlowdown, type OpenShop } from './openShop';
import { playSteps } from './playSteps';
import { printEach, printLine, printLongTasks, printSteps } from './printReport';
import { KEY_STEPS, type Step, TAP_STEPS } from './steps';
import { warmUp } from './warmUp';

export type SessionOptions = {
  /** Minimum time between two steps, in ms. */
  readonly pace: number;
  readonly profile: boolean;
  /** Also prints every step. */
  readonly each: boolean;
  /** Folder of the site, for names in a profile. */
  readonly site: string;
};

/** The browser's own definition of a long task. */
const LONG_TASK_MS = 50;
const MEGA = 1e6;
const PROFILE = join('node_modules', '.cache', 'benchBrowser.cpuprofile');

/** Plays the session and prints the times of its steps.
 *  @returns  times from key press to painted result, in ms */
export async function measureSession(shop: OpenShop, options: SessionOptions): Promise<readonly number[]> {
  const { page, cdp } = shop;
  await warmUp(shop);
  const before = loadavg()[0] ?? 0;
  const start = await page.evaluate(() => performance.timeOrigin + performance.now());
  if (options.profile) await startProfile(cdp);
  const mainThreadTimes = [await readMainThreadTimes(cdp)];
  const keys = await playSteps(shop, KEY_STEPS, options.pace);
  mainThreadTimes.push(await readMainThreadTimes(cdp));
  const taps = await playSteps(shop, TAP_STEPS, options.pace);
  mainThreadTimes.push(await readMainThreadTimes(cdp));
  if (options.profile) await saveProfile(cdp, options.site, PROFILE);

  const probe = await page.evaluate(() => {
    const { pageProbe } = window as unknown as ProbedWindow;
    return { timings: pageProbe.eventTimings(), tasks: pageProbe.longTasks() };
  });
  if (options.each) printEach([...keys, ...taps], probe.tasks, LONG_TASK_MS);
  printSteps('Key presses', keys);
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
  return keys.flatMap(({ search }) => search?.total ?? []);
}

function printMainThreadTimes([before, after]: readonly MainThreadTimes[], steps: readonly Step[]): void {
  if (before === undefined || after === undefined) return;
  const each = (kind: keyof MainThreadTimes) => ((after[kind] - before[kind]) / steps.length).toFixed(1);
  console.log(
    `main thread, ms a step: scripts ${each('scripts')}, styles ${each('styles')}, layout ${each('layout')}, the rest ${each('rest')}`,
  );
}
