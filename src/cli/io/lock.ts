import { join } from 'node:path';
import * as v from 'valibot';
import { decodeJson, objectOf } from '@/base/decodeJson';
import { fail, ok, type Result } from '@/base/result';
import { ShopError } from '@/base/shopError';
import type { CliEffects } from './effects';

/** The process that holds the lock of a catalog folder; `since` in milliseconds since 1970. */
export type LockHolder = { readonly pid: number; readonly host: string; readonly since: number };

const LOCK_HOLDER: v.GenericSchema<unknown, LockHolder> = objectOf(
  { pid: v.number(), host: v.string(), since: v.number() },
  'an object',
);

/** The held lock of a folder. */
export type Lock = {
  /** Checks that no other process has taken over the lock.
   *  @throws  ShopError `cli-lock-lost` */
  readonly confirm: () => Promise<void>;
};

/** Name of the lock file in the catalog folder; servers hide files whose name begins with a dot. */
export const LOCK_NAME = '.vitrine-lock';

/** Publishing takes seconds, so a process that has held a lock for an hour has been killed, possibly on another machine. */
const STALE_AFTER_MS = 3_600_000;
const RETRY_DELAY_MS = 250;
const MAX_ATTEMPTS = 20;

type LockEffects = Pick<CliEffects, 'read' | 'create' | 'remove' | 'wait' | 'now' | 'currentProcess'>;

/** Runs a task while holding the lock of a catalog folder. Waits up to five seconds if another process holds it. Takes over a lock that is
 *  older than an hour, or whose holder was a process on this machine that has ended. Releases the lock even if the task fails.
 *  @param onTakeOver  called with the previous holder, null if the lock file does not name it
 *  @returns           the result of `run`, or the holder of the lock
 *  @throws            ShopError `cli-read` | `cli-write`, and what `run` throws */
export async function withLock<T>(
  catalogFolder: string,
  effects: LockEffects,
  onTakeOver: (holder: LockHolder | null) => void,
  run: (lock: Lock) => Promise<T>,
): Promise<Result<T, LockHolder | null>> {
  const path = join(catalogFolder, LOCK_NAME);
  const mine = new TextEncoder().encode(`${JSON.stringify(describeSelf(effects))}\n`);
  const holder = await acquireLock(path, mine, effects, onTakeOver);
  if (!holder.ok) return holder;
  const isMine = async () => (await readText(path, effects)) === new TextDecoder().decode(mine);
  const confirm = async () => {
    if (!(await isMine())) throw new ShopError('cli-lock-lost', `${path}: taken over by another process`);
  };
  try {
    return ok(await run({ confirm }));
  } finally {
    if (await isMine()) await effects.remove(path);
  }
}

async function acquireLock(
  path: string,
  mine: Uint8Array,
  effects: LockEffects,
  onTakeOver: (holder: LockHolder | null) => void,
): Promise<Result<null, LockHolder | null>> {
  let holder: LockHolder | null = null;
  for (let attempt = 1; attempt <= MAX_ATTEMPTS; attempt++) {
    if (await effects.create(path, mine)) return ok(null);
    const text = await readText(path, effects);
    holder = text === null ? null : decodeHolder(text);
    // A lock file without content may be about to be filled, so only the last attempt takes it over.
    const isLeftBehind = text !== null && (holder === null ? attempt === MAX_ATTEMPTS - 1 : isStale(holder, effects));
    if (isLeftBehind && (await readText(path, effects)) === text) {
      await effects.remove(path);
      onTakeOver(holder);
    } else if (text !== null) await effects.wait(RETRY_DELAY_MS);
  }
  return fail(holder);
}

function describeSelf({ currentProcess: { pid, host }, now }: LockEffects): LockHolder {
  return { pid, host, since: now() };
}

function isStale({ pid, host, since }: LockHolder, { currentProcess, now }: LockEffects): boolean {
  // In a container every process may have the same id. This process has no lock yet, so a lock with its id belongs to an earlier process.
  const hasEnded = host === currentProcess.host && (pid === currentProcess.pid || !currentProcess.isRunning(pid));
  return hasEnded || now() - since > STALE_AFTER_MS;
}

function decodeHolder(text: string): LockHolder | null {
  try {
    const decoded = decodeJson(LOCK_HOLDER, JSON.parse(text));
    return decoded.ok ? decoded.value : null;
  } catch {
    // Not JSON: the holder was killed while writing the file.
    return null;
  }
}

async function readText(path: string, { read }: LockEffects): Promise<string | null> {
  const bytes = await read(path);
  return bytes === null ? null : new TextDecoder().decode(bytes);
}
