import * as v from 'valibot';
import { decodeJson, objectOf } from '@/base/decodeJson';
import { fail, ok, type Result } from '@/base/result';
import { isWholeNumber, MAX_TIMESTAMP_MS } from '@/domain/limits';
import type { EpochMs } from '@/domain/offer';
import type { OpenStorage, StorageProblem } from './openStorage';

/** A text that could not be decoded, or parts of one, which the buyer can view and copy. */
export type UnreadableEntry = {
  /** When the copy was made; null for a text of an earlier release. */
  readonly at: EpochMs | null;
  /** Why it could not be decoded; null for a text of an earlier release. */
  readonly why: string | null;
  readonly text: string;
};

const LIST: v.GenericSchema<unknown, readonly UnreadableEntry[]> = v.array(
  objectOf(
    {
      at: v.fallback(v.nullable(v.custom<EpochMs>((value) => isWholeNumber(value, MAX_TIMESTAMP_MS))), null),
      why: v.nullable(v.string()),
      text: v.string(),
    },
    'a text',
  ),
);

/** Maximum number of unreadable texts per key. Once it is reached, the stored value is not overwritten until the buyer deletes some of
 *  them. */
export const MAX_UNREADABLE = 20;

const SUFFIX = '.broken';

/** Keeps a copy of a text that could not be decoded, unless there is one already.
 *  @returns  `storage-full` also if `MAX_UNREADABLE` is reached */
export function keepUnreadable(
  storage: OpenStorage,
  key: string,
  text: string,
  why: string,
): Result<null, StorageProblem> {
  const before = readUnreadable(storage, key);
  if (before.some((one) => one.text === text)) return ok(null);
  if (before.length >= MAX_UNREADABLE) return fail('storage-full');
  return storage.write(key + SUFFIX, JSON.stringify([...before, { at: Date.now(), why, text }]));
}

/** Reads the unreadable texts of a key, oldest first. Earlier releases stored a single bare text. */
export function readUnreadable(storage: OpenStorage, key: string): readonly UnreadableEntry[] {
  const stored = storage.read(key + SUFFIX);
  if (stored === null) return [];
  try {
    const decoded = decodeJson(LIST, JSON.parse(stored));
    if (decoded.ok) return decoded.value;
  } catch {
    // Not JSON, so it is a bare text.
  }
  return [{ at: null, why: null, text: stored }];
}

/** Lists the keys that have unreadable texts. */
export function listUnreadableKeys(storage: OpenStorage): readonly string[] {
  const keys = storage.keys().filter((key) => key.endsWith(SUFFIX));
  return keys.map((key) => key.slice(0, -SUFFIX.length)).filter((key) => readUnreadable(storage, key).length > 0);
}

/** Deletes an unreadable text of a key. */
export function deleteUnreadable(storage: OpenStorage, key: string, text: string): Result<null, StorageProblem> {
  const others = readUnreadable(storage, key).filter((one) => one.text !== text);
  return storage.write(key + SUFFIX, JSON.stringify(others));
}
