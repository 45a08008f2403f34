import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { CDPSession } from '@playwright/test';
import { type CpuProfile, type ProfileEntry, summarizeProfile } from './profiledFunctions';

/** Time of the main thread by kind of work, in ms. */
export type MainThreadTimes = {
  readonly scripts: number;
  readonly styles: number;
  readonly layout: number;
  /** Everything else: painting, parsing, the browser's own work. */
  readonly rest: number;
};

/** Short enough to distinguish the parts of a task. */
const SAMPLE_EVERY_US = 500;
const ROWS = 25;

/** Reads the browser's counters since navigation; callers subtract two readings. */
export async function readMainThreadTimes(cdp: CDPSession): Promise<MainThreadTimes> {
  await cdp.send('Performance.enable', { timeDomain: 'timeTicks' });
  const { metrics } = await cdp.send('Performance.getMetrics');
  const read = (wanted: string) => (metrics.find(({ name }) => name === wanted)?.value ?? 0) * 1_000;
  const [scripts, styles, layout] = [read('ScriptDuration'), read('RecalcStyleDuration'), read('LayoutDuration')];
  return { scripts, styles, layout, rest: read('TaskDuration') - scripts - styles - layout };
}

/** Starts a CPU profile of the main thread. */
export async function startProfile(cdp: CDPSession): Promise<void> {
  await cdp.send('Profiler.enable');
  await cdp.send('Profiler.setSamplingInterval', { interval: SAMPLE_EVERY_US });
  await cdp.send('Profiler.start');
}

/** Ends the CPU profile, saves it and prints the heaviest functions and files.
 *  @param site  folder of the site */
export async function saveProfile(cdp: CDPSession, site: string, path: string): Promise<void> {
  const { profile } = await cdp.send('Profiler.stop');
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, JSON.stringify(profile));
  console.log(`\nprofile of the main thread: ${path}`);
  const { functions, files } = summarizeProfile(profile as CpuProfile, site);
  printHeaviest('files and packages by self time', files, ({ self }) => self);
  printHeaviest('functions by self time', functions, ({ self }) => self);
  const ours = functions.filter(({ name }) => /\.tsx?$/.test(name));
  printHeaviest("the project's functions by total time", ours, ({ total }) => total);
}

function printHeaviest(title: string, all: readonly ProfileEntry[], by: (one: ProfileEntry) => number): void {
  console.log(`\n${title}\n${'self ms'.padStart(8)}${'total'.padStart(8)}`);
  for (const { name, self, total } of [...all].sort((a, b) => by(b) - by(a)).slice(0, ROWS)) {
    console.log(`${self.toFixed(0).padStart(8)}${total.toFixed(0).padStart(8)}  ${name}`);
  }
}

/** Memory of a page after garbage collection, in bytes: script objects and buffers. */
export async function readMemory(cdp: CDPSession): Promise<{ readonly objects: number; readonly buffers: number }> {
  await cdp.send('HeapProfiler.collectGarbage');
  const { usedSize, backingStorageSize } = await cdp.send('Runtime.getHeapUsage');
  return { objects: usedSize, buffers: backingStorageSize };
}
