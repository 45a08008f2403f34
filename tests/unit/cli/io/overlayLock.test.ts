/** @jest-environment node */
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { CliEffects } from '@/cli/io/effects';
import { LOCK_NAME } from '@/cli/io/lock';
import { runCli } from '@/cli/runCli';
import type { EpochMs } from '@/domain/offer';
import { overlayOn, publishedAtOn, publishedHost } from '../overlay/overlayHost';
import { run } from '../runOn';
import { type MemoryHost, sheetOf } from './memoryEffects';

const LOCK = join('published/catalog', LOCK_NAME);
const turn = () => new Promise<void>((resolve) => setImmediate(resolve));

/** Effects of another process on the same disk, whose reads are asynchronous as on a real disk. */
function processOn({ effects }: MemoryHost, pid: number): CliEffects {
  const read = async (path: string) => {
    const bytes = await effects.read(path);
    await turn();
    return bytes;
  };
  return { ...effects, read, wait: turn, currentProcess: { pid, host: 'here', isRunning: () => true } };
}

const lockedBy = (pid: number) => new TextEncoder().encode(`{"pid":${pid},"host":"here","since":7}\n`);

describe('overlay updates at the same time', () => {
  it('are all written', async () => {
    const { host } = await publishedHost('A', 'B', 'C', 'D');
    const calls = ['set --sold A', 'set --reserved B', 'set --price C=5', 'set --pause 青石铺'];

    // In memory more turns are needed than the number of retries within the five seconds of a real disk.
    const wait = async () => {
      for (let turns = 0; turns < 50; turns++) await turn();
    };
    const exitCodes = await Promise.all(
      calls.map((call, index) => runCli(['overlay', ...call.split(' ')], { ...processOn(host, 50 + index), wait })),
    );

    expect(exitCodes).toEqual([0, 0, 0, 0]);
    expect(overlayOn(host)).toMatchObject({
      sold: ['A'],
      reserved: ['B'],
      prices: { C: 5 },
      pausedShops: ['青石铺'],
    });
    expect(host.files.has(LOCK)).toBe(false);
  });

  it('wait for a publication to end, and confirm the catalog that it published', async () => {
    const { host, publishedAt } = await publishedHost('A');
    host.files.set('FateGO.csv', new TextEncoder().encode(sheetOf('A', 'B')));

    await Promise.all([
      runCli(['build', 'FateGO.csv'], processOn(host, 50)),
      // Starts when the publication holds the lock.
      (async () => {
        while (!host.files.has(LOCK)) await turn();
        const wait = async () => {
          while (host.files.has(LOCK)) await turn();
        };
        return runCli(['overlay', 'set', '--sold', 'B'], { ...processOn(host, 51), wait });
      })(),
    ]);

    expect(publishedAtOn(host)).toBeGreaterThan(publishedAt);
    expect(overlayOn(host)).toMatchObject({ sold: ['B'], catalogs: { FateGO: { publishedAt: publishedAtOn(host) } } });
    expect(host.reported).toEqual([]);
  });

  it('write nothing while a publication does not end, and name its process', async () => {
    const { host } = await publishedHost('A');
    host.files.set(LOCK, lockedBy(50));
    host.writes.splice(0);

    expect(await runCli(['overlay', 'set', '--sold', 'A'], processOn(host, 51))).toBe(2);
    expect(await runCli(['overlay', 'clear', '--all'], processOn(host, 51))).toBe(2);

    expect(host.writes).toEqual([]);
    expect(host.reported[0]).toContain('published/catalog 正有另一个程序在写（here 50');
  });

  it('write nothing after another process has taken over the lock', async () => {
    const { host } = await publishedHost('A');
    host.writes.splice(0);
    const now = () => {
      if (host.files.has(LOCK)) host.files.set(LOCK, lockedBy(50));
      return 9 as EpochMs;
    };

    expect(await runCli(['overlay', 'set', '--sold', 'A'], { ...processOn(host, 51), now })).toBe(2);

    expect(host.writes).toEqual([]);
    expect(host.reported[0]).toContain('cli-lock-lost');
  });

  it('do not block overlay show', async () => {
    const { host } = await publishedHost('A');
    host.files.set(LOCK, lockedBy(50));

    expect(await run('overlay show', host)).toBe(0);
  });
});

describe('processes that update an overlay at the same time', () => {
  let folder = '';
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'vitrine-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  it('lose nothing', async () => {
    const sheet = join(folder, 'FateGO.csv');
    const out = join(folder, 'catalog');
    const file = join(folder, 'overlay.json');
    const codes = Array.from({ length: 4 }, (_, index) => `FG-${index}`);
    writeFileSync(sheet, sheetOf(...codes));
    await finish(['build', sheet, '--out', out]);

    const exitCodes = await Promise.all(
      codes.map((code) => finish(['overlay', 'set', '--sold', code, '--out', out, '--file', file])),
    );

    expect(exitCodes).toEqual([0, 0, 0, 0]);
    const { sold, statusAt } = JSON.parse(readFileSync(file, 'utf8'));
    expect([...sold].sort()).toEqual(codes);
    expect(Object.keys(statusAt).sort()).toEqual(codes);
  }, 60_000);
});

function finish(words: readonly string[]): Promise<number | null> {
  const env = { PATH: process.env.PATH, NODE_ENV: 'test' } as const;
  const child = spawn(process.execPath, ['--import', 'tsx', 'src/cli/main.ts', ...words], { env, stdio: 'ignore' });
  return new Promise((resolve) => child.once('exit', resolve));
}
