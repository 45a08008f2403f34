import { loadavg } from 'node:os';
import { join } from 'node:path';
import { readHeld, readSpent, type Spent, saveProfile, startProfile } from './mainThread';
import type { LongTask, ProbedWindow } from './marks';
import { measureSlowdown, type OpenShop } from './openShop';
import { playSteps } from './playSteps';
import { printEach, printLine, printLongTasks, printSteps } from './printReport';
import type { SplitStep } from './splitStep';
import { KEY_STEPS, type Step, TAP_STEPS } from './steps';
import { warmUp } from './warmUp';

export type SessionOptions = {
  /** How often the session is played; of each step its fastest round counts. */
  readonly rounds: number;
  /** How long after a key or a tap the next one comes at the earliest, in ms. */
  readonly pace: number;
  readonly profile: boolean;
  /** Prints every step too. */
  readonly each: boolean;
  /** Folder of the site, for the names in a profile. */
  readonly site: string;
};

const LIMIT_MS = 50;
const MEGA = 1e6;
const PROFILE = join('node_modules', '.cache', 'benchBrowser.cpuprofile');

/** Plays the session and prints what it cost.
 *  @returns  whether the key presses, and the main thread in all of the session, keep within the limit */
export async function measureSession(shop: OpenShop, options: SessionOptions): Promise<boolean> {
  const { page, cdp } = shop;
  await warmUp(shop);
  const before = loadavg()[0] ?? 0;
  const start = await page.evaluate(() => performance.timeOrigin + performance.now());
  if (options.profile) await startProfile(cdp);
  const rounds = { keys: [] as (readonly SplitStep[])[], taps: [] as (readonly SplitStep[])[] };
  const spent: Spent[] = [await readSpent(cdp)];
  for (let round = 0; round < options.rounds; round++) {
    rounds.keys.push(await playSteps(shop, KEY_STEPS, options.pace));
    spent.push(await readSpent(cdp));
    rounds.taps.push(await playSteps(shop, TAP_STEPS, options.pace));
    spent.push(await readSpent(cdp));
  }
  if (options.profile) await saveProfile(cdp, options.site, PROFILE);

  const [keys, taps] = [bestOf(rounds.keys), bestOf(rounds.taps)];
  const probe = await page.evaluate(() => {
    const { pageProbe } = window as unknown as ProbedWindow;
    return { timings: pageProbe.eventTimings(), tasks: pageProbe.longTasks() };
  });
  if (options.each) printEach([...keys, ...taps], probe.tasks, LIMIT_MS);
  const p95 = printSteps('Key presses', keys);
  printSpent(spent.slice(0, 2), KEY_STEPS);
  printSteps('Taps', taps);
  printSpent(spent.slice(1, 3), TAP_STEPS);
  console.log(`\nThe browser's own Event Timing of ${probe.timings.length} keys and taps that took 16 ms or more`);
  printLine('to the next paint', probe.timings);
  const isLoading = ({ at }: LongTask) => at < start;
  printLongTasks('While loading', probe.tasks.filter(isLoading), LIMIT_MS);
  const inSession = probe.tasks.filter((task) => !isLoading(task));
  const long = printLongTasks('In the session', inSession, LIMIT_MS);
  const { objects, buffers } = await readHeld(cdp);
  console.log(
    `the page holds ${(objects / MEGA).toFixed(1)} MB of objects and ${(buffers / MEGA).toFixed(1)} MB of buffers`,
  );
  const slower = [shop.slowdown, await measureSlowdown(shop)].map((times) => times.toFixed(1)).join(' and ');
  const load = [before, loadavg()[0] ?? 0].map((one) => one.toFixed(1)).join(' and ');
  console.log(`\nmain thread slower by ${slower}, load of this machine ${load}, before and after`);
  console.log(`p95 of key presses ${p95.toFixed(1)} ms, long tasks ${long}; limits ${LIMIT_MS} ms and none`);
  return p95 <= LIMIT_MS && long === 0;
}

/** Of each step the round with the fastest answer. */
function bestOf(rounds: readonly (readonly SplitStep[])[]): readonly SplitStep[] {
  const total = (step: SplitStep) => step.answer?.total ?? Number.POSITIVE_INFINITY;
  return (rounds[0] ?? []).map((first, at) =>
    rounds.flatMap((round) => round[at] ?? []).reduce((best, step) => (total(step) < total(best) ? step : best), first),
  );
}

function printSpent([before, after]: readonly Spent[], steps: readonly Step[]): void {
  if (before === undefined || after === undefined) return;
  const each = (kind: keyof Spent) => ((after[kind] - before[kind]) / steps.length).toFixed(1);
  console.log(
    `main thread, ms a step: scripts ${each('scripts')}, styles ${each('styles')}, layout ${each('layout')}, the rest ${each('rest')}`,
  );
}
