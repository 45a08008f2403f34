import * as v from 'valibot';
import { decodeJson, objectOf } from '@/base/decodeJson';
import { fail, ok, type Result } from '@/base/result';
import { isWholeNumber, MAX_TIMESTAMP_MS } from '@/domain/limits';
import type { EpochMs } from '@/domain/offer';
import type { OpenStorage, StorageProblem } from './openStorage';

/** A text that could not be decoded, or parts of one, which the buyer can view and copy. */
export type SetAside = {
  /** When it was set aside; null for a text of an earlier release. */
  readonly at: EpochMs | null;
  /** Why it could not be decoded; null for a text of an earlier release. */
  readonly why: string | null;
  readonly text: string;
};

const LIST: v.GenericSchema<unknown, readonly SetAside[]> = v.array(
  objectOf(
    {
      at: v.fallback(v.nullable(v.custom<EpochMs>((value) => isWholeNumber(value, MAX_TIMESTAMP_MS))), null),
      why: v.nullable(v.string()),
      text: v.string(),
    },
    'a text',
  ),
);

/** Maximum number of texts per key. More are not set aside, so the stored value is not overwritten until the buyer deletes some. */
export const MAX_SET_ASIDE = 20;

const SUFFIX = '.broken';

/** Sets a text aside, unless the same text has been set aside before.
 *  @returns  `storage-full` also if `MAX_SET_ASIDE` is reached */
export function setAside(storage: OpenStorage, key: string, text: string, why: string): Result<null, StorageProblem> {
  const before = readSetAside(storage, key);
  if (before.some((one) => one.text === text)) return ok(null);
  if (before.length >= MAX_SET_ASIDE) return fail('storage-full');
  return storage.write(key + SUFFIX, JSON.stringify([...before, { at: Date.now(), why, text }]));
}

/** Reads the texts that were set aside for a key, oldest first. Earlier releases stored a single bare text. */
export function readSetAside(storage: OpenStorage, key: string): readonly SetAside[] {
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

/** Lists the keys for which texts were set aside. */
export function listSetAsideKeys(storage: OpenStorage): readonly string[] {
  const keys = storage.keys().filter((key) => key.endsWith(SUFFIX));
  return keys.map((key) => key.slice(0, -SUFFIX.length)).filter((key) => readSetAside(storage, key).length > 0);
}

/** Deletes a text that was set aside for a key. */
export function deleteSetAside(storage: OpenStorage, key: string, text: string): Result<null, StorageProblem> {
  const others = readSetAside(storage, key).filter((one) => one.text !== text);
  return storage.write(key + SUFFIX, JSON.stringify(others));
}
