import type { CliEffects } from '@/cli/io/effects';
import { type Lock, type LockHolder, withLock } from '@/cli/io/lock';
import { PUBLISH_MESSAGES } from '@/cli/messages/publishMessages';

/** Runs a task while holding the lock of a catalog folder, and reports other holders.
 *  @returns  the result of `run`; null, after reporting the holder, if the lock could not be acquired
 *  @throws   what `withLock` throws */
export async function withFolderLock<T>(
  catalogFolder: string,
  effects: CliEffects,
  run: (lock: Lock) => Promise<T>,
): Promise<T | null> {
  const messages = PUBLISH_MESSAGES[effects.locale];
  const nameOf = (holder: LockHolder | null) => (holder === null ? null : `${holder.host} ${holder.pid}`);
  const onTakeOver = (holder: LockHolder | null) => effects.stderr(messages.takenOver(nameOf(holder)));
  const result = await withLock(catalogFolder, effects, onTakeOver, run);
  if (result.ok) return result.value;
  const holder = result.error;
  const since = holder === null ? null : new Date(holder.since).toISOString();
  effects.stderr(messages.locked(catalogFolder, nameOf(holder), since));
  return null;
}
