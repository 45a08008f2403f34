import { PUBLISH_TEXTS } from '@/cli/messages/publishMessages';
import type { CliEffects } from './effects';
import { type Lock, type LockHolder, withLock } from './lock';

/** Does something while holding a catalog folder, and tells the person who waits for it about others who hold it.
 *  @returns  what `run` returns; null, with a word of who is there, where the folder did not become free
 *  @throws   what `withLock` throws */
export async function withFolderLock<T>(
  out: string,
  effects: CliEffects,
  run: (lock: Lock) => Promise<T>,
): Promise<T | null> {
  const texts = PUBLISH_TEXTS[effects.locale];
  const nameOf = (holder: LockHolder | null) => (holder === null ? null : `${holder.host} ${holder.pid}`);
  const onTakeOver = (holder: LockHolder | null) => effects.complain(texts.takenOver(nameOf(holder)));
  const held = await withLock(out, effects, onTakeOver, run);
  if (held.ok) return held.value;
  const holder = held.error;
  const since = holder === null ? null : new Date(holder.since).toISOString();
  effects.complain(texts.held(out, nameOf(holder), since));
  return null;
}
