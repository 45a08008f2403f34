import { fail, ok, type Result } from '@/base/result';
import type { EpochMs } from '@/domain/offer';
import type { OpenStorage, StorageProblem } from './openStorage';

/** A text that could not be read, or parts of one, kept for the buyer to look at and take along. */
export type SetAside = {
  /** When and why; null for what an earlier release has set aside. */
  readonly at: EpochMs | null;
  readonly why: string | null;
  readonly text: string;
};

/** So many are kept of each key; nothing more is overwritten until the buyer has deleted some. */
export const MOST_SET_ASIDE = 20;

const SUFFIX = '.broken';

/** Sets a text aside beside those that were set aside before; one that is there already is not added again.
 *  @returns  `storage-full` also where as many are kept as can be */
export function setAside(storage: OpenStorage, key: string, text: string, why: string): Result<null, StorageProblem> {
  const before = readSetAside(storage, key);
  if (before.some((one) => one.text === text)) return ok(null);
  if (before.length >= MOST_SET_ASIDE) return fail('storage-full');
  return storage.write(key + SUFFIX, JSON.stringify([...before, { at: Date.now(), why, text }]));
}

/** Reads what was set aside of a key, the oldest first. Earlier releases kept one bare text there. */
export function readSetAside(storage: OpenStorage, key: string): readonly SetAside[] {
  const kept = storage.read(key + SUFFIX);
  if (kept === null) return [];
  try {
    const parsed: unknown = JSON.parse(kept);
    if (Array.isArray(parsed) && parsed.every(isSetAside)) return parsed;
  } catch {
    // Not JSON: a bare text, which is given back as it is.
  }
  return [{ at: null, why: null, text: kept }];
}

/** Lists the keys of which something was set aside. */
export function keysSetAside(storage: OpenStorage): readonly string[] {
  const keys = storage.keys().filter((key) => key.endsWith(SUFFIX));
  return keys.map((key) => key.slice(0, -SUFFIX.length)).filter((key) => readSetAside(storage, key).length > 0);
}

/** Deletes what was set aside of a key with this text. */
export function deleteSetAside(storage: OpenStorage, key: string, text: string): Result<null, StorageProblem> {
  const others = readSetAside(storage, key).filter((one) => one.text !== text);
  return storage.write(key + SUFFIX, JSON.stringify(others));
}

function isSetAside(value: unknown): value is SetAside {
  return (
    typeof value === 'object' && value !== null && 'text' in value && typeof value.text === 'string' && 'why' in value
  );
}
