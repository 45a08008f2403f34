/** @jest-environment node */
import type { CliEffects } from '@/cli/io/effects';
import { LOCK_NAME, type LockHolder, withLock } from '@/cli/io/lock';
import { runCli } from '@/cli/runCli';
import type { EpochMs } from '@/domain/offer';
import { type MemoryHost, memoryHost, sheetOf } from './memoryEffects';

const PATH = `out/${LOCK_NAME}`;
const NOW = 10_000_000 as EpochMs;

const lockOf = (holder: LockHolder) => ({ [PATH]: `${JSON.stringify(holder)}\n` });
const running: CliEffects['currentProcess'] = { pid: 42, host: 'here', isRunning: () => true };

function lockFolder(host: MemoryHost, override: Partial<CliEffects> = {}, run = async () => 'done') {
  const takenOverFrom: (LockHolder | null)[] = [];
  const effects = { ...host.effects, now: () => NOW, ...override };
  return { takenOverFrom, result: withLock('out', effects, (holder) => takenOverFrom.push(holder), run) };
}

describe('the lock of a catalog folder', () => {
  it('exists with its holder during the task and is removed afterwards', async () => {
    const host = memoryHost({});

    const { result } = lockFolder(host, {}, async () => new TextDecoder().decode(host.files.get(PATH)));

    expect(await result).toEqual({ ok: true, value: '{"pid":42,"host":"here","since":10000000}\n' });
    expect(host.files.has(PATH)).toBe(false);
  });

  it('is removed after a failure', async () => {
    const host = memoryHost({});
    const failing = async () => {
      throw new RangeError('ours');
    };

    await expect(lockFolder(host, {}, failing).result).rejects.toThrow('ours');
    expect(host.files.has(PATH)).toBe(false);
  });

  it('is waited for, and then refused with its holder', async () => {
    const holder = { pid: 7, host: 'here', since: NOW - 1000 };
    const host = memoryHost(lockOf(holder));
    let waitedMs = 0;
    const wait = async (ms: number) => {
      waitedMs += ms;
    };

    const { result, takenOverFrom } = lockFolder(host, { currentProcess: running, wait });

    expect(await result).toEqual({ ok: false, error: holder });
    expect(waitedMs).toBe(5000);
    expect(takenOverFrom).toEqual([]);
    expect(host.files.has(PATH)).toBe(true);
  });

  it('is acquired when the other process finishes during the wait', async () => {
    const host = memoryHost(lockOf({ pid: 7, host: 'here', since: NOW }));
    const wait = async () => void host.files.delete(PATH);

    const { result, takenOverFrom } = lockFolder(host, { currentProcess: running, wait });

    expect(await result).toEqual({ ok: true, value: 'done' });
    expect(takenOverFrom).toEqual([]);
  });

  it.each([
    [
      'whose process is gone from this machine',
      { pid: 7, host: 'here', since: NOW },
      { ...running, isRunning: () => false },
    ],
    ['with our own process id, as in a container', { pid: 42, host: 'here', since: NOW }, running],
    ['of another machine that is older than an hour', { pid: 7, host: 'there', since: NOW - 3_600_001 }, running],
  ] as const)('is taken over from a run %s', async (_, holder, self) => {
    const host = memoryHost(lockOf(holder));

    const { result, takenOverFrom } = lockFolder(host, { currentProcess: self });

    expect(await result).toEqual({ ok: true, value: 'done' });
    expect(takenOverFrom).toEqual([holder]);
    expect(host.files.has(PATH)).toBe(false);
  });

  it('of another machine is respected although its process id does not exist here', async () => {
    const holder = { pid: 7, host: 'there', since: NOW - 3_599_000 };

    const { result } = lockFolder(memoryHost(lockOf(holder)), {
      currentProcess: { ...running, isRunning: () => false },
    });

    expect(await result).toEqual({ ok: false, error: holder });
  });

  it('without content is taken over only after the wait', async () => {
    const host = memoryHost({ [PATH]: '' });
    let waitedMs = 0;
    const wait = async (ms: number) => {
      waitedMs += ms;
    };

    const { result, takenOverFrom } = lockFolder(host, { currentProcess: running, wait });

    expect(await result).toEqual({ ok: true, value: 'done' });
    expect(takenOverFrom).toEqual([null]);
    expect(waitedMs).toBe(4500);
  });

  it('rejects confirm after another process has taken it over, and is not removed', async () => {
    const host = memoryHost({});
    const other = lockOf({ pid: 8, host: 'there', since: NOW })[PATH] ?? '';
    const effects = { ...host.effects, now: () => NOW };

    const result = withLock(
      'out',
      effects,
      () => {},
      async ({ confirm }) => {
        await confirm();
        host.files.set(PATH, new TextEncoder().encode(other));
        await confirm();
      },
    );

    await expect(result).rejects.toMatchObject({ code: 'cli-lock-lost' });
    expect(new TextDecoder().decode(host.files.get(PATH))).toBe(other);
  });
});

describe('two importers at once', () => {
  it('make the second one name the holder and write nothing', async () => {
    const holder = { pid: 7, host: 'here', since: 5 };
    const host = memoryHost({ 'stock/FateGO.csv': sheetOf('FG-1'), ...lockOf(holder) }, { currentProcess: running });

    const code = await runCli(['build', 'stock', '--out', 'out'], host.effects);

    expect(code).toBe(2);
    expect(host.writes).toEqual([]);
    expect(host.reported).toEqual([
      'out 正有另一个程序在写（here 7，从 1970-01-01T00:00:00.005Z 起），什么都没有写。等它写完再来。',
    ]);
  });

  it('do not affect a dry run', async () => {
    const lock = lockOf({ pid: 7, host: 'here', since: 5 });
    const host = memoryHost({ 'stock/FateGO.csv': sheetOf('FG-1'), ...lock }, { currentProcess: running });

    expect(await runCli(['build', 'stock', '--out', 'out', '--dry-run'], host.effects)).toBe(0);
  });
});
