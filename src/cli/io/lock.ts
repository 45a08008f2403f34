import { join } from 'node:path';
import { fail, ok, type Result } from '@/base/result';
import { ShopError } from '@/base/shopError';
import type { CliEffects } from './effects';

/** Who holds a catalog folder; `since` in milliseconds since 1970. */
export type LockHolder = { readonly pid: number; readonly host: string; readonly since: number };

/** A folder that nobody else writes to. */
export type Lock = {
  /** Makes sure that nobody has taken the folder over in the meantime.
   *  @throws  ShopError `cli-lock-lost` */
  readonly confirm: () => Promise<void>;
};

/** Lies in the catalog folder while somebody publishes; servers hide files whose name begins with a dot. */
export const LOCK_NAME = '.vitrine-lock';

/** Publishing takes seconds. Whoever has held a folder for an hour has been forgotten, on whatever machine. */
const STALE_AFTER_MS = 3_600_000;
const PAUSE_MS = 250;
const TRIES = 20;

type LockEffects = Pick<CliEffects, 'read' | 'create' | 'remove' | 'wait' | 'now' | 'self'>;

/** Does something while holding a catalog folder. A folder that is held is waited for, five seconds; a lock whose process is
 *  gone from this machine, or that is older than an hour, is taken over.
 *  @param onTakeOver  told whose lock was taken over, null where the lock does not say
 *  @returns           what `run` returns, or who holds the folder
 *  @throws            ShopError `cli-read` | `cli-write`, and what `run` throws; the folder is free again after that */
export async function withLock<T>(
  out: string,
  effects: LockEffects,
  onTakeOver: (holder: LockHolder | null) => void,
  run: (lock: Lock) => Promise<T>,
): Promise<Result<T, LockHolder | null>> {
  const path = join(out, LOCK_NAME);
  const mine = new TextEncoder().encode(`${JSON.stringify(describeSelf(effects))}\n`);
  const holder = await takeLock(path, mine, effects, onTakeOver);
  if (!holder.ok) return holder;
  const isMine = async () => (await readText(path, effects)) === new TextDecoder().decode(mine);
  const confirm = async () => {
    if (!(await isMine())) throw new ShopError('cli-lock-lost', `${path}: taken over by somebody else`);
  };
  try {
    return ok(await run({ confirm }));
  } finally {
    if (await isMine()) await effects.remove(path);
  }
}

async function takeLock(
  path: string,
  mine: Uint8Array,
  effects: LockEffects,
  onTakeOver: (holder: LockHolder | null) => void,
): Promise<Result<null, LockHolder | null>> {
  let holder: LockHolder | null = null;
  for (let tries = 1; tries <= TRIES; tries++) {
    if (await effects.create(path, mine)) return ok(null);
    const text = await readText(path, effects);
    holder = text === null ? null : decodeHolder(text);
    // A lock that says nothing may be about to be written: only the last look counts it as left behind.
    const stale = text !== null && (holder === null ? tries === TRIES - 1 : isStale(holder, effects));
    if (stale && (await readText(path, effects)) === text) {
      await effects.remove(path);
      onTakeOver(holder);
    } else if (text !== null) await effects.wait(PAUSE_MS);
  }
  return fail(holder);
}

function describeSelf({ self, now }: LockEffects): LockHolder {
  return { pid: self.pid, host: self.host, since: now() };
}

function isStale({ pid, host, since }: LockHolder, { self, now }: LockEffects): boolean {
  // In a container every run may have the same id: a lock of our own id is not ours, for we have none yet.
  const gone = host === self.host && (pid === self.pid || !self.isRunning(pid));
  return gone || now() - since > STALE_AFTER_MS;
}

function decodeHolder(text: string): LockHolder | null {
  try {
    const { pid, host, since } = JSON.parse(text) as Partial<Record<keyof LockHolder, unknown>>;
    return typeof pid === 'number' && typeof host === 'string' && typeof since === 'number'
      ? { pid, host, since }
      : null;
  } catch {
    // No JSON, or none of ours: a lock whose holder was killed while writing it.
    return null;
  }
}

async function readText(path: string, { read }: LockEffects): Promise<string | null> {
  const bytes = await read(path);
  return bytes === null ? null : new TextDecoder().decode(bytes);
}
