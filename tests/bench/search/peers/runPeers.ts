import { fork } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { computeExpected } from './expectedResults';
import { findKind, KINDS } from './kinds';
import { measurePeer, type Report } from './measurePeer';
import { ours } from './ours';
import { isFullyCorrect, type Measurement, printSize } from './printPeers';
import { shippedBytes } from './shippedBytes';

const { values } = parseArgs({
  options: {
    sizes: { type: 'string', default: '1000,10000,100000' },
    peers: { type: 'string', default: KINDS.map(({ name }) => name).join(',') },
    /** Time limit of a peer at a size in seconds, including building, comparison and the times of our engine. */
    cap: { type: 'string', default: '300' },
    measure: { type: 'string' },
    expected: { type: 'string' },
  },
});

if (values.measure !== undefined) await measure(values.measure, Number(values.sizes), values.expected ?? '');
else if (values.expected !== undefined)
  writeFileSync(values.expected, JSON.stringify(computeExpected(Number(values.sizes))));
else await bench();

/** Measures each peer at each size in its own process, so that its memory and compiled code do not affect the next measurement
 *  and a slow peer can be stopped. Exits with 1 if our engine returned a wrong result or none. */
async function bench(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-peers-'));
  try {
    const kinds = (values.peers ?? '').split(',').map(findKind);
    const shipped = new Map<string, number | null>();
    for (const kind of kinds) shipped.set(kind.name, await shippedBytes(kind));
    for (const size of (values.sizes ?? '').split(',').map(Number)) {
      const expected = join(folder, `expected-${size}.json`);
      await inProcess(['--sizes', String(size), '--expected', expected], Number.POSITIVE_INFINITY);
      if (!existsSync(expected)) throw new Error(`the oracle returned no results at ${size}`);
      const measurements: Measurement[] = [];
      for (const { name } of kinds) {
        const args = ['--measure', name, '--sizes', String(size), '--expected', expected];
        const { reports, end } = await inProcess(args, Number(values.cap) * 1_000);
        measurements.push({ name, shipped: shipped.get(name) ?? null, reports, end });
        console.error(`${size} ${name}: ${end ?? 'done'}`);
      }
      printSize(size, measurements);
      const own = measurements.find(({ name }) => name === ours.name);
      if (own !== undefined && !isFullyCorrect(own)) process.exitCode = 1;
    }
  } finally {
    rmSync(folder, { recursive: true });
  }
}

async function measure(name: string, size: number, expected: string): Promise<void> {
  const report = (entry: Report) => process.send?.(entry);
  try {
    await measurePeer(name, size, expected, report);
  } catch (error) {
    report({ kind: 'failed', message: error instanceof Error ? error.message : String(error) });
  }
  process.disconnect?.();
}

/** Runs this file again with other arguments.
 *  @param cap  milliseconds after which the process is stopped
 *  @returns    its reports; `end` is the reason of an early end, null if it finished */
function inProcess(
  args: readonly string[],
  cap: number,
): Promise<{ readonly reports: readonly Report[]; readonly end: string | null }> {
  return new Promise((resolve) => {
    const reports: Report[] = [];
    const child = fork(fileURLToPath(import.meta.url), args, { execArgv: process.execArgv });
    let isTimedOut = false;
    const timer = Number.isFinite(cap)
      ? setTimeout(() => {
          isTimedOut = true;
          child.kill('SIGKILL');
        }, cap)
      : undefined;
    child.on('message', (message) => reports.push(message as Report));
    child.on('exit', (code, signal) => {
      clearTimeout(timer);
      const timeoutMessage = isTimedOut ? `not done after ${cap / 1_000} s` : null;
      resolve({ reports, end: timeoutMessage ?? (code === 0 ? null : `ended by ${signal ?? `code ${code}`}`) });
    });
  });
}
