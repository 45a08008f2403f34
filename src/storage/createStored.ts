import * as v from 'valibot';
import { createStore } from '@/base/createStore';
import { decodeJson, objectOf } from '@/base/decodeJson';
import { fail, ok, type Result } from '@/base/result';
import { browserStorage, type OpenStorage, type StorageProblem } from './openStorage';
import { keepUnreadable } from './unreadableEntries';

/** A value in local storage, in the shape of React's useSyncExternalStore. */
export type Stored<T> = {
  readonly get: () => T;
  /** The empty value, for rendering without a browser. */
  readonly getServerSnapshot: () => T;
  /** Replaces the value of this page; the result states whether it was also stored. */
  readonly set: (next: T) => Result<null, StorageProblem>;
  /** Applies a change to the value that is currently in the storage, so that writes of other tabs are not lost. Reading, changing and
   *  writing happen in one task. Nothing is written if `change` returns its argument. */
  readonly update: (change: (current: T) => T) => Result<null, StorageProblem>;
  readonly subscribe: (listener: () => void) => () => void;
};

/** Decodes a stored value of a version; the error is a sentence for the log.
 *  @param drop  called with each invalid part of a value that is otherwise valid; a copy of the part is kept */
export type Decode<T> = (value: unknown, version: number, drop: Drop) => Result<T, string>;
export type Drop = (part: unknown, why: string) => void;

export type StoredOptions<T> = {
  /** Merges this page's value with one that another tab has stored. Returns `stored` itself if it already contains everything. Without
   *  `merge`, the stored value replaces this page's. */
  readonly merge?: (own: T, stored: T) => T;
  readonly storage?: OpenStorage;
};

const ENVELOPE = objectOf({ version: v.pipe(v.number(), v.integer(), v.minValue(1)), value: v.unknown() }, 'an object');

/** Creates a value in local storage, stored as `{"version":1,"value":…}` under its key. It follows the writes of other tabs, and is read
 *  again when the page becomes visible. A copy of an undecodable text is kept (`unreadableEntries`). If the stored text is of a later
 *  version, it is left unchanged, and changes of the value last in this page only.
 *  @param version  of the stored format, a whole number ≥ 1; `decode` migrates earlier versions
 *  @param empty    the value if none is stored */
export function createStored<T>(
  key: string,
  version: number,
  decode: Decode<T>,
  empty: T,
  { merge, storage = browserStorage }: StoredOptions<T> = {},
): Stored<T> {
  const store = createStore<{ readonly value: T } | null>(null);
  let lastSynced: { readonly text: string; readonly value: T } | null = null;
  let writeProblem: StorageProblem | null = null;

  const keepCopy = (text: string, why: string) => {
    console.warn(`${key}: ${why}; kept as unreadable`);
    const written = keepUnreadable(storage, key, text, why);
    if (!written.ok) writeProblem = written.error;
  };
  /** Reads the stored value; null if there is none, or it cannot be decoded. */
  const load = (): T | null => {
    const text = storage.read(key);
    writeProblem = null;
    if (lastSynced !== null && lastSynced.text === text) return lastSynced.value;
    lastSynced = null;
    if (text === null) return null;
    const envelope = readEnvelope(text);
    if (envelope !== null && envelope.version > version) {
      writeProblem = 'storage-newer';
      return null;
    }
    const dropped: { readonly part: unknown; readonly why: string }[] = [];
    const drop: Drop = (part, why) => {
      dropped.push({ part, why });
    };
    const decoded = envelope === null ? fail('not a stored value') : decode(envelope.value, envelope.version, drop);
    if (!decoded.ok) {
      keepCopy(text, decoded.error);
      return null;
    }
    if (dropped.length > 0)
      keepCopy(JSON.stringify(dropped.map(({ part }) => part)), dropped.map(({ why }) => why).join('; '));
    // The text must not be replaced if a part of it could not be kept.
    if (writeProblem === null) lastSynced = { text, value: decoded.value };
    return decoded.value;
  };
  /** Reads and merges the stored value. */
  const refresh = (): T => {
    const current = store.get();
    const own = current?.value ?? empty;
    // `own` contains the changes of a failed write, which are in memory only; other tabs may have written since.
    if (merge !== undefined && current !== null) storage.dropCopy(key);
    const loaded = load();
    return loaded === null || loaded === own ? own : (merge?.(own, loaded) ?? loaded);
  };
  const put = (value: T): Result<null, StorageProblem> => {
    if (value !== store.get()?.value) store.set({ value });
    if (writeProblem !== null) return fail(writeProblem);
    if (value === lastSynced?.value) return ok(null);
    const text = JSON.stringify({ version, value });
    const written = storage.write(key, text);
    if (written.ok) lastSynced = { text, value };
    return written;
  };
  const reload = () => {
    const value = refresh();
    // Another tab may have overwritten changes of this page.
    if (merge !== undefined && lastSynced !== null) put(value);
    else store.set({ value });
  };
  const get = (): T => {
    const current = store.get();
    if (current !== null) return current.value;
    // Not at creation: importing a module must not require `window`.
    storage.watch((changed) => {
      if (changed === key || changed === null) reload();
    });
    const value = refresh();
    store.set({ value });
    return value;
  };
  const update = (change: (current: T) => T) => {
    get();
    const result = put(change(refresh()));
    // Local storage is synchronised late between processes, so the value is merged again under the lock.
    if (merge !== undefined && result.ok) void withWebLock(key, reload);
    return result;
  };
  return { get, getServerSnapshot: () => empty, set: (next) => update(() => next), update, subscribe: store.subscribe };
}

/** Runs a task while no other tab runs one with the same name. */
async function withWebLock(name: string, task: () => void): Promise<void> {
  try {
    await navigator.locks?.request(name, task);
  } catch (error) {
    // Refused in some sandboxed frames. Storage events have the same effect a little later.
    console.warn(`${name}: no lock, ${String(error)}`);
  }
}

function readEnvelope(text: string): v.InferOutput<typeof ENVELOPE> | null {
  try {
    const decoded = decodeJson(ENVELOPE, JSON.parse(text));
    return decoded.ok ? decoded.value : null;
  } catch {
    // Not JSON, so it was not written by this module.
    return null;
  }
}
