import type { LongTask } from './marks';
import type { SearchTimes, SplitStep } from './splitStep';

const PARTS: readonly (readonly [string, (search: SearchTimes) => number])[] = [
  ['to the painted result', ({ total }) => total],
  ['  without debounce', ({ total, debounce }) => total - debounce],
  ['  debounce', ({ debounce }) => debounce],
  ['  request', ({ request }) => request],
  ['  transfer', ({ transfer }) => transfer],
  ['  worker', ({ worker }) => worker],
  ['  rendering', ({ rendering }) => rendering],
  ['  painting', ({ painting }) => painting],
  ['then the next frame', ({ nextFrame }) => nextFrame],
  ['worker, not slowed', ({ workerTask }) => workerTask],
];

/** Prints percentiles of the steps and of each of their parts.
 *  @throws Error  if no step has searched */
export function printSteps(title: string, steps: readonly SplitStep[]): void {
  const searches = steps.flatMap(({ search }) => search ?? []);
  if (searches.length === 0) throw new Error(`${title}: no step has searched`);
  const echoes = steps.flatMap(({ echo }) => echo ?? []);
  console.log(`\n${title}: ${steps.length}, of which ${searches.length} with a new search`);
  console.log(`${'ms'.padEnd(24)}${['p50', 'p95', 'max'].map((head) => head.padStart(9)).join('')}`);
  printLine('to the painted input', echoes);
  for (const [name, read] of PARTS) printLine(name, searches.map(read));
  const repeated = searches.filter(({ searches: count }) => count > 1).length;
  if (repeated > 0) console.log(`${repeated} searched more than once`);
}

/** Prints one line per step, with the tasks over `limit` ms until the next step. */
export function printEach(steps: readonly SplitStep[], tasks: readonly LongTask[], limit: number): void {
  for (const [index, { name, pressedAt, echo, search }] of steps.entries()) {
    const until = steps[index + 1]?.pressedAt ?? Number.POSITIVE_INFINITY;
    const ownTasks = longerThan(limit, tasks).filter((task) => task.startedAt >= pressedAt && task.startedAt < until);
    const parts =
      search === null
        ? 'no search'
        : PARTS.map(([head, read]) => `${head.trim()} ${read(search).toFixed(0)}`).join(' · ');
    const long = ownTasks.map(
      (task) => ` · long task ${task.duration.toFixed(0)} after ${(task.startedAt - pressedAt).toFixed(0)}`,
    );
    console.log(`${name}  input ${echo?.toFixed(0) ?? '–'} · ${parts}${long.join('')}`);
  }
}

/** Prints main-thread tasks longer than `limit` ms and the scripts that the browser attributes to long frames. */
export function printLongTasks(title: string, all: readonly LongTask[], limit: number): number {
  const tasks = longerThan(limit, all);
  console.log(`\n${title}: ${tasks.length} tasks over ${limit} ms: ${list(tasks)}`);
  const frames = all.filter(({ source, duration }) => source === 'long-animation-frame' && duration > limit);
  const times = new Map<string, number[]>();
  for (const { scripts } of frames) {
    for (const { name, duration } of scripts) times.set(name, [...(times.get(name) ?? []), duration]);
  }
  console.log(`long frames: ${frames.length}; their scripts, times and ms together:`);
  const sum = (durations: readonly number[]) => durations.reduce((total, one) => total + one, 0);
  const heaviest = [...times].sort(([, a], [, b]) => sum(b) - sum(a)).slice(0, 12);
  for (const [name, durations] of heaviest)
    console.log(`  ${durations.length} × ${sum(durations).toFixed(0).padStart(6)}  ${name}`);
  return tasks.length;
}

/** Prints p50, p95 and maximum. */
export function printLine(name: string, times: readonly number[]): void {
  const cells = [0.5, 0.95, 1].map((share) => percentile(times, share).toFixed(1).padStart(9));
  console.log(`${name.padEnd(24)}${cells.join('')}`);
}

function longerThan(limit: number, tasks: readonly LongTask[]): readonly LongTask[] {
  return tasks.filter(({ source, duration }) => source === 'longtask' && duration > limit);
}

function list(tasks: readonly LongTask[]): string {
  return tasks
    .map(({ duration }) => duration)
    .sort((a, b) => b - a)
    .map((duration) => duration.toFixed(0))
    .join(' ');
}

/** Returns the value that a share of the times does not exceed. */
export function percentile(times: readonly number[], share: number): number {
  const sorted = [...times].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0;
}
