import { fork } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { KINDS, kindNamed } from './kinds';
import { measurePeer, type Report } from './measurePeer';
import { ours } from './ours';
import { isWhollyRight, type Measured, printSize } from './printPeers';
import { shippedBytes } from './shippedBytes';
import { truthOf } from './truth';

const { values } = parseArgs({
  options: {
    sizes: { type: 'string', default: '1000,10000,100000' },
    peers: { type: 'string', default: KINDS.map(({ name }) => name).join(',') },
    /** Seconds a peer has at a size, building, checks and our own turns included. */
    cap: { type: 'string', default: '300' },
    measure: { type: 'string' },
    truth: { type: 'string' },
  },
});

if (values.measure !== undefined) await measure(values.measure, Number(values.sizes), values.truth ?? '');
else if (values.truth !== undefined) writeFileSync(values.truth, JSON.stringify(truthOf(Number(values.sizes))));
else await bench();

/** Measures each peer at each size in a process of its own: what one holds in memory or optimises does not touch the
 *  next, and one that takes too long can be ended. The exit code is 1 if our own engine gave a wrong answer, or none. */
async function bench(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-peers-'));
  try {
    const kinds = (values.peers ?? '').split(',').map(kindNamed);
    const shipped = new Map<string, number | null>();
    for (const kind of kinds) shipped.set(kind.name, await shippedBytes(kind));
    for (const size of (values.sizes ?? '').split(',').map(Number)) {
      const truth = join(folder, `truth-${size}.json`);
      await inProcess(['--sizes', String(size), '--truth', truth], Number.POSITIVE_INFINITY);
      if (!existsSync(truth)) throw new Error(`the oracle gave no answers at ${size}`);
      const measured: Measured[] = [];
      for (const { name } of kinds) {
        const args = ['--measure', name, '--sizes', String(size), '--truth', truth];
        const { reports, end } = await inProcess(args, Number(values.cap) * 1_000);
        measured.push({ name, shipped: shipped.get(name) ?? null, reports, end });
        console.error(`${size} ${name}: ${end ?? 'done'}`);
      }
      printSize(size, measured);
      const own = measured.find(({ name }) => name === ours.name);
      if (own !== undefined && !isWhollyRight(own)) process.exitCode = 1;
    }
  } finally {
    rmSync(folder, { recursive: true });
  }
}

async function measure(name: string, size: number, truth: string): Promise<void> {
  const report = (one: Report) => process.send?.(one);
  try {
    await measurePeer(name, size, truth, report);
  } catch (error) {
    report({ kind: 'failed', message: error instanceof Error ? error.message : String(error) });
  }
  process.disconnect?.();
}

/** Runs this file again with other arguments.
 *  @param cap  milliseconds after which the process is ended
 *  @returns    what it reported; `end` says why it reported no more, null if it came to its end */
function inProcess(
  args: readonly string[],
  cap: number,
): Promise<{ readonly reports: readonly Report[]; readonly end: string | null }> {
  return new Promise((resolve) => {
    const reports: Report[] = [];
    const child = fork(fileURLToPath(import.meta.url), args, { execArgv: process.execArgv });
    let isLate = false;
    const timer = Number.isFinite(cap)
      ? setTimeout(() => {
          isLate = true;
          child.kill('SIGKILL');
        }, cap)
      : undefined;
    child.on('message', (message) => reports.push(message as Report));
    child.on('exit', (code, signal) => {
      clearTimeout(timer);
      const late = isLate ? `not done after ${cap / 1_000} s` : null;
      resolve({ reports, end: late ?? (code === 0 ? null : `ended by ${signal ?? `code ${code}`}`) });
    });
  });
}
